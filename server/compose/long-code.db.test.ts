import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer, AuthState } from '#contract/identity';
import { everyRow } from '#platform/testing';
import {
  askWorking,
  type IdentitySite,
  linkIn,
  longCodeIn,
  openIdentitySite,
  PASSWORD,
  type TestBrowser,
} from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
});
afterAll(() => site.close());

const AUTH = '/k/run/auth';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG = '0000-0000-0000';

const confirm = (browser: TestBrowser, username: string, code: string) =>
  browser.ask(`${AUTH}/confirm`, { username, code });
const stateOf = async (browser: TestBrowser) =>
  (await browser.get('/horizon/common/authentication/providers/AuthStateProviderAction')).json<AuthState>();
const unusedIn = (email: string, used: ReadonlySet<string>) =>
  site.mails
    .filter(({ to }) => to === email)
    .map(longCodeIn)
    .filter((code) => code !== '' && !used.has(code));

/** A mail with a long code that anybody had sent to an address. */
async function mailedTo(email: string, call: 'unlock' | 'forgot' = 'unlock') {
  expect(await askWorking(await site.browser(), `${AUTH}/${call}`, { username: email })).toEqual({ status: 0 });
  await site.deliver();
  return site.mailTo(email);
}

let networks = 0;

/** Everything that strangers may have sent to an address, each from a network of their own. */
async function useUp(email: string): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    networks += 1;
    const stranger = await site.browser({ ip: `2001:db8:${networks.toString(16)}::1` });
    for (const call of ['code', 'code', 'forgot', n % 2 ? 'forgot' : 'unlock'])
      await askWorking(stranger, `${AUTH}/${call}`, { username: email });
  }
  await site.deliver();
}

/** In a browser that never was here, with nothing but the box, by typing a code; what the page said on the way. */
async function typesIn(email: string, used: Set<string>): Promise<readonly AuthAnswer[]> {
  const browser = await site.browser();
  const said = [await askWorking(browser, `${AUTH}/code`, { username: email })];
  if (said[0]?.ways?.includes('link')) said.push(await askWorking(browser, `${AUTH}/unlock`, { username: email }));
  await site.deliver();
  const code = unusedIn(email, used).at(-1) ?? '';
  used.add(code);
  return [...said, await confirm(browser, email, code)];
}

test('while strangers use up all mails of an address for hours, its owner and who has no account yet type a code from the box and are in', async () => {
  const [owner, newcomer] = ['owner@starved.example', 'newcomer@starved.example'];
  await site.signedUp(owner);
  site.clock.advance(2 * HOUR_MS);
  const [ownUsed, newUsed] = [new Set<string>(), new Set<string>()];
  const refused = [];
  for (let at = 0; at < 12; at += 1) {
    await useUp(owner);
    await useUp(newcomer);
    const said = await typesIn(owner, ownUsed);
    expect([at, said.at(-1)?.status]).toEqual([at, 0]);
    const other = await typesIn(newcomer, newUsed);
    expect([at, other.at(-1)?.status, other.at(-1)?.confirmStatus]).toEqual([at, 0, at === 0 ? 1 : 0]);
    // Up to the last answer nobody can tell which of the two has an account.
    if (at === 0) expect(other.slice(0, -1)).toEqual(said.slice(0, -1));
    refused.push(said[0]);
    site.clock.advance(25 * MINUTE_MS);
  }
  const inbox = refused.filter((each) => each?.errorCode === 'TOO_MANY_CODES' && each.ways?.length === 0);
  expect(inbox.length).toBeGreaterThan(5);
  expect(inbox[0]?.message).toContain('Open the link in the latest email that has one, or enter its code');
  const before = unusedIn(owner, ownUsed).length;
  const link = await askWorking(await site.browser(), `${AUTH}/unlock`, { username: owner });
  expect(before > 0 || link.status === 0).toBe(true);
}, 120_000);

