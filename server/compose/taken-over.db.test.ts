import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, AuthState, MailLink, TwoFactorState } from '#contract/identity';
import { hasPasskey } from '#domain/identity';
import { ORIGIN } from '../http/testing.ts';
import { identityAccountPart } from './identity-account.ts';
import { type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { passkeysPart } from './passkeys.ts';
import { SoftAuthenticator } from './testing/authenticator.ts';
import { register, signIn } from './testing/passkey-site.ts';
import { TWO_FACTOR, withApp } from './testing/two-factor-owner.ts';
import { twoFactorPart } from './two-factor.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [
    passkeysPart(needs),
    twoFactorPart(needs),
    identityAccountPart(needs, hasPasskey),
  ]);
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const ACCOUNT = '/i/api/account/v1';
const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const NEW = 'seven herons read the timetable';
const state = async (browser: TestBrowser) => (await browser.get(STATE)).json<AuthState>();
const read = async (browser: TestBrowser) => (await browser.get(ACCOUNT)).json<Account>();
const step = async (browser: TestBrowser) => (await browser.get(TWO_FACTOR)).json<TwoFactorState>();
const login = (browser: TestBrowser, username: string) =>
  browser.ask('/k/run/auth/login', { username, passwd: PASSWORD });
const press = (browser: TestBrowser, link: string, passwd = '') =>
  browser.ask('/k/run/auth/link', { link, ...(passwd && { passwd }) });
const told = async (browser: TestBrowser, link: string) =>
  (await browser.get(`/k/run/auth/link?link=${encodeURIComponent(link)}`)).json<MailLink>();

/** A stranger who knows the password, in a browser of their own. */
async function stranger(email: string): Promise<TestBrowser> {
  const browser = await site.browser();
  expect(await login(browser, email)).toMatchObject({ status: 0 });
  return browser;
}

/** The press of the newest mail to an address whose subject is like this. */
function pressIn(email: string, subject: RegExp): string {
  const mail = site.mails.findLast((each) => each.to === email && subject.test(each.subject));
  return mail ? linkIn(mail) : '';
}

/** Its owner, with nothing but the mailbox: a new password by a link, in a new browser. */
async function backIn(email: string) {
  const browser = await site.browser();
  await browser.ask('/k/run/auth/forgot', { username: email });
  await site.deliver();
  const link = linkIn(site.mailTo(email));
  return { browser, link, answer: await press(browser, link, NEW) };
}

/** Adds an address to the account of whoever is signed in, and makes it the main one. */
async function moveTo(browser: TestBrowser, email: string): Promise<void> {
  await browser.send('POST', `${ACCOUNT}/emails`, { email });
  await site.deliver();
  expect(await press(browser, linkIn(site.mailTo(email)))).toMatchObject({ status: 0 });
  const id = (await read(browser)).emails.find((each) => each.email === email)?.id;
  expect((await browser.send('POST', `${ACCOUNT}/emails/${id}/primary`, {})).statusCode).toBe(200);
  await site.deliver();
}

test.for(['Two-step sign-in is on', 'New sign-in'])(
  'a stranger who turned two-step sign-in on keeps nobody out: the press in the mail "%s" removes it',
  async (subject) => {
    const email = `owner-${subject.length}@taken.example`;
    await site.signedUp(email);
    const thief = await stranger(email);
    await withApp(site, thief);
    await site.deliver();
    const link = pressIn(email, new RegExp(subject));
    const owner = await site.browser();
    expect(await press(owner, link)).toMatchObject({ status: 0 });
    expect(await told(owner, link)).toMatchObject({ state: 'done', secondStep: 'removed' });
    expect((await state(thief)).loggedInSession).toBe(false);
    await site.deliver();
    expect(site.mailTo(email).text).toMatch(/Two-step sign-in was removed/);
    const { browser, link: reset, answer } = await backIn(email);
    expect(answer).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
    expect(await told(browser, reset)).toMatchObject({ state: 'done', reader: 'owner', secondStep: 'removed' });
    expect(await step(browser)).toMatchObject({ step: 'done', app: false });
  },
);

