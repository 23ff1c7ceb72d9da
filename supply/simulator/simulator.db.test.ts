import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '#domain/payments';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { createSimulator } from './index.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let psp: ReturnType<typeof createSimulator>;
beforeAll(async () => {
  opened = await openTestDatabase();
  const { ids } = testCtx({ db: opened.database });
  psp = createSimulator({ database: opened.database, clock: fixedClock(), ids });
});
afterAll(() => opened.close());

const amount = { amountMinor: 51_550, currency: 'EUR' };
const ask = (key: string) => ({
  key,
  method: 'CARD' as const,
  amount,
  label: 'WF-TEST22',
  returnPath: '/back',
  keepFor: null,
});
const authorise = (key: string, token: string): ReturnType<PaymentProvider['authorise']> =>
  psp.authorise({ ...ask(key), token });

test.each([
  ['sim_success_Visa_4242', 'authorised', undefined],
  ['sim_capture_fails_Visa_0341', 'authorised', undefined],
  ['sim_declined_Visa_0002', 'refused', 'declined'],
  ['sim_insufficient_funds_Visa_9995', 'refused', 'insufficient_funds'],
  ['sim_challenge_Visa_3155', 'open', undefined],
  ['tok_unknown_card', 'refused', 'processing_error'],
])('%s is %s', async (token, outcome, reason) => {
  const result = await authorise(`a:${token}`, token);
  expect(result).toMatchObject({ outcome, ...(reason && { reason }) });
  expect(await authorise(`a:${token}`, token)).toEqual(result);
  expect(await psp.probe(`a:${token}`)).toEqual(result);
});

test('money moves once per key: captured, refunded up to what was taken, never voided after', async () => {
  const paid = await authorise('m1', 'sim_success_MC_4444');
  const ref = paid.outcome === 'authorised' ? paid.ref : '';
  expect(await psp.capture({ key: 'm1:c', ref, amount: { ...amount, amountMinor: 99_999 } })).toMatchObject({
    outcome: 'refused',
  });
  expect(await psp.capture({ key: 'm1:d', ref, amount })).toEqual({ outcome: 'captured' });
  expect(await psp.capture({ key: 'm1:d', ref, amount })).toEqual({ outcome: 'captured' });
  await expect(psp.void({ key: 'm1:v', ref })).rejects.toThrow('cannot be voided');
  const part = { amountMinor: 50_000, currency: 'EUR' };
  expect(await psp.refund({ key: 'm1:r', ref, amount: part })).toEqual({ outcome: 'paid' });
  expect(await psp.refund({ key: 'm1:r', ref, amount: part })).toEqual({ outcome: 'paid' });
  expect(await psp.refund({ key: 'm1:s', ref, amount: part })).toEqual({ outcome: 'refused' });
});

test('a voided or left session takes no card any more', async () => {
  const open = await psp.createSession(ask('v1'));
  const id = open.outcome === 'open' ? open.ref : '';
  await psp.void({ key: 'v1:v', ref: id });
  expect(await psp.pages.answer(id, { token: 'sim_success_Visa_4242' })).toBe('wrong_state');
  expect(await psp.probe('v1')).toMatchObject({ outcome: 'refused', reason: 'abandoned' });
  const left = await psp.createSession(ask('v2'));
  const other = left.outcome === 'open' ? left.ref : '';
  expect(await psp.pages.answer(other, { leave: 'yes' })).toMatchObject({ step: 'done' });
  expect(await psp.probe('v2')).toMatchObject({ outcome: 'refused', reason: 'abandoned' });
});

test('the hosted page: a card that needs a challenge asks for it, a refused challenge refuses the payment', async () => {
  const open = await psp.createSession(ask('p1'));
  const id = open.outcome === 'open' ? open.ref : '';
  expect(await psp.pages.answer(id, { approve: 'yes' })).toBe('wrong_state');
  expect(await psp.pages.answer(id, { token: 'sim_challenge_Visa_3155' })).toMatchObject({ step: 'challenge' });
  expect(await psp.pages.answer(id, { approve: 'no' })).toMatchObject({ step: 'done' });
  expect(await psp.probe('p1')).toMatchObject({ outcome: 'refused', reason: 'challenge_failed', last4: '3155' });
  expect(await psp.pages.session('nonsense')).toBeUndefined();
});

test('a lost reply did its work all the same, and is answered when asked for the third time', async () => {
  await expect(authorise('l1', 'sim_reply_lost_Visa_0119')).rejects.toMatchObject({ name: 'ReplyLost' });
  expect(await psp.probe('l1')).toMatchObject({ outcome: 'authorised' });
  await expect(authorise('l1', 'sim_reply_lost_Visa_0119')).rejects.toMatchObject({ name: 'ReplyLost' });
  expect(await authorise('l1', 'sim_reply_lost_Visa_0119')).toMatchObject({ outcome: 'authorised' });
});

test('a refused capture works on the third try, each with its own key', async () => {
  const paid = await authorise('f1', 'sim_capture_fails_Visa_0341');
  const ref = paid.outcome === 'authorised' ? paid.ref : '';
  const outcomes = [];
  for (const key of ['f1:1', 'f1:1', 'f1:2', 'f1:3']) outcomes.push((await psp.capture({ key, ref, amount })).outcome);
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'captured']);
});
