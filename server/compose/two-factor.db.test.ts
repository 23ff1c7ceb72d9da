import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer, AuthState, TwoFactorConfirmed, TwoFactorState } from '#contract/identity';
import { takeOffSecondStep } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import { enqueue } from '#platform/jobs';
import { testCtx } from '#platform/testing';
import { ORIGIN } from '../http/testing.ts';
import { codeIn, type IdentitySite, linkIn, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { SoftAuthenticator } from './testing/authenticator.ts';
import { openPasskeySite, register, signIn } from './testing/passkey-site.ts';
import { TWO_FACTOR, withApp } from './testing/two-factor-owner.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openPasskeySite();
});
afterAll(() => site.close());

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const auth = async (browser: TestBrowser) => (await browser.get(STATE)).json<AuthState>();
const step = async (browser: TestBrowser) => (await browser.get(TWO_FACTOR)).json<TwoFactorState>();
const verify = (browser: TestBrowser, code: string, redir = '/flights') =>
  browser.ask(`${TWO_FACTOR}/verify`, { code, redir });
const login = (browser: TestBrowser, username: string) =>
  browser.ask('/k/run/auth/login', { username, passwd: PASSWORD, redir: '/flights' });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

async function half(email: string): Promise<TestBrowser> {
  const browser = await site.browser();
  expect(await login(browser, email)).toMatchObject({ status: 0 });
  return browser;
}

test('an app is set up with a first code; from then on the password alone opens nothing', async () => {
  const email = 'setup@two.example';
  const browser = await site.signedUp(email);
  expect(await step(browser)).toMatchObject({ step: 'done', app: false, recoveryCodes: 0 });
  const { app, recoveryCodes, begun } = await withApp(site, browser);
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Wayfold:setup%40two.example\?issuer=Wayfold&secret=[A-Z2-7]{32}&/);
  expect(begun.qr).toHaveLength(begun.qr[0]?.length ?? 0);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes.every((code) => /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code))).toBe(true);
  await site.deliver();
  const told = site.mailTo(email);
  expect(told.subject).toBe('Two-step sign-in is on for Wayfold');
  // When, on which device and where comes before what to do about it, and what is turned off is named.
  expect(told.text).toMatch(
    /Time: March 1, 2027 at [^\n]* UTC\n(?:Device: [^\n]+\n)?Place: [^\n]+\n\n[^]*turns two-step sign-in off/,
  );
  const other = await site.browser();
  expect(await login(other, email)).toEqual({
    status: 0,
    uid: expect.any(String),
    formToken: expect.any(String),
    loginRedirectUrl: '/business/verify?redir=%2Fflights',
  });
  expect(await auth(other)).toMatchObject({ loggedInSession: false, userInfoState: null });
  expect(await step(other)).toEqual({
    step: 'verify',
    email: 's•••••@two.example',
    app: true,
    passkey: false,
    recoveryCodes: 0,
    warnedAt: expect.any(String),
  });
  const before = other.cookie();
  site.clock.advance(30_000);
  expect(await verify(other, app())).toMatchObject({ status: 0, loginRedirectUrl: '/flights' });
  expect(other.cookie()).not.toBe(before);
  expect(await auth(other)).toMatchObject({ loggedInSession: true, userInfoState: { accountEmail: email } });
});

test('a first step alone is mailed after three minutes and says that nobody is in; made whole before, it is one new sign-in', async () => {
  const email = 'told@two.example';
  const { app } = await withApp(site, await site.signedUp(email));
  const toldOf = async (minutes: number): Promise<string[]> => {
    site.clock.advance(minutes * 60_000);
    await site.deliver();
    return site.mails
      .filter(({ to, subject }) => to === email && /sign-in to your/i.test(subject))
      .map((mail) => mail.subject);
  };
  const whole = await half(email);
  expect(await toldOf(2)).toEqual([]);
  expect((await verify(whole, app())).status).toBe(0);
  expect(await toldOf(3)).toEqual(['New sign-in to your Wayfold account']);
  expect(site.mailTo(email).text).toContain('Signed in with: Password');
  await half(email);
  expect(await toldOf(3)).toEqual([
    'New sign-in to your Wayfold account',
    'Sign-in to your Wayfold account not finished',
  ]);
  expect(site.mailTo(email).text).toContain('First step: Password');
  const press = { link: linkIn(site.mailTo(email)) };
  expect((await (await site.browser()).post('/k/run/auth/link', press)).statusCode).toBe(200);
});

