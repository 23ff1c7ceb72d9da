import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#contract/identity';
import { identityAccountPart } from './identity-account.ts';
import {
  askWorking,
  codeIn,
  type IdentitySite,
  linkIn,
  openIdentitySite,
  PASSWORD,
  type TestBrowser,
} from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [identityAccountPart(needs, async () => false)]);
});
afterAll(() => site.close());

const AUTH = '/k/run/auth';
const ACCOUNT = '/i/api/account/v1';
const HOUR_MS = 3_600_000;
const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email).length;

const ask = (browser: TestBrowser, call: string, fields: Readonly<Record<string, string>>) =>
  askWorking(browser, `${AUTH}/${call}`, fields);

/** Opens accounts with somebody's address and has each confirmation sent again. */
async function registers(browser: TestBrowser, username: string): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await ask(browser, 'register', { username, passwd: PASSWORD, consent: 'on' });
    for (let again = 0; again < 6; again += 1) await browser.post(`${AUTH}/resend`);
  }
}

/** With nothing but the mailbox, in a browser that is new to the account. */
async function comesIn(email: string): Promise<string | null> {
  const browser = await site.browser();
  for (const call of ['code', 'unlock']) {
    const sent = await ask(browser, call, { username: email });
    await site.deliver();
    if (sent.status !== 0) continue;
    const code = codeIn(site.mailTo(email));
    const link = linkIn(site.mailTo(email));
    const answer =
      call === 'code' ? await ask(browser, 'confirm', { username: email, code }) : await ask(browser, 'link', { link });
    if (answer.status === 0) return call;
  }
  const links = site.mails.filter(({ to }) => to === email).map(linkIn);
  for (const link of links.toReversed()) {
    const answer = link === '' ? null : await ask(browser, 'link', { link, passwd: 'seven herons read the timetable' });
    if (answer?.status === 0) return 'link in the box';
  }
  return null;
}

test('whoever registers with an address and sends its confirmation again causes three mails an hour, and all together six', async () => {
  const email = 'victim@flood.example';
  const own = await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  const before = mailsTo(email);
  await registers(await site.browser(), email);
  await site.deliver();
  expect(mailsTo(email) - before).toBe(3);
  for (let n = 0; n < 4; n += 1) await registers(await site.browser(), email);
  await site.deliver();
  expect(mailsTo(email) - before).toBe(6);
  // Its owner is told where no mail goes out and comes in by the kind of mail that nobody used up, or where they were in before.
  const refused = await ask(await site.browser(), 'code', { username: email });
  expect(refused).toMatchObject({ errorCode: 'TOO_MANY_CODES', ways: ['link'] });
  expect(refused.message).toContain('We can email you a sign-in link now');
  expect(await ask(own, 'code', { username: email })).toMatchObject({ status: 0 });
  expect(await comesIn(email)).toBe('unlock');
});

