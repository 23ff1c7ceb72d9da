import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import type { BrowserSession } from '#domain/identity';
import { loadConfig } from '#platform/config';
import { actorOf } from './actor-of.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { identityAccountPart } from './identity-account.ts';
import { identityProvidersPart } from './identity-providers.ts';
import { type IdentitySite, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { passkeysPart } from './passkeys.ts';
import { whereSignInIsOpen } from './sign-in-gate.ts';
import { twoFactorPart } from './two-factor.ts';

const EMAIL = 'ines@gate.example';
let closed = false;
let site: IdentitySite;
let own: TestBrowser;

beforeAll(async () => {
  const all = brandsOf(readBrandFolders(null));
  const brands = { ...all, byId: (id: string) => ({ ...all.byId(id), signIn: closed ? 'closed' : 'open' }) as const };
  site = await openIdentitySite(
    (needs) =>
      [
        passkeysPart(needs),
        twoFactorPart(needs),
        identityProvidersPart({ ...needs, config: { ...loadConfig({}), ...needs.config } }),
        identityAccountPart(needs, async () => false),
      ].map((part) => whereSignInIsOpen(brands, part)),
    brands,
  );
  own = await site.signedUp(EMAIL);
});
afterAll(() => site.close());
beforeEach(() => {
  closed = true;
});

const stateIn = async (browser: TestBrowser) =>
  (await browser.get('/horizon/common/authentication/providers/AuthStateProviderAction')).json<AuthState>();
const refusal = {
  errors: [{ code: 'SIGN_IN_CLOSED', localizedDescription: 'Sign-in is unavailable at the moment.' }],
};

test.for([
  ['/k/run/auth/login', { username: EMAIL, passwd: PASSWORD }],
  ['/k/run/auth/register', { username: 'new@gate.example', passwd: PASSWORD, consent: 'on' }],
  ['/k/run/auth/forgot', { username: EMAIL }],
  ['/k/run/auth/code', { username: EMAIL }],
  ['/k/run/auth/confirm', { username: EMAIL, code: '123456' }],
  ['/k/run/googleauth/login', { credential: 'a.b.c', round: '01890000-0000-7000-8000-000000000000' }],
] as const)(
  '[1-01b] [8-01] where sign-in is closed %s refuses with SIGN_IN_CLOSED and opens nothing',
  async ([path, fields]) => {
    const sent = site.mails.length;
    const browser = await site.browser();
    const answer = await browser.post(path, fields);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([403, refusal]);
    await site.deliver();
    expect(site.mails.length).toBe(sent);
    closed = false;
    expect(await stateIn(browser)).toMatchObject({ allowSignIn: true, loggedInSession: false });
  },
);

test('[3-05] [5-07b] whoever was signed in is nobody there, sees no account, and is somebody once it opens again', async () => {
  expect(await stateIn(own)).toMatchObject({
    allowSignIn: false,
    loggedInSession: false,
    userInfoState: null,
    accountSwitcherItems: [],
  });
  for (const path of ['/i/api/identity/v1/passkeys', '/i/api/account/v1', '/k/run/auth/add']) {
    const answer = await own.get(path);
    expect([path, answer.statusCode, answer.json<object>()]).toMatchObject([path, 403, refusal]);
  }
  closed = false;
  expect(await stateIn(own)).toMatchObject({ allowSignIn: true, loggedInSession: true });
});

test('nobody has the power of an account there', () => {
  const account = { accountId: 'a', role: 'traveler', half: false, confirmed: true };
  const session = { id: 's', account } as BrowserSession;
  expect(actorOf(session)).toEqual({ sessionId: 's', accountId: 'a' });
  expect(actorOf(session, false)).toEqual({ sessionId: 's' });
});

test('the way out stays open', async () => {
  const answer = await own.post('/k/run/auth/logout');
  expect(answer.statusCode).toBe(200);
  closed = false;
  expect(await stateIn(own)).toMatchObject({ loggedInSession: false });
});
