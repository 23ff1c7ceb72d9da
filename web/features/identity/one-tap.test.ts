import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, fakeApi, refuse } from '../booking/testing/fake-api.ts';
import { startOneTap } from './one-tap.ts';

const nonce = { clientId: 'us', configUrl: 'https://g.example/gsi/fedcm.json', nonce: 'n-1', round: 'r-1' };
const answers: Answers = {
  'identity.googleNonce': () => nonce,
  'identity.googleLogin': () => ({ status: 0, uid: 'a', loginRedirectUrl: '/' }),
};
const get = vi.fn<(request: unknown) => Promise<unknown>>();
/** When the browser asked and the page was left, in ms after it began. */
let [began, asks, leaves] = [0, [] as number[], [] as number[]];
const went: (string | null)[] = [];
const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);

beforeEach(() => {
  vi.useFakeTimers();
  [began, asks, leaves] = [Date.now(), [], []];
  went.length = 0;
  logged.mockClear();
  get.mockReset().mockImplementation(async () => {
    asks.push(Date.now() - began);
    return { token: 'a.b.c' };
  });
  vi.stubGlobal('IdentityCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until nothing is waited for any more. */
async function run(given: Answers, variant: 'popup' | 'server' = 'popup') {
  const { api, asked } = fakeApi(given);
  const go = (address: string | null) => {
    leaves.push(Date.now() - began);
    went.push(address);
  };
  const done = startOneTap({ variant, api, go });
  await vi.runAllTimersAsync();
  await done;
  return asked;
}

test('[9-05] after 2500 ms the browser asks; the page is read again 300 ms after it signed somebody in', async () => {
  const asked = await run(answers);
  expect([asks, leaves, went]).toEqual([[2_500], [2_800], [null]]);
  const providers = [{ configURL: nonce.configUrl, clientId: 'us', nonce: 'n-1' }];
  expect(get).toHaveBeenCalledExactlyOnceWith({ mediation: 'required', identity: { context: 'signin', providers } });
  expect(asked[1]).toEqual(['identity.googleLogin', { credential: 'a.b.c', round: 'r-1', redir: '/' }]);
});

test('[9-05] the server-side variant waits 250 ms', async () => {
  await run(answers, 'server');
  expect([asks, leaves]).toEqual([[250], [550]]);
});

test('an address that has an account leads to the question whose it is', async () => {
  const link = () => ({ status: 1, verifyResult: 'link', loginRedirectUrl: '/login/provider?round=r-1' });
  await run({ ...answers, 'identity.googleLogin': link });
  expect([leaves, went]).toEqual([[2_500], ['/login/provider?round=r-1']]);
});

test.for([
  ['the nonce', { ...answers, 'identity.googleNonce': refuse(404, 'NOT_FOUND') }],
  ['the sign-in', { ...answers, 'identity.googleLogin': () => ({ status: -1, errorCode: 'PROVIDER_ANSWER_INVALID' }) }],
  ['the server', { ...answers, 'identity.googleLogin': refuse(500, 'INTERNAL_ERROR') }],
] as const)('[8-06c] where %s fails it is logged and nothing else happens', async ([, given]) => {
  await run(given);
  expect(logged).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
});

test('[8-06c] a browser that refuses to ask is logged; one that cannot ask is left alone', async () => {
  get.mockRejectedValue(new DOMException('Dismissed', 'NetworkError'));
  await run(answers);
  expect([logged.mock.calls.length, went]).toEqual([1, []]);
  Reflect.deleteProperty(globalThis, 'IdentityCredential');
  const asked = await run(answers);
  expect([asked, logged.mock.calls.length]).toEqual([[], 1]);
});
