import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { TWO_ACCOUNTS } from '../../features/identity/testing/auth-states.ts';
import { action, loader } from './data.ts';

const token = {
  'session.formtoken': () => ({ formtoken: 'a.b' }),
  'identity.state': () => TWO_ACCOUNTS,
};
const state = (step: string) => () => ({
  step,
  email: 'i•••••@x.example',
  app: true,
  passkey: false,
  recoveryCodes: 0,
  warnedAt: null,
});

test('[2.2-10a] the page asks for the second step and knows where to go on; who is nobody signs in first', async () => {
  const half = fakeApi({ ...token, 'twoFactor.state': state('verify') });
  expect(await loader(argsFor(half.api, '/business/verify?redir=%2Fflights%3Fa%3D1'))).toMatchObject({
    step: 'verify',
    account: 'h1',
    redir: '/flights?a=1',
    way: 'app',
  });
  const nobody = fakeApi({ ...token, 'twoFactor.state': state('nobody') });
  const sent = await loader(argsFor(nobody.api, '/business/verify?redir=%2Fflights')).catch(
    (thrown: unknown) => thrown,
  );
  expect((sent as Response).headers.get('location')).toBe('/login?redir=%2Fflights');
});

test.for([
  ['reset', 'done', true],
  ['reset', 'open', false],
  ['confirm', 'done', false],
] as const)('after the link of a mail to %s that is %s the page says that a password was saved: %s', async (given) => {
  const [purpose, was, saved] = given;
  const about = {
    purpose,
    state: was,
    email: 'i@x.example',
    reader: 'nobody',
    redir: '/',
    alone: false,
    secondStep: null,
  };
  const answers = { ...token, 'twoFactor.state': state('verify'), 'identity.readLink': () => about };
  const { api, asked } = fakeApi(answers);
  const redir = encodeURIComponent('/s/ident/link?link=a.b');
  expect(await loader(argsFor(api, `/business/verify?redir=${redir}`))).toMatchObject({ saved });
  expect(asked).toContainEqual(['identity.readLink', { link: 'a.b' }]);
});

test.for(['https://evil.example', '//evil.example', String.raw`/\evil.example`])(
  '[2.2-10a] %s is no way back',
  async (redir) => {
    const { api } = fakeApi({ ...token, 'twoFactor.state': state('done') });
    const path = `/business/verify?${new URLSearchParams({ redir }).toString()}`;
    expect(await loader(argsFor(api, path))).toMatchObject({ step: 'done', redir: '/' });
  },
);

test('a right code goes on with a document of its own; a wrong one is told at its field', async () => {
  const body = { intent: 'verify', code: '123456', redir: '/flights' };
  const right = fakeApi({ 'twoFactor.verify': () => ({ status: 0, loginRedirectUrl: '/flights' }) });
  const sent = (await action(argsFor(right.api, '/business/verify', {}, body))) as Response;
  expect([sent.headers.get('location'), sent.headers.get('x-remix-reload-document')]).toEqual(['/flights', 'true']);
  expect(right.asked).toEqual([['twoFactor.verify', { code: '123456', redir: '/flights' }]]);
  const wrong = fakeApi({
    'twoFactor.verify': () => ({ status: 2, errorCode: 'FACTOR_WRONG', errorField: 'code', message: 'Not that one' }),
  });
  expect(await action(argsFor(wrong.api, '/business/verify', {}, body))).toMatchObject({
    init: { status: 422 },
    data: { refused: { errorField: 'code', message: 'Not that one' } },
  });
  const offline = fakeApi({ 'twoFactor.verify': refuse(0, 'REQUEST_ERROR') });
  expect(await action(argsFor(offline.api, '/business/verify', {}, body))).toMatchObject({
    data: { refused: { errorCode: 'REQUEST_ERROR' } },
  });
});

test('an app is set up: its secret, then the codes to keep; a wrong code shows the secret again', async () => {
  const begun = { secret: 'ABCD', uri: 'otpauth://totp/x', qr: ['10', '01'] };
  const answers = { 'twoFactor.begin': () => begun };
  const first = fakeApi(answers);
  expect(await action(argsFor(first.api, '/business/verify', {}, { intent: 'begin' }))).toMatchObject({
    data: { begun },
  });
  const done = fakeApi({ ...answers, 'twoFactor.confirm': () => ({ status: 0, recoveryCodes: ['aaaa-bbbb'] }) });
  const confirm = { intent: 'confirm', code: '123456' };
  expect(await action(argsFor(done.api, '/business/verify', {}, confirm))).toMatchObject({
    data: { recoveryCodes: ['aaaa-bbbb'] },
  });
  const wrong = fakeApi({ ...answers, 'twoFactor.confirm': () => ({ status: 2, errorCode: 'FACTOR_WRONG' }) });
  expect(await action(argsFor(wrong.api, '/business/verify', {}, confirm))).toMatchObject({
    data: { begun, refused: { errorCode: 'FACTOR_WRONG' } },
  });
});