test('a mail with a link has a code for other devices, in text and in HTML; it signs in there, and once', async () => {
  const email = 'once@long.example';
  await site.signedUp(email);
  const mail = await mailedTo(email);
  const code = longCodeIn(mail);
  expect(code).not.toBe('');
  expect(mail.html).toContain(`<bdi class="code" dir="ltr" style="white-space:nowrap">${code}</bdi>`);
  expect(mail.text).toContain('Signing in on another device? Enter this code there');
  expect(mail.subject).not.toContain(code);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  const many = await Promise.all(Array.from({ length: 20 }, () => site.browser()));
  const answers = await Promise.all(many.map((browser) => confirm(browser, email, typed)));
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  const late = answers.filter(({ status }) => status !== 0);
  expect(new Set(late.map(({ errorCode, errorField }) => `${errorCode} at ${errorField}`))).toEqual(
    new Set(['CODE_EXPIRED at code']),
  );
  const inside = many[answers.findIndex(({ status }) => status === 0)] ?? (await site.browser());
  expect((await stateOf(inside)).userInfoState?.accountEmail).toBe(email);
});

test('link and long code of a mail are one: either uses the other, and both end after an hour', async () => {
  const email = 'one@long.example';
  await site.signedUp(email);
  const first = await mailedTo(email);
  expect(await confirm(await site.browser(), email, longCodeIn(first))).toMatchObject({ status: 0, confirmStatus: 0 });
  const pressed = await (await site.browser()).post(`${AUTH}/link`, { link: linkIn(first) });
  expect([pressed.statusCode, pressed.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
    410,
    'LINK_USED',
  ]);
  const second = await mailedTo(email);
  expect(await (await site.browser()).ask(`${AUTH}/link`, { link: linkIn(second) })).toMatchObject({ status: 0 });
  expect(await confirm(await site.browser(), email, longCodeIn(second))).toMatchObject({ errorCode: 'CODE_EXPIRED' });
  const third = await mailedTo(email);
  site.clock.advance(HOUR_MS - 1);
  const right = longCodeIn(third);
  site.clock.advance(1);
  expect(await confirm(await site.browser(), email, right)).toMatchObject({ errorCode: 'CODE_EXPIRED', status: 2 });
  const fourth = await mailedTo(email);
  site.clock.advance(HOUR_MS - 1);
  expect(await confirm(await site.browser(), email, longCodeIn(fourth))).toMatchObject({ status: 0 });
});

test('whoever types wrong long codes takes nothing from anybody; one that is cut is told at its field', async () => {
  const email = 'wrong@long.example';
  await site.signedUp(email);
  const code = longCodeIn(await mailedTo(email));
  const other = longCodeIn(await mailedTo('another@long.example'));
  const browser = await site.browser();
  const wrong = {
    status: 2,
    errorCode: 'CODE_WRONG',
    errorField: 'code',
    message: expect.stringContaining('not the code'),
  };
  for (let n = 0; n < 30; n += 1) expect(await confirm(browser, email, n % 2 ? WRONG : other)).toEqual(wrong);
  // An address of nobody hears the same.
  expect(await confirm(browser, 'nobody@long.example', code)).toEqual(wrong);
  for (const cut of [code.slice(0, -1), `${code}0`, 'ABCD', '1234567', `${code.slice(0, -1)}U`])
    expect(await confirm(browser, email, cut)).toEqual({
      status: -1,
      errorCode: 'CODE_INCOMPLETE',
      errorField: 'code',
      message: expect.stringContaining('all 12 letters and digits'),
    });
  expect((await confirm(browser, email, '12345')).message).toBe('Enter the 6-digit code.');
  expect(await confirm(browser, email, code)).toMatchObject({ status: 0 });
});