test('whoever adds an address to an account again and again causes no more mails than any other stranger', async () => {
  const email = 'added@flood.example';
  await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  const stranger = await site.signedUp('adds@flood.example');
  const before = mailsTo(email);
  let last;
  for (let n = 0; n < 4; n += 1) {
    last = await stranger.send('POST', `${ACCOUNT}/emails`, { email });
    const { emails } = (await stranger.get(ACCOUNT)).json<Account>();
    const id = emails.find((each) => each.email === email)?.id ?? '';
    await stranger.send('POST', `${ACCOUNT}/emails/${id}/resend`);
    await stranger.send('POST', `${ACCOUNT}/emails/${id}/remove`, {});
  }
  expect(last?.statusCode).toBe(422);
  expect(last?.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_MAILS', detail: { until: expect.any(String) } }] });
  await site.deliver();
  expect(mailsTo(email) - before).toBe(3);
  // One account writes to so many addresses an hour, three of them above.
  for (let n = 0; n < 14; n += 1) {
    const each = `many-${n}@flood.example`;
    await stranger.send('POST', `${ACCOUNT}/emails`, { email: each });
    const { emails } = (await stranger.get(ACCOUNT)).json<Account>();
    const id = emails.find(({ email: of }) => of === each)?.id ?? '';
    await stranger.send('POST', `${ACCOUNT}/emails/${id}/remove`, {});
  }
  await site.deliver();
  expect(Array.from({ length: 14 }, (_, n) => mailsTo(`many-${n}@flood.example`)).filter(Boolean)).toHaveLength(7);
});

test('a mail that was refused counts nowhere: after the hour its owner may ask at once, without work', async () => {
  const email = 'hour@flood.example';
  await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  for (let n = 0; n < 3; n += 1) {
    const stranger = await site.browser();
    for (const again of [1, 2]) await ask(stranger, 'unlock', { username: email, redir: `/${again}` });
  }
  const own = await site.browser();
  site.clock.advance(59 * 60_000);
  for (let n = 0; n < 3; n += 1)
    expect(await ask(own, 'unlock', { username: email })).toMatchObject({ errorCode: 'TOO_MANY_LINKS' });
  site.clock.advance(2 * 60_000);
  expect(await own.ask(`${AUTH}/unlock`, { username: email })).toMatchObject({ status: 0 });
});

const login = (browser: TestBrowser, username: string, passwd = PASSWORD) =>
  ask(browser, 'login', { username, passwd });

/** Wrong passwords, codes and links, each from another network of these. */
async function everythingFrom(network: (n: number) => string, email: string): Promise<void> {
  for (let n = 0; n < 31; n += 1) await login(await site.browser({ ip: network(n) }), email, `not the password ${n}`);
  for (let n = 0; n < 6; n += 1) {
    const browser = await site.browser({ ip: network(n) });
    for (const call of ['code', 'unlock']) await ask(browser, call, { username: email });
  }
}

test('whoever has a /56 is one stranger: password, code and link of its owner count on in a new browser', async () => {
  const email = 'narrow@strangers.example';
  await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  await everythingFrom((n) => `2001:db8:7:${n.toString(16)}::1`, email);
  expect(await login(await site.browser(), email)).toMatchObject({ status: 0 });
  expect(await comesIn(email)).toBe('code');
  site.clock.advance(1_000);
  expect(await ask(await site.browser(), 'unlock', { username: email })).toMatchObject({ status: 0 });
});

test('against many networks at once the link in the box is left, and the page of a pause promises no other mail', async () => {
  const email = 'wide@strangers.example';
  await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  const fresh = await site.browser();
  await everythingFrom((n) => `2001:db8:${(n + 16).toString(16)}::1`, email);
  await site.deliver();
  const paused = await login(fresh, email);
  expect(paused).toMatchObject({ errorCode: 'TRIES_PAUSED', ways: [] });
  expect(paused.message).toContain('The link or the long code in the latest unused email');
  expect(paused.message).not.toContain('A code');
  // Nobody can tell from it whether there is such an account.
  await everythingFrom((n) => `2001:db8:${(n + 16).toString(16)}::1`, 'nobody@strangers.example');
  expect(await login(await site.browser(), 'nobody@strangers.example')).toEqual({
    ...paused,
    until: expect.any(String),
  });
  expect(await comesIn(email)).toBe('link in the box');
});

test('a pause says which mails go out: a link only, once strangers used up the codes', async () => {
  const email = 'codes@strangers.example';
  await site.signedUp(email);
  site.clock.advance(2 * HOUR_MS);
  const browser = await site.browser();
  for (let n = 0; n < 5; n += 1) await login(browser, email, `not the password ${n}`);
  const both = await login(browser, email);
  expect(both).toMatchObject({ errorCode: 'TRIES_PAUSED', ways: ['code', 'link'] });
  expect(both.message).toContain('A code or link by email');
  for (let n = 0; n < 3; n += 1) {
    const stranger = await site.browser();
    for (const again of ['', '/again']) await ask(stranger, 'code', { username: email, redir: again });
  }
  const link = await login(browser, email);
  expect(link).toMatchObject({ ways: ['link'] });
  expect(link.message).toContain('A link by email');
  expect(link.message).not.toContain('code');
});
