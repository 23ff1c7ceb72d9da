import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState, MailLink } from '#contract/identity';
import { hasPasskey } from '#domain/identity';
import { dataSubjectPart } from './data-subject.ts';
import { identityAccountPart } from './identity-account.ts';
import { codeIn, type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [dataSubjectPart(needs), identityAccountPart(needs, hasPasskey)]);
});
afterAll(() => site.close());

const AUTH = '/k/run/auth';
const ACCOUNT = '/i/api/account/v1';
const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const OTHER_PASSWORD = 'seven cups beside a lamp';

const told = async (browser: TestBrowser, link: string) =>
  (await browser.get(`${AUTH}/link?${new URLSearchParams({ link })}`)).json<MailLink>();
const state = async (browser: TestBrowser) => (await browser.get(STATE)).json<AuthState>();
const register = (browser: TestBrowser, username: string) =>
  browser.ask(`${AUTH}/register`, { username, passwd: PASSWORD, consent: 'on' });
const login = async (username: string, passwd = PASSWORD) =>
  (await (await site.browser()).ask(`${AUTH}/login`, { username, passwd })).status;

/** Presses a link: the status of the answer and the code of what was refused. */
async function press(browser: TestBrowser, link: string, passwd = ''): Promise<readonly [number, string | undefined]> {
  const answer = await browser.post(`${AUTH}/link`, { link, ...(passwd && { passwd }) });
  return [answer.statusCode, answer.json<{ errors?: { code: string }[] }>().errors?.[0]?.code];
}

async function newLinkTo(email: string): Promise<string> {
  await site.deliver();
  return linkIn(site.mailTo(email));
}

test('resending after signing up with the address of an account mails what signing up mailed, and says the same as to anybody', async () => {
  const [taken, free] = ['taken@ends.example', 'free@ends.example'];
  await site.signedUp(taken);
  const answers: unknown[] = [];
  for (const email of [taken, free]) {
    const browser = await site.browser();
    await register(browser, email);
    await site.deliver();
    const first = site.mailTo(email).subject;
    answers.push(await browser.ask(`${AUTH}/resend`, { redir: '/' }));
    await site.deliver();
    expect(site.mails.filter(({ to, subject }) => to === email && subject === first)).toHaveLength(2);
  }
  expect(answers).toEqual([{ status: 0 }, { status: 0 }]);
  expect(site.mailTo(taken).subject).toBe('You already have a Wayfold account');
  expect(linkIn(site.mailTo(taken))).toBe('');
});

test('a link to confirm an address that another account has proved meanwhile says that it is no longer valid', async () => {
  const email = 'late@ends.example';
  const first = await site.browser();
  await register(first, email);
  const old = await newLinkTo(email);
  const second = await site.browser();
  await register(second, email);
  expect(await press(second, await newLinkTo(email))).toEqual([200, undefined]);
  expect(await told(first, old)).toMatchObject({ purpose: 'confirm', state: 'void' });
  expect(await press(first, old)).toEqual([410, 'LINK_OVER']);
});

test('a link to add an address that was removed, or was confirmed by another mail, says so and is refused', async () => {
  const own = await site.signedUp('adds@ends.example');
  const more = 'more@ends.example';
  await own.send('POST', `${ACCOUNT}/emails`, { email: more });
  const link = await newLinkTo(more);
  const { emails } = (await own.get(ACCOUNT)).json<{ emails: { id: string; email: string }[] }>();
  const { id } = emails.find(({ email }) => email === more) ?? { id: '' };
  expect((await own.send('POST', `${ACCOUNT}/emails/${id}/resend`)).statusCode).toBe(200);
  const newer = await newLinkTo(more);
  expect(newer).not.toBe(link);
  expect(await told(own, link)).toMatchObject({ state: 'open', reader: 'owner' });
  expect(await press(own, newer)).toEqual([200, undefined]);
  expect(await told(own, link)).toMatchObject({ state: 'settled' });
  expect(await press(own, link)).toEqual([410, 'LINK_OVER']);
  expect((await own.send('POST', `${ACCOUNT}/emails/${id}/remove`)).statusCode).toBe(200);
  expect(await told(own, link)).toMatchObject({ state: 'void' });
  expect(await press(own, link)).toEqual([410, 'LINK_OVER']);
  // What was true a moment ago is not said any more.
  expect(await told(own, newer)).toMatchObject({ state: 'void' });
});

test('an old link to keep an account never says that it stays while it is going to be deleted again', async () => {
  const email = 'keeps@ends.example';
  const own = await site.signedUp(email);
  await own.post(`${ACCOUNT}/deletion`);
  const first = await newLinkTo(email);
  const anybody = await site.browser();
  expect(await press(anybody, first)).toEqual([200, undefined]);
  expect(await told(anybody, first)).toMatchObject({ state: 'done' });
  await own.post(`${ACCOUNT}/deletion`);
  const second = await newLinkTo(email);
  for (const browser of [own, anybody]) expect(await told(browser, first)).toMatchObject({ state: 'used' });
  expect(await press(anybody, first)).toEqual([410, 'LINK_USED']);
  expect((await state(own)).authStateParams.closingAt).not.toBeNull();
  await own.post(`${ACCOUNT}/keep`);
  expect(await told(anybody, second)).toMatchObject({ state: 'settled' });
  expect(await press(anybody, second)).toEqual([410, 'LINK_OVER']);
});

