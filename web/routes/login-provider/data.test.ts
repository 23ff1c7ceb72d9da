import { webcrypto } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { action, loader } from './data.ts';

const waiting = { provider: 'google', email: 'ana@provider.example', verified: true, popup: false, redir: '/trips' };
const auth = (adding = false) => ({
  'identity.state': () => ({ loggedInSession: adding, authStateParams: { adding } }),
});
const answers = {
  ...auth(),
  'session.formtoken': () => ({ formtoken: 'a.b' }),
  'identity.waitingLink': () => ({ waiting }),
};
const typed = { intent: 'login', round: 'r1', passwd: 'four words make it long' };

test.for([
  ['/login/provider?provider=google&m=w&redir=/trips', { kind: 'welcome', provider: 'google', next: '/trips' }],
  ['/login/provider?provider=google&popup=1&redir=/trips', { kind: 'closing', provider: 'google', next: '/trips' }],
  [
    '/login/provider?provider=apple&code=X&m=n',
    { kind: 'refused', provider: 'apple', code: 'X', popup: false, next: '/', adding: false },
  ],
  [
    '/login/provider',
    { kind: 'refused', provider: null, code: 'PROVIDER_ROUND_OVER', popup: false, next: '/', adding: false },
  ],
  ['/login/provider?provider=google&redir=https://evil.example', { kind: 'welcome', provider: 'google', next: '/' }],
  ['/login/provider?provider=google&popup=1&redir=//evil.example', { kind: 'closing', provider: 'google', next: '/' }],
] as const)('%s is read', async ([path, result]) => {
  expect(await loader(argsFor(fakeApi(auth()).api, path))).toEqual(result);
});

test('an address that was cut names no round, and its reader is told how to begin again', async () => {
  const { api } = fakeApi({ ...answers, 'identity.waitingLink': refuse(422, 'VALIDATION_ERROR') });
  expect(await loader(argsFor(api, '/login/provider?round=r&m=l'))).toMatchObject({
    kind: 'refused',
    code: 'PROVIDER_ROUND_OVER',
  });
});

test('what waits to be linked asks for a code to the address of its account, or for its password', async () => {
  const { api } = fakeApi(answers);
  const asked = {
    kind: 'link',
    provider: 'google',
    email: waiting.email,
    verified: true,
    round: 'r1',
    way: 'code',
    formtoken: 'a.b',
    next: '/trips',
    adding: false,
  };
  expect(await loader(argsFor(api, '/login/provider?round=r1&m=l'))).toEqual(asked);
  expect(await loader(argsFor(api, '/login/provider?round=r1&way=password'))).toEqual({ ...asked, way: 'password' });
  const gone = fakeApi({ ...answers, 'identity.waitingLink': () => ({ waiting: null }) }).api;
  expect(await loader(argsFor(gone, '/login/provider?round=r1&m=l'))).toMatchObject({ code: 'PROVIDER_ROUND_OVER' });
});

test('[4-05d] who goes back or has yet to prove an account while adding one is still adding one', async () => {
  const { api } = fakeApi({ ...answers, ...auth(true) });
  const back = '/login/provider?provider=google&code=PROVIDER_CANCELLED&redir=/trips';
  expect(await loader(argsFor(api, back))).toMatchObject({ kind: 'refused', adding: true });
  expect(await loader(argsFor(api, '/login/provider?round=r1&m=l'))).toMatchObject({ kind: 'link', adding: true });
});

test.for([
  ['success', false, '/trips'],
  ['success', true, '/login/provider?provider=google&redir=%2Ftrips&popup=1'],
  ['notLinkable', false, '/login/provider?provider=google&redir=%2Ftrips&code=PROVIDER_NOT_LINKABLE&m=n'],
] as const)('proved with %s, in a window of its own: %s', async ([verifyResult, popup, on]) => {
  const { api, asked } = fakeApi({
    'identity.waitingLink': () => ({ waiting: { ...waiting, popup } }),
    'identity.loginAndLink': () => ({ status: 0, verifyResult, loginRedirectUrl: '/trips' }),
  });
  const answer = (await action(argsFor(api, '/login/provider', {}, typed))) as Response;
  expect(answer.headers.get('location')).toBe(on);
  const { intent: _, ...sent } = typed;
  expect(asked[1]).toEqual(['identity.loginAndLink', { ...sent, username: waiting.email, sticky: '1', captcha: '' }]);
});

test('a wrong password is told at its field', async () => {
  const wrong = () => ({ status: -1, errorCode: 'WRONG_CREDENTIALS', errorField: 'passwd', message: 'No match.' });
  const { api } = fakeApi({ ...answers, 'identity.loginAndLink': wrong });
  expect(await action(argsFor(api, '/login/provider', {}, typed))).toMatchObject({
    data: { sent: false, refused: { errorField: 'passwd', message: 'No match.' } },
    init: { status: 422 },
  });
});

test('a code is sent to the address that waits, whatever the form says; a wrong one is told at its field', async () => {
  const wrong = () => ({ status: 2, errorCode: 'CODE_WRONG', errorField: 'code', message: 'Not that.' });
  const { api, asked } = fakeApi({
    ...answers,
    'identity.sendCode': () => ({ status: 0 }),
    'identity.confirmAndLink': wrong,
  });
  const send = { intent: 'code', round: 'r1', username: 'other@x.example' };
  expect(await action(argsFor(api, '/login/provider', {}, send))).toMatchObject({
    data: { sent: true, refused: null },
  });
  expect(asked[1]).toEqual(['identity.sendCode', { username: waiting.email, redir: '/trips', captcha: '' }]);
  const confirm = { intent: 'confirm', round: 'r1', code: '123456' };
  expect(await action(argsFor(api, '/login/provider', {}, confirm))).toMatchObject({
    data: { sent: true, refused: { errorField: 'code', message: 'Not that.' } },
    init: { status: 422 },
  });
});

test('a second code, which the server asks some work of the browser for, is sent once that is done', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const asks: unknown[] = [];
  const { api } = fakeApi({
    ...answers,
    'identity.sendCode': ({ captcha }: { captcha?: string }) => {
      asks.push(captcha);
      return captcha ? { status: 0 } : { status: 2, errorCode: 'CAPTCHA_REQUIRED', errorAction: '0:work' };
    },
  });
  expect(await action(argsFor(api, '/login/provider', {}, { intent: 'code', round: 'r1' }))).toMatchObject({
    data: { sent: true, refused: null },
  });
  expect(asks).toEqual(['', '0:work:0']);
  vi.unstubAllGlobals();
});

test('a form that is sent after its round is over leads to how another one is begun', async () => {
  const { api } = fakeApi({ ...answers, 'identity.waitingLink': () => ({ waiting: null }) });
  const answer = (await action(argsFor(api, '/login/provider', {}, typed))) as Response;
  expect(answer.headers.get('location')).toBe('/login/provider?code=PROVIDER_ROUND_OVER');
});
