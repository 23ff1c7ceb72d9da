import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { type IdentitySite, openIdentitySite, PASSWORD } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
}, 60_000);
afterAll(() => site.close());

test('[4-05d] that the others stay is forgotten after half an hour, and counts again once it is asked for again', async () => {
  await site.signedUp('second@w.example');
  const mine = await site.signedUp('first@w.example');
  const state = async () =>
    (await mine.get('/horizon/common/authentication/providers/AuthStateProviderAction')).json<AuthState>();
  const adding = async () => (await state()).authStateParams.adding;
  const add = () => mine.get('/k/run/auth/add');
  expect((await add()).statusCode).toBe(200);
  expect(await adding()).toBe(true);
  site.clock.advance(31 * 60_000);
  expect(await adding()).toBe(false);
  expect((await add()).statusCode).toBe(200);
  expect(await adding()).toBe(true);
  const answer = await mine.ask('/k/run/auth/login', { username: 'second@w.example', passwd: PASSWORD });
  expect(answer.status).toBe(0);
  const emails = (await state()).accountSwitcherItems.map((each) => each.userEmail);
  expect(emails.toSorted()).toEqual(['first@w.example', 'second@w.example']);
});