test('turning it off is told with a press as well, and what replaced it goes', async () => {
  const email = 'off@taken.example';
  const owner = await site.signedUp(email);
  await withApp(site, owner);
  await owner.post(`${TWO_FACTOR}/disable`);
  await site.deliver();
  expect(pressIn(email, /is off/)).not.toBe('');
});

test('a second step of the owner stays: neither the press of a later mail nor a new password opens half of it', async () => {
  const email = 'own@taken.example';
  const { app } = await withApp(site, await site.signedUp(email));
  site.clock.advance(8 * DAY_MS);
  await stranger(email);
  site.clock.advance(3 * 60_000);
  await site.deliver();
  const link = pressIn(email, /sign-in.*not finished/i);
  expect(await press(await site.browser(), link)).toMatchObject({ status: 0 });
  expect(await told(await site.browser(), link)).toMatchObject({ secondStep: 'kept' });
  const { browser, answer } = await backIn(email);
  expect(answer.loginRedirectUrl).toMatch(/^\/business\/verify\?redir=/);
  expect((await state(browser)).loggedInSession).toBe(false);
  // Its mail is too old to remove it, so nothing is said of it.
  expect(await step(browser)).toMatchObject({ step: 'verify', warnedAt: null });
  expect(await browser.ask(`${TWO_FACTOR}/verify`, { code: app() })).toMatchObject({ status: 0 });
});

test('a new password alone leaves a second step as it is, and names the mail whose press removes it', async () => {
  const email = 'names@taken.example';
  await site.signedUp(email);
  await withApp(site, await stranger(email));
  const at = site.clock.now().toISOString();
  site.clock.advance(3_600_000);
  const { browser, answer } = await backIn(email);
  expect(answer.loginRedirectUrl).toMatch(/^\/business\/verify\?redir=/);
  expect(await step(browser)).toMatchObject({ step: 'verify', warnedAt: at });
  expect((await press(browser, pressIn(email, /Two-step/))).status).toBe(0);
  expect((await backIn(email)).answer).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
});

test('recovery codes that a stranger made, and a secret that was begun, are worth nothing after the press', async () => {
  const email = 'codes@taken.example';
  const owner = await site.signedUp(email);
  const { app } = await withApp(site, owner);
  site.clock.advance(8 * DAY_MS);
  const thief = await stranger(email);
  site.clock.advance(3 * 60_000);
  await site.deliver();
  const link = pressIn(email, /sign-in.*not finished/i);
  expect(await thief.ask(`${TWO_FACTOR}/verify`, { code: app() })).toMatchObject({ status: 0 });
  const { recoveryCodes } = (await thief.post(`${TWO_FACTOR}/recovery-codes`)).json<{ recoveryCodes: string[] }>();
  await site.deliver();
  expect(pressIn(email, /^New recovery codes/)).not.toBe('');
  await press(await site.browser(), link);
  const { browser } = await backIn(email);
  expect(await browser.ask(`${TWO_FACTOR}/verify`, { code: recoveryCodes[0] ?? '' })).toMatchObject({ status: 2 });
  site.clock.advance(60_000);
  expect(await browser.ask(`${TWO_FACTOR}/verify`, { code: app() })).toMatchObject({ status: 0 });
});

test('the address of before is told with a press, which gives it back and takes off what was added since', async () => {
  const [email, theirs] = ['old@taken.example', 'thief@taken.example'];
  await site.signedUp(email);
  const thief = await stranger(email);
  await withApp(site, thief);
  await moveTo(thief, theirs);
  const link = pressIn(email, /email was changed/);
  const before = (await read(thief)).emails.find((each) => each.email === email)?.id;
  expect((await thief.send('POST', `${ACCOUNT}/emails/${before}/remove`, {})).statusCode).toBe(200);
  site.clock.advance(61_000);
  await thief.send('POST', `${ACCOUNT}/password`, { passwd: NEW });
  await site.deliver();
  const theirPress = pressIn(theirs, /password was changed/);
  expect(await press(await site.browser(), link)).toMatchObject({ status: 0 });
  await site.deliver();
  expect(site.mailTo(email).subject).toMatch(/is secured/);
  // Nothing of the stranger's leads back: neither a mail of before nor a new one.
  expect((await (await site.browser()).post('/k/run/auth/link', { link: theirPress })).statusCode).toBe(410);
  const { browser, answer } = await backIn(email);
  expect(answer).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
  expect((await read(browser)).emails.map((each) => each.email)).toEqual([email]);
  await (await site.browser()).ask('/k/run/auth/forgot', { username: theirs });
  await site.deliver();
  expect(linkIn(site.mailTo(theirs))).toBe('');
});

