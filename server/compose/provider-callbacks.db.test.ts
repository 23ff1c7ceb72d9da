import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROVIDERS } from '#contract/identity';
import { removeOldRounds } from '#domain/identity';
import { type Browser, openProviderSite } from './testing/provider-site.ts';
import { stepsAt } from './testing/provider-steps.ts';

let site: Awaited<ReturnType<typeof openProviderSite>>;
let steps: ReturnType<typeof stepsAt>;
beforeAll(async () => {
  site = await openProviderSite();
  steps = stepsAt(site);
});
afterAll(() => site.close());
beforeEach(() => steps.behave());

test.each(PROVIDERS)('S11 an unverified address of %s never links and takes no address', async (provider) => {
  const person = steps.stranger();
  const owner = await site.account(person.email);
  const url = await site.browser().begin(provider);
  expect(url).toContain('/authorize');
  const browser = site.browser();
  const begun = await browser.begin(provider);
  site.locals[provider].misbehave('unverified e-mail');
  const on = await browser.back(provider, await site.locals[provider].approve(begun));
  const state = await browser.send('GET', '/horizon/common/authentication/providers/AuthStateProviderAction');
  expect(on).toMatch(/m=l$/);
  expect(state.json()).toMatchObject({ loggedInSession: false });
  expect(await steps.links(owner)).toEqual([]);
  expect(await steps.accounts(person.email)).toHaveLength(1);
});

test('an account that somebody opened under an address and never proved is not offered to the owner of the address', async () => {
  const person = steps.stranger();
  const squatter = await site.account(person.email, { confirmed: false });
  expect(await steps.round(site.browser(), 'google')).toContain('m=w');
  expect(await steps.links(squatter)).toEqual([]);
  expect((await steps.accounts(person.email)).find(({ confirmed_at }) => confirmed_at)?.account_id).not.toBe(squatter);
});

test('S11 an address that a provider did not verify opens no account and links nothing before its owner has proved it', async () => {
  const person = steps.stranger();
  const squatter = site.browser();
  const asked = await steps.round(squatter, 'naver');
  expect(await steps.accounts(person.email)).toEqual([]);
  const owner = site.browser();
  await owner.call('/k/run/auth/code', { username: person.email });
  const code = await site.codeTo(person.email);
  expect(await owner.call('/k/run/auth/confirm', { username: person.email, code })).toMatchObject({ status: 0 });
  const [account] = await steps.accounts(person.email);
  // The code of another browser is worth nothing to who began.
  const round = new URL(asked, 'http://x').searchParams.get('round') ?? '';
  await squatter.call('/k/run/auth/code', { username: person.email });
  const stolen = { round, code };
  expect(await squatter.call('/k/run/providerauth/confirmAndLinkExisting', stolen)).toMatchObject({ status: 2 });
  expect(await steps.links(account?.account_id ?? '')).toEqual([]);
  expect(await steps.accounts(person.email)).toHaveLength(1);
});

const hostile = { sent: 0, accepted: 0 };

/** Whether it was refused: nobody is signed in, and the reader is told. */
async function refused(browser: Browser, on: Promise<string>): Promise<boolean> {
  hostile.sent += 1;
  const address = await on;
  const state = await browser.send('GET', '/i/api/account/providers/v1');
  const is = address.startsWith('/login/provider?') && /code=PROVIDER_/.test(address) && state.statusCode === 401;
  if (!is) hostile.accepted += 1;
  return is;
}

afterAll(() => {
  console.info(`S11: ${hostile.sent} hostile callbacks, ${hostile.accepted} accepted`);
  expect(hostile.accepted).toBe(0);
});

test.each(PROVIDERS)(
  'S11 %s: an answer counts once, in its browser, with its state, for ten minutes',
  async (provider) => {
    steps.stranger();
    const victim = site.browser();
    const params = await site.locals[provider].approve(await victim.begin(provider));
    const attacker = site.browser();
    await attacker.begin(provider);
    // Without the cookie of the round, with another one, and with that of a stolen state.
    expect(await refused(site.browser(), site.browser().back(provider, params))).toBe(true);
    expect(await refused(attacker, attacker.back(provider, params))).toBe(true);
    attacker.cookies.set('__Host-wf-round', params['state'] ?? '');
    expect(await refused(attacker, attacker.back(provider, params))).toBe(true);
    const { state: _, ...stateless } = params;
    expect(await refused(victim, victim.back(provider, stateless))).toBe(true);
    expect(victim.cookies.has('__Host-wf-round')).toBe(provider === 'apple');
    victim.cookies.set('__Host-wf-round', params['state'] ?? '');
    expect(await victim.back(provider, params)).toMatch(provider === 'naver' ? /m=l$/ : /^\/login\/provider\?.*m=w/);
    victim.cookies.set('__Host-wf-round', params['state'] ?? '');
    expect(await victim.back(provider, params)).toContain('PROVIDER_ROUND_OVER');
    const late = site.browser();
    const old = await site.locals[provider].approve(await late.begin(provider));
    site.clock.offsetMs = 10 * 60_000 + 1_000;
    expect(await refused(late, late.back(provider, old))).toBe(true);
  },
);