test('the secret stands sealed and the recovery codes hashed', async () => {
  const browser = await site.signedUp('sealed@two.example');
  const { begun, recoveryCodes } = await withApp(site, browser);
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(t::text, '') from two_factor t) || (select string_agg(r::text, '') from recovery_code r) as all`.execute(
    site.database.database.query,
  );
  expect(rows[0]?.all.length).toBeGreaterThan(100);
  for (const secret of [begun.secret, ...recoveryCodes]) {
    expect(rows[0]?.all).not.toContain(secret);
    expect(rows[0]?.all).not.toContain(secret.replaceAll('-', ''));
  }
});

test('each code counts once, in one browser; one step early or late counts, two do not', async () => {
  const email = 'once@two.example';
  const { app } = await withApp(site, await site.signedUp(email));
  site.clock.advance(10 * 60_000);
  const [one, two] = [await half(email), await half(email)];
  const code = app();
  expect((await verify(one, code)).status).toBe(0);
  expect(await verify(two, code)).toMatchObject({ status: 2, errorCode: 'FACTOR_WRONG', errorField: 'code' });
  expect((await auth(two)).loggedInSession).toBe(false);
  expect((await verify(two, app(-1))).status).toBe(2);
  expect((await verify(two, app(2))).status).toBe(2);
  expect((await verify(two, app(1))).status).toBe(0);
});

test('a recovery code opens once, however it is typed; new ones make the old ones worth nothing', async () => {
  const email = 'recovery@two.example';
  const owner = await site.signedUp(email);
  const { recoveryCodes } = await withApp(site, owner);
  const [first = '', second = ''] = recoveryCodes;
  expect((await verify(await half(email), ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(0);
  const spent = await verify(await half(email), first);
  expect([spent.status, spent.errorCode]).toEqual([2, 'FACTOR_WRONG']);
  expect(spent.message).toContain('unused recovery codes');
  expect(spent.message).not.toContain('your app');
  expect((await step(owner)).recoveryCodes).toBe(9);
  const renewed = await owner.post(`${TWO_FACTOR}/recovery-codes`);
  expect(renewed.json<TwoFactorConfirmed>().recoveryCodes).toHaveLength(10);
  expect((await verify(await half(email), second)).status).toBe(2);
});

test('of two who type one recovery code at once one gets in', async () => {
  const email = 'race@two.example';
  const { recoveryCodes } = await withApp(site, await site.signedUp(email));
  const browsers = [await half(email), await half(email)];
  const answers = await Promise.all(browsers.map((browser) => verify(browser, recoveryCodes[0] ?? '')));
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
});

test('five wrong codes pause the next ones, in every browser, and a right one too; recovery codes wait as well', async () => {
  const email = 'paused@two.example';
  const { app, recoveryCodes } = await withApp(site, await site.signedUp(email));
  site.clock.advance(60_000);
  const browser = await half(email);
  for (let n = 0; n < 5; n += 1) expect((await verify(browser, '000000')).errorCode).toBe('FACTOR_WRONG');
  const other = await half(email);
  expect(await verify(other, app())).toMatchObject({ status: -1, errorCode: 'FACTOR_PAUSED', errorAction: 'locked' });
  expect((await verify(other, recoveryCodes[0] ?? '')).errorCode).toBe('FACTOR_PAUSED');
  site.clock.advance(16_000);
  expect((await verify(other, app())).status).toBe(0);
});

test('a passkey is two things by itself: it signs in wholly, and completes what a password began', async () => {
  const email = 'key@two.example';
  const owner = await site.signedUp(email);
  const device = new SoftAuthenticator(ORIGIN);
  expect((await register(owner, device)).status).toBe(0);
  await withApp(site, owner);
  expect(await signIn(await site.browser(), device)).toMatchObject({ status: 0, loginRedirectUrl: '/' });
  const begun = await half(email);
  expect(await step(begun)).toMatchObject({ step: 'verify', passkey: true });
  expect(await signIn(begun, device)).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
  expect((await auth(begun)).loggedInSession).toBe(true);
});

test('[8-06a] half a sign-in without a passkey is told so silently, and takes no key of anybody else', async () => {
  const email = 'nokey@two.example';
  await withApp(site, await site.signedUp(email));
  const begun = await half(email);
  const answer = await begun.send('POST', '/auth/webauthn/v1/loginParams', {});
  expect(answer.json<AuthAnswer>()).toMatchObject({ status: -1, errorCode: 'PASSKEYS_NOT_SETUP' });
});

test('it is turned off by whoever signed in lately, told by mail, and asks for nothing afterwards', async () => {
  const email = 'off@two.example';
  const owner = await site.signedUp(email);
  const { app } = await withApp(site, owner);
  expect((await (await half(email)).post(`${TWO_FACTOR}/disable`)).statusCode).toBe(403);
  site.clock.advance(16 * 60_000);
  await site.deliver();
  const stale = await owner.post(`${TWO_FACTOR}/disable`);
  expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
  const fresh = await half(email);
  await verify(fresh, app());
  expect((await fresh.post(`${TWO_FACTOR}/disable`)).statusCode).toBe(204);
  await site.deliver();
  expect(site.mailTo(email).subject).toBe('Two-step sign-in is off for Wayfold');
  const open = await site.browser();
  expect(await login(open, email)).toMatchObject({ loginRedirectUrl: '/flights' });
});

test('an operator must have a second thing: sets it up before anything opens, and keeps one', async () => {
  const email = 'operator@two.example';
  const first = await site.signedUp(email);
  await sql`update account set role = 'helpdesk' where id = (
    select account_id from account_email where email = ${email})`.execute(site.database.database.query);
  await first.ask('/k/run/auth/logout');
  const begun = await half(email);
  expect(await step(begun)).toMatchObject({ step: 'enrol' });
  expect((await begun.get('/i/api/identity/v1/passkeys')).statusCode).toBe(403);
  const { app } = await withApp(site, begun);
  expect((await auth(begun)).loggedInSession).toBe(true);
  const off = await begun.post(`${TWO_FACTOR}/disable`);
  expect([off.statusCode, codeOf(off)]).toEqual([409, 'SECOND_FACTOR_NEEDED']);
  const thief = await half(email);
  const again = await thief.post(`${TWO_FACTOR}/begin`);
  expect([again.statusCode, codeOf(again)]).toEqual([403, 'MISSING_TWO_FACTOR_AUTHENTICATION']);
  site.clock.advance(60_000);
  expect((await verify(thief, app())).status).toBe(0);
});

test('who runs the installation takes a lost second step off; the owner is signed out and told, and nobody else can', async () => {
  const email = 'lost@two.example';
  const browser = await site.signedUp(email);
  await withApp(site, browser);
  const device = new SoftAuthenticator(ORIGIN);
  expect((await register(browser, device)).status).toBe(0);
  const takeOff = takeOffSecondStep({ enqueue });
  const by = (actor: Ctx['actor']) => testCtx({ db: site.database.database, clock: site.clock, actor });
  const job = by({ job: 'operator' });
  for (const more of [{}, { staff: true }] as const) {
    const ctx = by({ ...more, sessionId: 's', accountId: 'a' });
    await expect(takeOff({ ctx, input: { email } })).rejects.toMatchObject({ status: 403 });
  }
  await expect(takeOff({ ctx: job, input: { email: 'nobody@two.example' } })).rejects.toThrow(/has no account/);
  expect(await takeOff({ ctx: job, input: { email } })).toMatchObject({ signedOut: 1 });
  await expect(takeOff({ ctx: job, input: { email } })).rejects.toThrow(/has no second step/);
  expect(await auth(browser)).toMatchObject({ loggedInSession: false });
  await site.deliver();
  const told = site.mails.filter(({ to }) => to === email).at(-1);
  expect(told?.subject).toMatch(/Two-step sign-in is off/);
  expect(linkIn(told!)).not.toBe('');
  expect((await signIn(await site.browser(), device)).status).toBe(-1);
  expect(await login(await site.browser(), email)).toMatchObject({ status: 0, loginRedirectUrl: '/flights' });
});

test('nobody sets up a second thing without being signed in, and half a sign-in sets up none', async () => {
  const stranger = await (await site.browser()).post(`${TWO_FACTOR}/begin`);
  expect([stranger.statusCode, codeOf(stranger)]).toEqual([401, 'SIGN_IN_REQUIRED']);
  const email = 'twice@two.example';
  await withApp(site, await site.signedUp(email));
  for (const path of ['begin', 'confirm']) {
    const answer = await (await half(email)).post(`${TWO_FACTOR}/${path}`, { code: '123456' });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'MISSING_TWO_FACTOR_AUTHENTICATION']);
  }
});

test.for([
  [
    'a mailed code',
    async (browser: TestBrowser, username: string) => {
      await browser.ask('/k/run/auth/code', { username });
      await site.deliver();
      return browser.ask('/k/run/auth/confirm', { username, code: codeIn(site.mailTo(username)) });
    },
  ],
  ['a password', login],
] as const)('%s alone is half a sign-in', async ([what, enter]) => {
  const email = `${what.replaceAll(' ', '-')}@ways.example`;
  await withApp(site, await site.signedUp(email));
  const browser = await site.browser();
  expect((await enter(browser, email)).loginRedirectUrl).toMatch(/^\/business\/verify\?redir=/);
  expect((await auth(browser)).loggedInSession).toBe(false);
});
