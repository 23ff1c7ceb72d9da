import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthState } from '#contract/identity';
import { type Browser, openProviderSite, PASSWORD } from './testing/provider-site.ts';
import { stepsAt } from './testing/provider-steps.ts';

let site: Awaited<ReturnType<typeof openProviderSite>>;
let steps: ReturnType<typeof stepsAt>;
beforeAll(async () => {
  site = await openProviderSite();
  steps = stepsAt(site);
});
afterAll(() => site.close());
beforeEach(() => steps.behave());

/** Signs in with Google where nobody knows them. */
async function signedIn(person = steps.stranger()): Promise<Browser> {
  site.locals.google.signedIn(person);
  const browser = site.browser();
  await steps.round(browser, 'google');
  return browser;
}

test.each(['google', 'apple'] as const)(
  '[7.3-03] [4-06b] [4-06c] with %s a stranger is welcomed once, and signed in from then on',
  async (provider) => {
    const person = steps.stranger();
    const first = site.browser();
    const welcome = new URL(await steps.round(first, provider, { redir: '/flights?from=LON' }), 'http://x');
    expect([welcome.pathname, Object.fromEntries(welcome.searchParams)]).toEqual([
      '/login/provider',
      { provider, m: 'w', redir: '/flights?from=LON' },
    ]);
    expect(await steps.accounts(person.email)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    const before = first.cookies.get('__Host-wf');
    expect(await steps.round(first, provider, { redir: '/flights?from=LON' })).toBe('/flights?from=LON');
    expect(first.cookies.get('__Host-wf')).not.toBe(before);
    expect(await steps.round(site.browser(), provider)).toBe('/');
    expect(await steps.accounts(person.email)).toHaveLength(1);
  },
);

test.each(['google', 'apple', 'naver'] as const)(
  '[4-05d] whoever adds an account by %s keeps the others for the whole round, asked for again at its beginning',
  async (provider) => {
    const first = steps.stranger();
    const browser = site.browser();
    await steps.round(browser, 'google');
    const second = steps.stranger();
    const { formtoken } = (await browser.send('POST', '/s/run/formtoken')).json<{ formtoken: string }>();
    const headers = { 'x-csrf': formtoken, 'sec-fetch-site': 'same-origin' };
    const add = async () => (await browser.send('GET', '/k/run/auth/add', { headers })).statusCode;
    expect(await add()).toBe(200);
    site.clock.offsetMs += 25 * 60_000;
    expect(await add()).toBe(200);
    const url = await browser.begin(provider);
    site.clock.offsetMs += 9 * 60_000;
    const on = await browser.back(provider, await site.locals[provider].approve(url));
    if (provider === 'naver') expect(await steps.proveByCode(browser, on, second.email)).toMatchObject({ status: 0 });
    const state = await browser.send('GET', '/horizon/common/authentication/providers/AuthStateProviderAction');
    const { accountSwitcherItems } = state.json<AuthState>();
    expect(accountSwitcherItems.map((each) => each.userEmail)).toEqual([first.email, second.email]);
  },
);

test('[7.3-03] Naver verifies no address: an account is opened with it once a mailed code has proved it, in any browser from then on', async () => {
  const person = steps.stranger();
  const browser = site.browser();
  const asked = await steps.round(browser, 'naver', { redir: '/trips' });
  expect(asked).toMatch(/^\/login\/provider\?round=.*&m=l$/);
  expect(await steps.accounts(person.email)).toEqual([]);
  const done = await steps.proveByCode(browser, asked, person.email);
  expect(done).toMatchObject({ status: 0, verifyResult: 'success', confirmStatus: 1, loginRedirectUrl: '/trips' });
  const state = await browser.send('GET', '/horizon/common/authentication/providers/AuthStateProviderAction');
  expect(state.json<AuthState>().userInfoState?.accountName).toBe(person.name);
  expect(await steps.accounts(person.email)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  expect(await steps.round(site.browser(), 'naver', { redir: '/trips' })).toBe('/trips');
});

test('an address that Naver tells is asked about alike whether it has an account or not; who proves it adds Naver to the account there is', async () => {
  const strange = steps.stranger();
  const first = await steps.round(site.browser(), 'naver');
  expect(await steps.accounts(strange.email)).toEqual([]);
  const person = steps.stranger();
  const accountId = await site.account(person.email);
  const browser = site.browser();
  const second = await steps.round(browser, 'naver');
  const plain = (asked: string) => asked.replace(/round=[0-9a-f-]+/, 'round=');
  expect(plain(second)).toBe(plain(first));
  const round = new URL(second, 'http://x').searchParams.get('round') ?? '';
  const waiting = (await browser.send('GET', `/k/run/providerauth/waiting?round=${round}`)).json<object>();
  expect(waiting).toMatchObject({ waiting: { email: person.email, verified: false } });
  expect(await steps.links(accountId)).toEqual([]);
  expect(await steps.proveByCode(browser, second, person.email)).toMatchObject({ status: 0, confirmStatus: 0 });
  expect(await steps.links(accountId)).toMatchObject([{ provider: 'naver' }]);
  expect(await steps.accounts(person.email)).toHaveLength(1);
  expect(await steps.round(site.browser(), 'naver')).toBe('/');
});

test('what waits for an address to be proved is added to the account of that address alone', async () => {
  const attacker = steps.stranger();
  const own = await site.account('own@provider.example');
  const browser = site.browser();
  const asked = await steps.round(browser, 'naver');
  const round = new URL(asked, 'http://x').searchParams.get('round') ?? '';
  const fields = { round, username: 'own@provider.example', passwd: PASSWORD };
  expect(await browser.call('/k/run/naverauth/loginAndLinkExisting', fields)).toMatchObject({ status: -1 });
  expect(await steps.links(own)).toEqual([]);
  expect(await steps.accounts(attacker.email)).toEqual([]);
});

test('whose account is secured hears from Google that it needs a new password, which only its owner does', async () => {
  const person = steps.stranger();
  const accountId = await site.account(person.email);
  await site.db.query
    .withTables<{ account: { id: string; status: string } }>()
    .updateTable('account')
    .set({ status: 'locked' })
    .where('id', '=', accountId)
    .execute();
  expect(await steps.round(site.browser(), 'google')).toMatch(
    /^\/login\/provider\?provider=google&code=ACCOUNT_LOCKED/,
  );
  // Naver does not say that the address is theirs.
  expect(await steps.round(site.browser(), 'naver')).toMatch(/m=l$/);
});

test('[4-06a] [4-06b] [4-06c] a verified address of an account leads to the question whose it is, never into the account', async () => {
  const person = steps.stranger();
  const accountId = await site.account(person.email);
  const browser = site.browser();
  const asked = new URL(await steps.round(browser, 'google', { redir: '/trips' }), 'http://x');
  expect([asked.pathname, asked.searchParams.get('m')]).toEqual(['/login/provider', 'l']);
  expect(await steps.links(accountId)).toEqual([]);
  const roundId = asked.searchParams.get('round') ?? '';
  const waiting = await browser.send('GET', `/k/run/providerauth/waiting?round=${roundId}`);
  expect(waiting.json()).toEqual({
    waiting: { provider: 'google', email: person.email, verified: true, popup: false, redir: '/trips' },
  });
  const wrong = await browser.call('/k/run/googleauth/loginAndLinkExisting', {
    username: person.email,
    passwd: 'not the password of it',
    round: roundId,
  });
  expect([wrong.status, await steps.links(accountId)]).toEqual([-1, []]);
  const right = { username: person.email, passwd: PASSWORD, round: roundId };
  // Another browser has no part in it.
  expect(await site.browser().call('/k/run/googleauth/loginAndLinkExisting', right)).toMatchObject({ status: 2 });
  const linked = await browser.call('/k/run/googleauth/loginAndLinkExisting', right);
  expect(linked).toMatchObject({ status: 0, verifyResult: 'success', loginRedirectUrl: '/trips', uid: accountId });
  expect(await steps.links(accountId)).toEqual([{ provider: 'google', subject: person.subject }]);
  expect(await steps.round(site.browser(), 'google')).toBe('/');
  expect(await browser.call('/k/run/googleauth/loginAndLinkExisting', right)).toMatchObject({ status: 2 });
});

test('signing in to another account than the one that was asked for links nothing', async () => {
  const person = steps.stranger();
  const [owner, other] = [await site.account(person.email), await site.account(`other-${person.email}`)];
  const browser = site.browser();
  const asked = new URL(await steps.round(browser, 'google'), 'http://x');
  const typed = { username: `other-${person.email}`, passwd: PASSWORD, round: asked.searchParams.get('round') ?? '' };
  const answer = await browser.call('/k/run/googleauth/loginAndLinkExisting', typed);
  expect(answer).toMatchObject({ status: 0, verifyResult: 'notLinkable', uid: other });
  expect([await steps.links(owner), await steps.links(other)]).toEqual([[], []]);
});

test('an account without a password, as most are, is proved by a mailed code, and the provider is added to it', async () => {
  const person = steps.stranger();
  const accountId = await site.account(person.email, { password: false });
  const browser = site.browser();
  const asked = new URL(await steps.round(browser, 'google', { redir: '/trips' }), 'http://x');
  const round = asked.searchParams.get('round') ?? '';
  expect(await browser.call('/k/run/auth/code', { username: person.email })).toMatchObject({ status: 0 });
  const prove = (code: string, by = browser) => by.call('/k/run/providerauth/confirmAndLinkExisting', { code, round });
  const code = await site.codeTo(person.email);
  const other = code === '000000' ? '111111' : '000000';
  expect(await prove(other)).toMatchObject({ status: 2, errorField: 'code' });
  // Another browser has no part in it.
  expect(await prove(code, site.browser())).toMatchObject({ status: 2, errorCode: 'PROVIDER_ROUND_OVER' });
  expect(await steps.links(accountId)).toEqual([]);
  expect(await prove(code)).toMatchObject({
    status: 0,
    verifyResult: 'success',
    loginRedirectUrl: '/trips',
    uid: accountId,
  });
  expect(await steps.links(accountId)).toEqual([{ provider: 'google', subject: person.subject }]);
  expect(await prove(code)).toMatchObject({ errorCode: 'PROVIDER_ROUND_OVER' });
  expect(await steps.round(site.browser(), 'google')).toBe('/');
});

test('securing an account takes off what somebody else may have added to it', async () => {
  const person = steps.stranger();
  await steps.round(site.browser(), 'google');
  const [account] = await steps.accounts(person.email);
  // A browser that was never here: its owner is told, with a link that secures the account.
  await steps.round(site.browser(), 'google');
  const link = await site.linkTo(person.email, 'secure');
  expect(await site.browser().call('/k/run/auth/link', { link })).toMatchObject({ status: 0 });
  expect(await steps.links(account?.account_id ?? '')).toEqual([]);
});

test('[4-06b] [4-06c] a second identity of a provider is not linkable', async () => {
  const person = steps.stranger();
  await steps.round(site.browser(), 'google');
  site.locals.google.signedIn({ ...person, subject: `${person.subject}-second` });
  const on = new URL(await steps.round(site.browser(), 'google'), 'http://x');
  expect(Object.fromEntries(on.searchParams)).toEqual({ provider: 'google', code: 'PROVIDER_NOT_LINKABLE', m: 'n' });
});

test('[7.3-03] who is signed in links another provider and takes it off again, the last only where an address is proved', async () => {
  const person = steps.stranger();
  const browser = await signedIn(person);
  const linkUrl = await browser.call('/k/run/appleauth/link', { redir: '/profile/account' });
  const back = await site.locals.apple.approve(linkUrl.loginRedirectUrl ?? '');
  expect(await browser.back('apple', back)).toBe('/profile/account');
  expect(await site.linkTo(person.email, 'secure')).not.toBe('');
  const listed = (await browser.send('GET', '/i/api/account/providers/v1')).json<{ providers: object[] }>();
  expect(listed.providers).toMatchObject([
    { provider: 'google', linked: true, removable: true },
    { provider: 'apple', linked: true, removable: true },
    { provider: 'naver', linked: false, removable: false },
  ]);
  expect(await browser.call('/k/run/googleauth/unlink')).toMatchObject({ status: 0 });
  expect(await browser.call('/k/run/googleauth/unlink')).toMatchObject({
    status: -1,
    errorCode: 'PROVIDER_NOT_LINKED',
  });
  await steps.proved(null);
  expect(await browser.call('/k/run/appleauth/unlink')).toMatchObject({ errors: [{ code: 'UNCONFIRMED_ACCOUNT' }] });
  await steps.proved(new Date('2027-03-01T12:00:00Z'));
  expect(await browser.call('/k/run/appleauth/unlink')).toMatchObject({ status: 0 });
});

test('linking and unlinking want somebody who signed in lately', async () => {
  const browser = await signedIn();
  site.clock.offsetMs = 16 * 60_000;
  for (const act of ['link', 'unlink']) {
    const answer: unknown = await browser.call(`/k/run/googleauth/${act}`);
    expect(answer).toMatchObject({ errors: [{ code: 'FRESH_SIGN_IN_REQUIRED' }] });
  }
  const nobody: unknown = await site.browser().call('/k/run/googleauth/link');
  expect(nobody).toMatchObject({ errors: [{ code: 'SIGN_IN_REQUIRED' }] });
});

test('a link that somebody begun and another account brings back links nothing', async () => {
  const browser = await signedIn();
  const begun = await browser.call('/k/run/appleauth/link');
  const back = await site.locals.apple.approve(begun.loginRedirectUrl ?? '');
  const other = steps.stranger();
  await site.account(other.email);
  await steps.round(browser, 'google');
  const fresh = steps.stranger();
  expect(await steps.round(browser, 'google')).toContain('m=w');
  expect(await browser.back('apple', back)).toContain('PROVIDER_ROUND_OVER');
  const [account] = await steps.accounts(fresh.email);
  expect(await steps.links(account?.account_id ?? '')).toEqual([{ provider: 'google', subject: fresh.subject }]);
});

test('[7.3-03] a token that the browser got by itself counts for the nonce that it was given, once', async () => {
  const person = steps.stranger();
  const browser = site.browser();
  const asked = await browser.call('/k/run/googleauth/nonce');
  expect(asked).toMatchObject({ clientId: 'google-client', configUrl: `${site.locals.google.origin}/gsi/fedcm.json` });
  const token = { credential: await site.locals.google.credential(asked['nonce'] ?? ''), round: asked['round'] ?? '' };
  expect(await site.browser().call('/k/run/googleauth/login', token)).toMatchObject({ status: 2 });
  const answer = await browser.call('/k/run/googleauth/login', token);
  expect(answer).toMatchObject({ status: 0, verifyResult: 'welcome', userInfo: { accountEmail: person.email } });
  expect(await browser.call('/k/run/googleauth/login', token)).toMatchObject({ status: 2 });
  const other = await browser.call('/k/run/googleauth/nonce');
  const reused = { ...token, round: other['round'] ?? '' };
  expect(await site.browser().call('/k/run/googleauth/login', reused)).toMatchObject({ status: 2 });
  expect(await browser.call('/k/run/googleauth/login', reused)).toMatchObject({ errorCode: 'PROVIDER_ANSWER_INVALID' });
});

test.each(['apple', 'naver'] as const)(
  '[7.3-03] what %s brought back can be given to its login call',
  async (provider) => {
    steps.stranger();
    const browser = site.browser();
    const params = await site.locals[provider].approve(await browser.begin(provider));
    expect(await site.browser().call(`/k/run/${provider}auth/login`, params)).toMatchObject({ status: 2 });
    const answer = await browser.call(`/k/run/${provider}auth/login`, params);
    const asks = { status: 1, verifyResult: 'link' };
    expect(answer).toMatchObject(provider === 'naver' ? asks : { status: 0, verifyResult: 'welcome' });
  },
);
