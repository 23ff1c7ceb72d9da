import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { codeIn, type IdentitySite, linkIn, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite();
});
afterAll(() => site.close());

const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const stateOf = async (browser: TestBrowser): Promise<AuthState> => (await browser.get(STATE)).json<AuthState>();
const login = (browser: TestBrowser, username: string, passwd = PASSWORD) =>
  browser.ask('/k/run/auth/login', { username, passwd });

test('[7.3-01] [3-05] who is signed in is told to this browser alone: nobody at first, then the account with its names', async () => {
  const stranger = await site.browser();
  expect(await stateOf(stranger)).toMatchObject({
    loggedInSession: false,
    allowSignIn: true,
    newUser: true,
    unconfirmedAccount: false,
    guidebookEnabled: false,
    userInfoState: null,
    accountSwitcherItems: [],
    businessState: null,
    permissions: [],
    features: [],
  });
  const own = await site.signedUp('ines@state.example');
  expect(await stateOf(own)).toMatchObject({
    loggedInSession: true,
    newUser: false,
    unconfirmedAccount: false,
    userInfoState: { accountEmail: 'ines@state.example', accountName: 'ines@state.example' },
  });
  expect((await stateOf(stranger)).loggedInSession).toBe(false);
});

test('[3-11] an account is opened with a password, is unconfirmed until the link of its mail, and signs in afterwards', async () => {
  const own = await site.browser();
  const made = await own.ask('/k/run/auth/register', {
    username: 'Mira@Register.example',
    passwd: PASSWORD,
    optin: 'on',
    consent: 'on',
    regurl: '/flights',
  });
  expect(made).toMatchObject({ status: 0, loginRedirectUrl: '/s/ident/resend?redir=%2Fflights' });
  expect(await stateOf(own)).toMatchObject({ unconfirmedAccount: true, loggedInSession: true });
  await site.deliver();
  const link = linkIn(site.mailTo('Mira@Register.example'));
  expect(await own.ask('/k/run/auth/link', { link })).toMatchObject({ status: 0 });
  expect(await stateOf(own)).toMatchObject({ unconfirmedAccount: false });
  expect(await login(await site.browser(), 'mira@register.example')).toMatchObject({
    status: 0,
    userInfo: { accountEmail: 'Mira@Register.example' },
  });
  const again = await own.post('/k/run/auth/link', { link });
  expect([again.statusCode, again.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([410, 'LINK_USED']);
});

test('the box for news is kept with the account; it counts at a code as well, and an empty one takes nothing back', async () => {
  const email = 'news@register.example';
  const own = await site.browser();
  await own.ask('/k/run/auth/register', { username: email, passwd: PASSWORD, optin: 'on', consent: 'on' });
  const wanting = async (address: string) => {
    const { rows } = await sql<{ wanted: boolean; source: string }>`
      select c.wanted, c.source from news_consent c join account_email e on e.account_id = c.account_id
      where e.email = ${address}`.execute(site.database.database.query);
    return rows;
  };
  expect(await wanting(email)).toEqual([{ wanted: true, source: 'signUp' }]);
  await site.deliver();
  await own.ask('/k/run/auth/link', { link: linkIn(site.mailTo(email)) });
  const byCode = async (username: string, fields: Readonly<Record<string, string>>) => {
    const browser = await site.browser();
    await browser.ask('/k/run/auth/code', { username });
    await site.deliver();
    await browser.ask('/k/run/auth/confirm', { username, code: codeIn(site.mailTo(username)), ...fields });
  };
  await byCode(email, {});
  expect(await wanting(email)).toHaveLength(1);
  await byCode('code@register.example', {});
  expect(await wanting('code@register.example')).toEqual([]);
  await byCode('code@register.example', { optin: 'on' });
  expect(await wanting('code@register.example')).toEqual([{ wanted: true, source: 'signUp' }]);
});

test('whoever proves an address in another browser is not held to news that somebody else asked for', async () => {
  const email = 'other-hand@register.example';
  await (
    await site.browser()
  ).ask('/k/run/auth/register', { username: email, passwd: PASSWORD, optin: 'on', consent: 'on' });
  await site.deliver();
  await (await site.browser()).ask('/k/run/auth/link', { link: linkIn(site.mailTo(email)) });
  const { rows } = await sql`
    select from news_choice n join account_email e on e.account_id = n.account_id where e.email = ${email}`.execute(
    site.database.database.query,
  );
  expect(rows).toEqual([]);
});

test.for([
  ['no address', { username: 'mira', passwd: PASSWORD, consent: 'on' }, 'INVALID_EMAIL', 'username'],
  ['14 characters', { username: 'a@b.example', passwd: 'x7#kQ9!mZ2$vB4', consent: 'on' }, 'PASSWORD_SHORT', 'passwd'],
  [
    'a repeated word',
    { username: 'a@b.example', passwd: 'passwordpassword', consent: 'on' },
    'PASSWORD_COMMON',
    'passwd',
  ],
  ['terms not accepted', { username: 'a@b.example', passwd: PASSWORD }, 'TERMS_REQUIRED', 'consent'],
] as const)('[8-05a] no account with %s: refused at its field, in words', async ([, fields, errorCode, errorField]) => {
  const answer = await (await site.browser()).ask('/k/run/auth/register', fields);
  expect(answer).toMatchObject({ status: -1, errorCode, errorField });
  expect(answer.message?.length).toBeGreaterThan(10);
});

test('a second account with a confirmed address answers as the first did, and its owner is told', async () => {
  await site.signedUp('twice@x.example');
  const other = await site.browser();
  const answer = await other.ask('/k/run/auth/register', {
    username: 'twice@x.example',
    passwd: PASSWORD,
    consent: 'on',
  });
  expect(answer).toMatchObject({ status: 0, loginRedirectUrl: '/s/ident/resend?redir=%2F' });
  await site.deliver();
  expect(site.mailTo('twice@x.example').subject).toBe('You already have a Wayfold account');
});

test('wrong, unknown and short of an address answer alike; the fifth failure pauses both alike, from its network', async () => {
  await site.signedUp('known@x.example');
  const answers = [];
  for (const email of ['known@x.example', 'unknown@x.example']) {
    const browser = await site.browser({ ip: '198.51.100.20' });
    const seen = [];
    for (let n = 0; n < 7; n += 1) seen.push(await login(browser, email, `wrong password ${n}`));
    answers.push(seen);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.map(({ errorCode }) => errorCode)).toEqual([
    ...Array<string>(5).fill('WRONG_CREDENTIALS'),
    'TRIES_PAUSED',
    'TRIES_PAUSED',
  ]);
  const neighbour = await site.browser({ ip: '198.51.100.20' });
  expect((await login(neighbour, 'known@x.example')).errorCode).toBe('TRIES_PAUSED');
  expect(await login(await site.browser(), 'known@x.example')).toMatchObject({ status: 0 });
  site.clock.advance(16_000);
  expect(await login(neighbour, 'known@x.example')).toMatchObject({ status: 0 });
});

test('[4-06d] a mailed code signs in in its browser, once; a new address gets an account by it', async () => {
  const browser = await site.browser();
  const thief = await site.browser();
  const username = 'code@x.example';
  for (const confirmStatus of [1, 0] as const) {
    expect(await browser.ask('/k/run/auth/code', { username })).toEqual({ status: 0 });
    await site.deliver();
    const code = codeIn(site.mailTo(username));
    expect(await thief.ask('/k/run/auth/confirm', { username, code })).toMatchObject({ status: 2, errorField: 'code' });
    expect(await browser.ask('/k/run/auth/confirm', { username, code })).toMatchObject({ status: 0, confirmStatus });
    expect(await browser.ask('/k/run/auth/confirm', { username, code })).toMatchObject({
      status: 2,
      errorCode: 'CODE_EXPIRED',
    });
  }
});

test('[1-05] [3-06] [4-05d] a second account joins by the add flow; switching turns the session', async () => {
  const own = await site.signedUp('one@link.example');
  await site.signedUp('two@link.example');
  site.clock.advance(1_000);
  expect((await stateOf(own)).authStateParams.adding).toBe(false);
  expect((await own.get('/k/run/auth/add')).json()).toMatchObject({ status: 0 });
  expect((await stateOf(own)).authStateParams.adding).toBe(true);
  expect(await login(own, 'two@link.example')).toMatchObject({ status: 0 });
  const both = await stateOf(own);
  expect(both.authStateParams.adding).toBe(false);
  expect(both.accountSwitcherItems.map(({ userEmail, active }) => [userEmail, active])).toEqual([
    ['one@link.example', false],
    ['two@link.example', true],
  ]);
  const [one] = both.accountSwitcherItems;
  const before = own.cookie();
  const turned = await own.get(`/k/run/auth/switch?tokenId=${one?.tokenId}&redir=%2Fflights`);
  expect(turned.json()).toMatchObject({
    status: 0,
    loginRedirectUrl: '/flights',
    userInfo: { accountEmail: 'one@link.example' },
  });
  expect(own.cookie()).not.toBe(before);
  expect((await stateOf(own)).userInfoState?.accountEmail).toBe('one@link.example');
  const old = await site.app.inject({ url: STATE, headers: { cookie: before } });
  expect(old.json<AuthState>().loggedInSession).toBe(false);
  expect(await login(own, 'one@link.example')).toMatchObject({ status: 0 });
  expect((await stateOf(own)).accountSwitcherItems).toHaveLength(2);
  const foreign = await site.signedUp('three@link.example');
  expect((await foreign.get(`/k/run/auth/switch?tokenId=${one?.tokenId}`)).json()).toMatchObject({
    status: -1,
    errorCode: 'NO_SUCH_ACCOUNT',
  });
  expect((await own.get('/k/run/auth/switch?business=true')).json()).toMatchObject({
    errorCode: 'NO_BUSINESS_PROFILE',
  });
});

test('an add flow that nobody ends is over after half an hour', async () => {
  const own = await site.signedUp('late@link.example');
  await own.get('/k/run/auth/add');
  site.clock.advance(29 * 60_000);
  expect((await stateOf(own)).authStateParams.adding).toBe(true);
  site.clock.advance(60_000);
  expect((await stateOf(own)).authStateParams.adding).toBe(false);
});

test('[S17] switch and add change something by GET: without a token, or from another site, they do nothing', async () => {
  const own = await site.signedUp('get@x.example');
  for (const headers of [{ cookie: own.cookie() }, { cookie: own.cookie(), 'sec-fetch-site': 'cross-site' }]) {
    const answer = await site.app.inject({ url: '/k/run/auth/add', headers });
    expect(answer.statusCode).toBe(403);
  }
});

test('[2.4-04a] signing out ends every account of the browser; the old cookie is worth nothing', async () => {
  const own = await site.signedUp('out@x.example');
  const before = own.cookie();
  expect(await own.ask('/k/run/auth/logout')).toMatchObject({ status: 0 });
  expect(await stateOf(own)).toMatchObject({ loggedInSession: false, newUser: false, accountSwitcherItems: [] });
  const old = await site.app.inject({ url: STATE, headers: { cookie: before } });
  expect(old.json<AuthState>()).toMatchObject({ loggedInSession: false });
});

test('one account is signed out of a browser and the others stay; the last one signs the browser out', async () => {
  const own = await site.signedUp('one@leave.example');
  await site.signedUp('two@leave.example');
  site.clock.advance(1_000);
  await own.get('/k/run/auth/add');
  await login(own, 'two@leave.example');
  const [one, two] = (await stateOf(own)).accountSwitcherItems;
  const emails = async () => (await stateOf(own)).accountSwitcherItems.map(({ userEmail }) => userEmail);
  expect(await own.ask('/k/run/auth/logout', { tokenId: 'of another browser' })).toMatchObject({ status: 0 });
  expect(await emails()).toEqual(['one@leave.example', 'two@leave.example']);
  const before = own.cookie();
  expect(await own.ask('/k/run/auth/logout', { tokenId: two?.tokenId ?? '' })).toMatchObject({ status: 0 });
  expect(await emails()).toEqual(['one@leave.example']);
  expect(await stateOf(own)).toMatchObject({ userInfoState: { accountEmail: 'one@leave.example' } });
  const old = await site.app.inject({ url: STATE, headers: { cookie: before } });
  expect(old.json<AuthState>()).toMatchObject({ loggedInSession: false });
  expect(await own.ask('/k/run/auth/logout', { tokenId: one?.tokenId ?? '' })).toMatchObject({ status: 0 });
  expect(await stateOf(own)).toMatchObject({ loggedInSession: false, accountSwitcherItems: [] });
});

test('a forgotten password is set anew by a link, which ends every session; nobody learns who has an account', async () => {
  const own = await site.signedUp('lost@x.example');
  const elsewhere = await site.browser();
  for (const username of ['lost@x.example', 'nobody@x.example']) {
    expect(await elsewhere.ask('/k/run/auth/forgot', { username })).toEqual({ status: 0 });
  }
  await site.deliver();
  expect(site.mailTo('nobody@x.example').subject).toBe('No Wayfold account with this address');
  const link = linkIn(site.mailTo('lost@x.example'));
  expect(await elsewhere.ask('/k/run/auth/link', { link, passwd: 'short' })).toMatchObject({ errorField: 'passwd' });
  expect(await elsewhere.ask('/k/run/auth/link', { link, passwd: 'seven cups beside a lamp' })).toMatchObject({
    status: 0,
  });
  expect((await stateOf(own)).loggedInSession).toBe(false);
  expect(await login(await site.browser(), 'lost@x.example')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
});

test('whoever proves an address elsewhere gets the account without what another one put into it', async () => {
  const attacker = await site.browser();
  await attacker.ask('/k/run/auth/register', { username: 'victim@x.example', passwd: PASSWORD, consent: 'on' });
  const victim = await site.browser();
  await victim.ask('/k/run/auth/code', { username: 'victim@x.example' });
  await site.deliver();
  const code = codeIn(site.mailTo('victim@x.example'));
  expect(await victim.ask('/k/run/auth/confirm', { username: 'victim@x.example', code })).toMatchObject({ status: 0 });
  expect((await stateOf(attacker)).loggedInSession).toBe(false);
  expect(await login(attacker, 'victim@x.example')).toMatchObject({ status: -1 });
});

test('an account whose address nobody proves within a week is gone, with its sessions; one that is proved stays', async () => {
  await site.signedUp('stays@week.example');
  const never = await site.browser();
  await never.ask('/k/run/auth/register', { username: 'never@week.example', passwd: PASSWORD, consent: 'on' });
  const open = async () => (await login(await site.browser(), 'never@week.example')).status;
  site.clock.advance(6.9 * 86_400_000);
  await site.deliver();
  expect(await open()).toBe(0);
  site.clock.advance(0.2 * 86_400_000);
  await site.deliver();
  expect(await open()).toBe(-1);
  expect(await stateOf(never)).toMatchObject({ loggedInSession: false, unconfirmedAccount: false });
  expect(await login(await site.browser(), 'stays@week.example')).toMatchObject({ status: 0 });
});