test('the code of a mail that sets a password signs in and sets none, and the page of its link does not say that it did', async () => {
  const email = 'reset@long.example';
  await site.signedUp(email);
  const mail = await mailedTo(email, 'forgot');
  expect(await confirm(await site.browser(), email, longCodeIn(mail))).toMatchObject({ status: 0 });
  const query = new URLSearchParams({ link: linkIn(mail) }).toString();
  expect((await (await site.browser()).get(`${AUTH}/link?${query}`)).json()).toMatchObject({ state: 'used' });
  const login = await (await site.browser()).ask(`${AUTH}/login`, { username: email, passwd: PASSWORD });
  expect(login).toMatchObject({ status: 0 });
});

test('an address without an account gets a code that opens one; what a stranger registered with it goes', async () => {
  const email = 'none@long.example';
  const stranger = await site.browser();
  await stranger.ask(`${AUTH}/register`, { username: email, passwd: PASSWORD, consent: 'on' });
  const mail = await mailedTo(email);
  expect(mail.subject).toBe('No Wayfold account with this address');
  expect(mail.text).toContain('To create an account with this address, enter this code');
  const browser = await site.browser();
  expect(await confirm(browser, email, longCodeIn(mail))).toMatchObject({ status: 0, confirmStatus: 1 });
  expect((await stateOf(browser)).userInfoState?.accountEmail).toBe(email);
  expect((await stateOf(stranger)).loggedInSession).toBe(false);
  const login = await stranger.ask(`${AUTH}/login`, { username: email, passwd: PASSWORD });
  expect(login).toMatchObject({ status: -1 });
});

const setStatus = (email: string, status: string) =>
  sql`update account set status = ${status}, status_at = ${site.clock.now()} where id in (
    select account_id from account_email where email = ${email})`.execute(site.database.database.query);

test('a secured account is opened by its link alone: its mails have no code, and one of before is refused and uses no link', async () => {
  const email = 'secured@long.example';
  await site.signedUp(email);
  const before = await mailedTo(email);
  await setStatus(email, 'locked');
  const after = await mailedTo(email, 'forgot');
  expect([linkIn(after) === '', longCodeIn(after)]).toEqual([false, '']);
  const refused = await confirm(await site.browser(), email, longCodeIn(before));
  expect(refused).toMatchObject({ status: -1, errorCode: 'ACCOUNT_LOCKED' });
  const passwd = 'seven herons read the timetable';
  expect(await (await site.browser()).ask(`${AUTH}/link`, { link: linkIn(after), passwd })).toMatchObject({
    status: 0,
  });
  expect(await confirm(await site.browser(), email, longCodeIn(before))).toMatchObject({ status: 0 });
});

test('a long code is the first of two steps where there are two, and an account that will be deleted says so', async () => {
  const email = 'steps@long.example';
  await site.signedUp(email);
  await setStatus(email, 'closing');
  const closing = await confirm(await site.browser(), email, longCodeIn(await mailedTo(email)));
  expect(closing.loginRedirectUrl).toContain('/profile/account/data');
  await sql`update account set role = 'helpdesk', status = 'active' where id in (
    select account_id from account_email where email = ${email})`.execute(site.database.database.query);
  const browser = await site.browser();
  const half = await confirm(browser, email, longCodeIn(await mailedTo(email)));
  expect(half).toMatchObject({ status: 0, loginRedirectUrl: '/business/verify?redir=%2F' });
  expect(half.userInfo).toBeUndefined();
  expect(await stateOf(browser)).toMatchObject({ loggedInSession: false, authStateParams: { half: true } });
});

test('the trail says which mail somebody came in by', async () => {
  const email = 'trail@long.example';
  await site.signedUp(email);
  await confirm(await site.browser(), email, longCodeIn(await mailedTo(email)));
  const { rows } = await sql<{ found: boolean }>`
    select a.facts::jsonb ->> 'proof' = p.id::text as found from audit_entry a, mail_proof p
    where a.verb = 'enterByCode' and p.email = ${email} and p.purpose = 'unlock' and p.used_at is not null
      and (a.facts::jsonb ->> 'account')::uuid = p.account_id`.execute(everyRow(site.database.database));
  expect(rows).toEqual([{ found: true }]);
});
