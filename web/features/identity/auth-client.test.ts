import { expect, test } from 'vitest';
import { ApiError } from '#contract/core';
import type { AuthAnswer } from '#contract/identity';
import { askAuth, askSolving, AuthRefused, saysLocked } from './auth-client.ts';

const answers = (answer: AuthAnswer) => askAuth(async () => answer);
const fails = (error: unknown) =>
  askAuth(() => Promise.reject(error as Error)).then(
    () => expect.fail('It was not refused'),
    (thrown: unknown) => thrown as AuthRefused,
  );
const refusal = (status: number, code: string, more: object = {}) =>
  new ApiError(status, [{ code, localizedDescription: 'In words.', description: code, ...more }]);

test('[8-05a] -1 and 2 are rejected with field, message and code', async () => {
  for (const status of [-1, 2] as const) {
    const answer = { status, errorField: 'passwd', message: 'No.', errorCode: 'WRONG_CREDENTIALS' };
    const refused = await answers(answer).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(AuthRefused);
    expect(refused).toMatchObject({ errorField: 'passwd', message: 'No.', errorCode: 'WRONG_CREDENTIALS', answer });
  }
});

test('[4-06a] 0 and 1 reach the caller: signed in, and asked whose account it is', async () => {
  for (const status of [0, 1] as const) expect(await answers({ status })).toEqual({ status });
});

test('[8-05b] without a connection the refusal is REQUEST_ERROR', async () => {
  expect(await fails(refusal(0, 'REQUEST_ERROR'))).toMatchObject({ errorCode: 'REQUEST_ERROR' });
});

test('[8-05c] the two known sentences mean a locked account, whatever code came with them', () => {
  for (const message of ['User denied phone changed and locked account.', 'This account is disabled.'])
    expect(saysLocked({ message, errorCode: 'ANYTHING' })).toBe(true);
  expect(saysLocked({ message: 'Wrong.', errorCode: 'WRONG_CREDENTIALS' })).toBe(false);
});

test('[8-05d] a 4xx reaches the caller as an answer with its code, a 5xx is a refusal that says nothing', async () => {
  expect(await fails(refusal(422, 'INVALID', { field: 'username' }))).toMatchObject({
    errorCode: 'INVALID',
    errorField: 'username',
    message: 'In words.',
    answer: { status: -1 },
  });
  expect(await fails(refusal(500, 'INTERNAL_ERROR'))).toMatchObject({ errorCode: '', message: '', answer: null });
});

test('[8-05e] an HTTP failure whose body is an answer is rejected with that', async () => {
  const detail = { status: -1, errorCode: 'TRIES_PAUSED', message: 'Later.', errorField: 'passwd' };
  expect(await fails(refusal(429, 'REQUEST_ERROR', { detail }))).toMatchObject({
    errorCode: 'TRIES_PAUSED',
    message: 'Later.',
    errorField: 'passwd',
  });
});

test('[8-05f] a bot check in the way is CAPTCHA_REQUIRED for the caller', async () => {
  expect(await fails(refusal(403, 'CAPTCHA_REQUIRED'))).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' });
});

test('what the server asks of programs is solved and asked again once, where that can be done', async () => {
  const asked: string[] = [];
  const refusing = async (captcha: string): Promise<AuthAnswer> => {
    asked.push(captcha);
    return { status: 2, errorCode: 'CAPTCHA_REQUIRED', errorAction: 'work', message: 'No.' };
  };
  await expect(askSolving(refusing, async (challenge) => `${challenge}!`)).rejects.toBeInstanceOf(AuthRefused);
  await expect(askSolving(refusing, null)).rejects.toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' });
  expect(asked).toEqual(['', 'work!', '']);
});