test('S11 mix-up: an answer that comes to the address of another provider is refused, and spoils nothing', async () => {
  steps.stranger();
  const browser = site.browser();
  const params = await site.locals.google.approve(await browser.begin('google'));
  expect(await refused(browser, browser.back('naver', params))).toBe(true);
  browser.cookies.set('__Host-wf-round', params['state'] ?? '');
  expect(await browser.back('google', params)).toContain('m=w');
});

test('S11 of fifty browsers windows that bring one answer at once, one is signed in', async () => {
  const person = steps.stranger();
  const browser = site.browser();
  const params = await site.locals.google.approve(await browser.begin('google'));
  const jar = new Map(browser.cookies);
  const ends = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const window = site.browser();
      for (const [name, value] of jar) window.cookies.set(name, value);
      return window.back('google', params);
    }),
  );
  expect(ends.filter((on) => on.includes('m=w'))).toHaveLength(1);
  expect(await steps.accounts(person.email)).toHaveLength(1);
});

test('two first rounds of one person at once open one account', async () => {
  const person = steps.stranger();
  const ends = await Promise.all([1, 2].map(() => steps.round(site.browser(), 'google')));
  expect(ends.filter((on) => on.includes('m=w'))).toHaveLength(1);
  expect(await steps.accounts(person.email)).toHaveLength(1);
});

test.each(['cancelled', 'expired', 'wrong nonce', 'no issuer in the address', '500'] as const)(
  'S11 a provider that answers %s signs nobody in, and another try may follow',
  async (fault) => {
    steps.stranger();
    const browser = site.browser();
    const begun = await browser.begin('google');
    site.locals.google.misbehave(fault === '500' ? null : fault);
    const params = await site.locals.google.approve(begun);
    site.locals.google.misbehave(fault);
    expect(await refused(browser, browser.back('google', params))).toBe(true);
    site.locals.google.misbehave(null);
    expect(await steps.round(browser, 'google')).toContain('m=w');
  },
);

test('a form posted from a provider is turned into an address, and nothing else of it is read', async () => {
  const browser = site.browser();
  await browser.begin('google');
  const state = browser.cookies.get('__Host-wf-round') ?? '';
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const fields = { state, code: 'c', redirect: 'https://evil.example', formtoken: 'x' };
  const posted = await browser.send('POST', '/k/run/naverauth/redirect', { headers, fields });
  expect([posted.statusCode, posted.headers.location, posted.headers['set-cookie']]).toEqual([
    303,
    `/k/run/naverauth/redirect?state=${state}&code=c`,
    undefined,
  ]);
  const elsewhere = await browser.send('POST', '/k/run/googleauth/login', { headers, fields });
  expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([403, { errors: [{ code: 'CROSS_SITE_REQUEST' }] }]);
});

test('S21 after a round nobody is sent to another site', async () => {
  for (const redir of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    steps.stranger();
    const on = new URL(await steps.round(site.browser(), 'google', { redir }), 'http://site');
    expect([on.origin, on.searchParams.get('redir')]).toEqual(['http://site', '/']);
  }
});

test('in a window of its own the answer is a page that closes', async () => {
  steps.stranger();
  const on = new URL(await steps.round(site.browser(), 'google', { popup: '1', redir: '/trips' }), 'http://x');
  expect(on.pathname + on.search).toBe('/login/provider?provider=google&popup=1&redir=%2Ftrips');
  const browser = site.browser();
  const begun = await browser.begin('google', { popup: '1' });
  site.locals.google.misbehave('cancelled');
  const gone = await browser.back('google', await site.locals.google.approve(begun));
  expect(gone).toBe('/login/provider?provider=google&code=PROVIDER_CANCELLED&popup=1');
});

test('S31 what is kept of a round is sealed, and gone after it is over', async () => {
  const person = steps.stranger();
  await site.account(person.email);
  const browser = site.browser();
  const url = new URL(await browser.begin('google'));
  await browser.back('google', await site.locals.google.approve(url.href));
  const rows = () =>
    site.db.query.withTables<{ provider_round: object }>().selectFrom('provider_round').selectAll().execute();
  const text = JSON.stringify(await rows());
  for (const secret of [url.searchParams.get('state'), url.searchParams.get('nonce'), person.subject]) {
    expect(text).not.toContain(secret);
  }
  site.clock.offsetMs = 60 * 60_000;
  await removeOldRounds(site.ctx);
  expect(await rows()).toEqual([]);
});