test('a spare link to confirm an account that is confirmed takes nothing from it', async () => {
  const email = 'spare@ends.example';
  const own = await site.browser();
  await register(own, email);
  const spare = await newLinkTo(email);
  await own.ask(`${AUTH}/resend`, { redir: '/' });
  expect(await press(own, await newLinkTo(email))).toEqual([200, undefined]);
  const phone = await site.browser();
  expect(await told(phone, spare)).toMatchObject({ state: 'settled', alone: false });
  expect(await press(phone, spare)).toEqual([410, 'LINK_OVER']);
  expect([(await state(phone)).loggedInSession, (await state(own)).loggedInSession]).toEqual([false, true]);
  expect(await login(email)).toBe(0);
});

test('before a first confirmation on another device its page and its mail say what is removed then', async () => {
  const email = 'phone@ends.example';
  const own = await site.browser();
  await register(own, email);
  const link = await newLinkTo(email);
  expect(site.mailTo(email).text).toContain('confirming on another device removes the password set there');
  expect(await told(own, link)).toMatchObject({ state: 'open', alone: false });
  expect(await told(await site.browser(), link)).toMatchObject({ state: 'open', alone: true });
});

test('of two windows that save a password by one link the second is refused; the same press twice is not', async () => {
  const email = 'windows@ends.example';
  await site.signedUp(email);
  const browser = await site.browser();
  await browser.ask(`${AUTH}/forgot`, { username: email });
  const link = await newLinkTo(email);
  expect(await press(browser, link, OTHER_PASSWORD)).toEqual([200, undefined]);
  expect(await press(browser, link, 'nine herons cross the river')).toEqual([410, 'LINK_USED']);
  expect(await press(browser, link, OTHER_PASSWORD)).toEqual([200, undefined]);
  expect([await login(email, OTHER_PASSWORD), await login(email, 'nine herons cross the river')]).toEqual([0, -1]);
  site.clock.advance(61_000);
  expect(await press(browser, link, OTHER_PASSWORD)).toEqual([410, 'LINK_USED']);
});

test('the mail about a secured account sets the new password itself, and nothing says afterwards that one is missing', async () => {
  const email = 'secures@ends.example';
  const own = await site.signedUp(email);
  await (await site.browser()).ask(`${AUTH}/login`, { username: email, passwd: PASSWORD });
  const secure = await newLinkTo(email);
  expect(await press(own, secure)).toEqual([200, undefined]);
  expect(await told(own, secure)).toMatchObject({ purpose: 'secure', state: 'done' });
  expect((await state(own)).authStateParams.securedEmail).toBe(email);
  const reset = await newLinkTo(email);
  expect(site.mailTo(email)).toMatchObject({ subject: 'Your Wayfold account is secured' });
  expect(site.mailTo(email).text).not.toMatch(/password was removed|entered by mistake/);
  const other = await site.browser();
  expect(await told(other, reset)).toMatchObject({ purpose: 'reset', state: 'open' });
  expect(await press(other, reset, OTHER_PASSWORD)).toEqual([200, undefined]);
  expect(await told(own, secure)).toMatchObject({ state: 'settled' });
  expect((await state(own)).authStateParams.securedEmail).toBeNull();
});

test('a browser that asked for a code finds its address again while the code counts, spelt alike with and without an account', async () => {
  await site.signedUp('Mira@ends.example');
  for (const [username, known] of [
    ['MIRA@ends.example', 'Mira@ends.example'],
    ['NOBODY@ends.example', 'NOBODY@ends.example'],
  ] as const) {
    const browser = await site.browser();
    expect((await state(browser)).authStateParams.codeEmail).toBeNull();
    await browser.ask(`${AUTH}/code`, { username });
    await site.deliver();
    expect((await state(browser)).authStateParams.codeEmail).toBe(username.toLowerCase());
    expect((await state(await site.browser())).authStateParams.codeEmail).toBeNull();
    await browser.ask(`${AUTH}/confirm`, { username, code: codeIn(site.mailTo(known)) });
    expect((await state(browser)).authStateParams.codeEmail).toBeNull();
  }
  const late = await site.browser();
  await late.ask(`${AUTH}/code`, { username: 'nobody-late@ends.example' });
  site.clock.advance(10 * 60_000);
  expect((await state(late)).authStateParams.codeEmail).toBeNull();
});

test('mails about ways in name what was added or removed, and a removed address hears where its press is', async () => {
  const [main, more] = ['names@ends.example', 'gone@ends.example'];
  const own = await site.signedUp(main);
  await own.send('POST', `${ACCOUNT}/emails`, { email: more });
  await press(own, await newLinkTo(more));
  await site.deliver();
  expect(site.mailTo(main).text).toContain(`Added: ${more}`);
  const { emails } = (await own.get(ACCOUNT)).json<{ emails: { id: string; email: string }[] }>();
  await own.send('POST', `${ACCOUNT}/emails/${emails.find(({ email }) => email === more)?.id ?? ''}/remove`);
  await site.deliver();
  expect(site.mailTo(main).text).toContain(`Removed: ${more}`);
  expect(linkIn(site.mailTo(main))).not.toBe('');
  const { text } = site.mailTo(more);
  expect(text).toContain(`${more} can no longer be used to sign in.`);
  expect(text).toContain('the main address of the account');
  expect(text).not.toContain('secure your account now');
  expect(linkIn({ text })).toBe('');
});
