import { expect, test } from 'vitest';
import { type Answers, argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const PATH = '/profile/account/two-factor';
const BACK = encodeURIComponent(PATH);
const begun = { secret: 'ABCD', uri: 'otpauth://totp/x', qr: ['1'] };

async function act(given: Answers, form: Readonly<Record<string, string>>) {
  const answer = await action(argsFor(fakeApi(given).api, PATH, {}, form));
  return { answer, to: answer instanceof Response ? answer.headers.get('location') : null };
}

test.for([
  ['nobody', `/login?redir=${BACK}`],
  ['verify', `/business/verify?redir=${BACK}`],
] as const)('[2.4-03] %s is led in first and comes back', async ([step, to]) => {
  const { api } = fakeApi({ 'twoFactor.state': () => ({ step }), 'session.formtoken': () => ({ formtoken: 'a.b' }) });
  const thrown = await loader(argsFor(api, PATH)).catch((error: unknown) => error as Response);
  expect((thrown as Response).headers.get('location')).toBe(to);
});

test('the first code of the app turns it on and shows codes; a wrong one keeps the secret', async () => {
  const begin: Answers = { 'twoFactor.begin': () => begun };
  expect((await act(begin, { intent: 'begin' })).answer).toMatchObject({ data: { begun } });
  const right = { ...begin, 'twoFactor.confirm': () => ({ status: 0, recoveryCodes: ['a'] }) };
  expect((await act(right, { intent: 'confirm', code: '123456' })).answer).toMatchObject({
    data: { recoveryCodes: ['a'] },
  });
  const wrong = { ...begin, 'twoFactor.confirm': () => ({ status: 2, errorCode: 'FACTOR_WRONG', message: 'No.' }) };
  expect((await act(wrong, { intent: 'confirm', code: '1' })).answer).toMatchObject({
    data: { begun, refused: { message: 'No.' } },
    init: { status: 422 },
  });
});

test('it is turned off; who signed in long ago does so again and comes back to this very press; who must keep it is told', async () => {
  expect((await act({ 'twoFactor.disable': () => null }, { intent: 'disable' })).to).toBe(`${PATH}?off=1`);
  for (const [call, intent, key] of [
    ['twoFactor.begin', 'begin', 'begin'],
    ['twoFactor.begin', 'confirm', 'begin'],
    ['twoFactor.disable', 'disable', 'disable'],
    ['twoFactor.newRecoveryCodes', 'renew', 'renew'],
  ] as const) {
    const stale = { [call]: refuse(403, 'FRESH_SIGN_IN_REQUIRED') };
    expect((await act(stale, { intent })).to).toBe(againTo(PATH, key));
  }
  const kept = await act({ 'twoFactor.disable': refuse(409, 'SECOND_FACTOR_NEEDED') }, { intent: 'disable' });
  expect(kept.answer).toMatchObject({
    data: { refused: { errorCode: 'SECOND_FACTOR_NEEDED' } },
    init: { status: 409 },
  });
});
