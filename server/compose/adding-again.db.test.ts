import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { ORIGIN } from '../http/testing.ts';
import { type IdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { SoftAuthenticator } from './testing/authenticator.ts';
import { openPasskeySite, register, signIn } from './testing/passkey-site.ts';
import { withApp } from './testing/two-factor-owner.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openPasskeySite();
}, 60_000);
afterAll(() => site.close());

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const stateOf = async (browser: TestBrowser) => (await browser.get(STATE)).json<AuthState>();
const emailsOf = ({ accountSwitcherItems }: AuthState) => accountSwitcherItems.map((each) => each.userEmail).toSorted();

test('[4-05d] that the others stay is forgotten after half an hour, and counts again once it is asked for again', async () => {
  await site.signedUp('second@w.example');
  const mine = await site.signedUp('first@w.example');
  const adding = async () => (await stateOf(mine)).authStateParams.adding;
  const add = () => mine.get('/k/run/auth/add');
  expect((await add()).statusCode).toBe(200);
  expect(await adding()).toBe(true);
  site.clock.advance(31 * 60_000);
  expect(await adding()).toBe(false);
  expect((await add()).statusCode).toBe(200);
  expect(await adding()).toBe(true);
  const answer = await mine.ask('/k/run/auth/login', { username: 'second@w.example', passwd: PASSWORD });
  expect(answer.status).toBe(0);
  expect(emailsOf(await stateOf(mine))).toEqual(['first@w.example', 'second@w.example']);
});

test('[4-05d] the second step of an added account keeps the others by itself, however long it waits', async () => {
  const device = new SoftAuthenticator(ORIGIN);
  const owner = await site.signedUp('key@w.example');
  await register(owner, device);
  await withApp(site, owner);
  const mine = await site.signedUp('one@w.example');
  await mine.get('/k/run/auth/add');
  await mine.ask('/k/run/auth/login', { username: 'key@w.example', passwd: PASSWORD });
  expect((await stateOf(mine)).loggedInSession).toBe(false);
  site.clock.advance(31 * 60_000);
  expect((await stateOf(mine)).authStateParams).toMatchObject({ half: true, adding: false });
  expect(await signIn(mine, device)).toMatchObject({ status: 0, userInfo: { accountEmail: 'key@w.example' } });
  expect(emailsOf(await stateOf(mine))).toEqual(['key@w.example', 'one@w.example']);
});
