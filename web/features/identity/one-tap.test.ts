import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, fakeApi, refuse } from '../booking/testing/fake-api.ts';
import { startOneTap } from './one-tap.ts';

const nonce = { clientId: 'us', configUrl: 'https://g.example/gsi/fedcm.json', nonce: 'n-1', round: 'r-1' };
const answers: Answers = {
  'identity.googleNonce': () => nonce,
  'identity.googleLogin': () => ({ status: 0, uid: 'a', loginRedirectUrl: '/' }),
};
const get = vi.fn<(request: unknown) => Promise<unknown>>();
const waited: number[] = [];
const went: (string | null)[] = [];
const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);

beforeEach(() => {
  waited.length = 0;
  went.length = 0;
  logged.mockClear();
  get.mockReset().mockResolvedValue({ token: 'a.b.c' });
  vi.stubGlobal('IdentityCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
});
afterEach(() => vi.unstubAllGlobals());

function start(given: Answers, variant: 'popup' | 'server' = 'popup') {
  const { api, asked } = fakeApi(given);
  const wait = async (ms: number) => void waited.push(ms);
  const done = startOneTap({ variant, api, wait, go: (address) => void went.push(address) });
  return { done, asked };
}

test('[9-05] after 2500 ms the browser asks; the page is read again 300 ms after it signed somebody in', async () => {
  const { done, asked } = start(answers);
  await done;
  expect([waited, went]).toEqual([[2_500, 300], [null]]);
  const providers = [{ configURL: nonce.configUrl, clientId: 'us', nonce: 'n-1' }];
  expect(get).toHaveBeenCalledExactlyOnceWith({ mediation: 'required', identity: { context: 'signin', providers } });
  expect(asked[1]).toEqual(['identity.googleLogin', { credential: 'a.b.c', round: 'r-1', redir: '/' }]);
});

test('[9-05] the server-side variant waits 250 ms', async () => {
  await start(answers, 'server').done;
  expect(waited).toEqual([250, 300]);
});

test('an address that has an account leads to the question whose it is', async () => {
  const link = () => ({ status: 1, verifyResult: 'link', loginRedirectUrl: '/login/provider?round=r-1' });
  await start({ ...answers, 'identity.googleLogin': link }).done;
  expect([waited, went]).toEqual([[2_500], ['/login/provider?round=r-1']]);
});

test.for([
  ['the nonce', { ...answers, 'identity.googleNonce': refuse(404, 'NOT_FOUND') }],
  ['the sign-in', { ...answers, 'identity.googleLogin': () => ({ status: -1, errorCode: 'PROVIDER_ANSWER_INVALID' }) }],
  ['the server', { ...answers, 'identity.googleLogin': refuse(500, 'INTERNAL_ERROR') }],
] as const)('[8-06c] where %s fails it is logged and nothing else happens', async ([, given]) => {
  await start(given).done;
  expect(logged).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
});

test('[8-06c] a browser that refuses to ask is logged; one that cannot ask is left alone', async () => {
  get.mockRejectedValue(new DOMException('Dismissed', 'NetworkError'));
  await start(answers).done;
  expect([logged.mock.calls.length, went]).toEqual([1, []]);
  Reflect.deleteProperty(globalThis, 'IdentityCredential');
  const { done, asked } = start(answers);
  await done;
  expect([asked, logged.mock.calls.length]).toEqual([[], 1]);
});