test('a stranger who presses a warning of their own box first takes nothing from the press of the owner', async () => {
  const [email, theirs] = ['first@taken.example', 'first-thief@taken.example'];
  await site.signedUp(email);
  const thief = await stranger(email);
  await moveTo(thief, theirs);
  const link = pressIn(email, /email was changed/);
  site.clock.advance(1_000);
  const before = (await read(thief)).emails.find((each) => each.email === email)?.id;
  await thief.send('POST', `${ACCOUNT}/emails/${before}/remove`, {});
  await site.deliver();
  // The box that was taken off is told, without a press: it may be an old employer's.
  const removed = site.mails.findLast((each) => each.to === email && /was removed/.test(each.subject));
  expect(removed?.text).toContain('can no longer be used to sign in');
  expect(removed && linkIn(removed)).toBe('');
  site.clock.advance(61_000);
  expect(await press(await site.browser(), pressIn(theirs, /was removed/))).toMatchObject({ status: 0 });
  expect(await press(await site.browser(), link)).toMatchObject({ status: 0 });
  const { browser, answer } = await backIn(email);
  expect(answer).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
  expect((await read(browser)).emails.map((each) => each.email)).toEqual([email]);
});

test('an account whose address is somebody else’s by now is closed, not given away', async () => {
  const [email, theirs] = ['moved@taken.example', 'moved-thief@taken.example'];
  await site.signedUp(email);
  const thief = await stranger(email);
  await moveTo(thief, theirs);
  const link = pressIn(email, /email was changed/);
  const before = (await read(thief)).emails.find((each) => each.email === email)?.id;
  await thief.send('POST', `${ACCOUNT}/emails/${before}/remove`, {});
  const anew = await site.signedUp(email);
  expect(await press(await site.browser(), link)).toMatchObject({ status: 0 });
  expect((await state(thief)).loggedInSession).toBe(false);
  const back = await backIn(theirs);
  expect(back.answer).toMatchObject({ status: -1, errorCode: 'ACCOUNT_DISABLED' });
  expect((await state(anew)).loggedInSession).toBe(true);
});

test('an end of the account that a stranger asked for is taken back by the press', async () => {
  const email = 'ended@taken.example';
  await site.signedUp(email);
  const thief = await stranger(email);
  await site.deliver();
  const { sql } = await import('kysely');
  await sql`update account set status = 'closing', status_at = ${site.clock.now()}
    where id = (select account_id from account_email where email = ${email})`.execute(site.database.database.query);
  expect((await state(thief)).loggedInSession).toBe(true);
  await press(await site.browser(), pressIn(email, /New sign-in/));
  const { browser } = await backIn(email);
  expect((await state(browser)).authStateParams.closingAt).toBeNull();
});

test('from the account’s own page a passkey and a second step of a stranger go as well', async () => {
  const email = 'page@taken.example';
  const owner = await site.signedUp(email);
  const thief = await stranger(email);
  const device = new SoftAuthenticator(ORIGIN);
  expect((await register(thief, device)).status).toBe(0);
  await withApp(site, thief);
  expect((await owner.send('POST', `${ACCOUNT}/secure`, {})).statusCode).toBe(200);
  // The page that follows says so and knows the address, for some minutes and nowhere else.
  const securedIn = async (browser: TestBrowser) => (await state(browser)).authStateParams.securedEmail;
  expect([await securedIn(owner), await securedIn(await site.browser())]).toEqual([email, null]);
  site.clock.advance(11 * 60_000);
  expect(await securedIn(owner)).toBeNull();
  expect((await signIn(await site.browser(), device)).status).toBe(-1);
  expect((await backIn(email)).answer).toMatchObject({ status: 0, userInfo: { accountEmail: email } });
});
