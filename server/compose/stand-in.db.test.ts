import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProviderName, PROVIDERS } from '#contract/identity';
import { loadConfig } from '#platform/config';
import { createSpeak } from '#platform/words';
import { STAND_IN_PATH, withStandIns } from '#platform/sign-in-providers';
import { ORIGIN, openTestSite, type TestSite } from '../http/testing.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { identityPages, identityPart } from './identity.ts';
import { identityProvidersPart } from './identity-providers.ts';
import { mailLooks } from './mail-looks.ts';
import { Browser } from './testing/provider-site.ts';
import { broughtBy } from './testing/stand-in-round.ts';

const KEY = 'a-key-for-tests-that-is-long-enough';
const folders = readBrandFolders(null);
const PRODUCTION = {
  MODE: 'production',
  BASE_URL: 'https://trips.example',
  SECRET_KEYS: KEY,
  EMBEDDED_OK: 'true',
  MAIL_URL: 'smtp://mail.example',
};
const configOf = (env: Readonly<Record<string, string>>) => withStandIns(loadConfig({ SECRET_KEYS: KEY, ...env }));

function openSite(env: Readonly<Record<string, string>>): Promise<TestSite> {
  return openTestSite((base) => {
    const config = configOf(env);
    const mailer = { send: async () => undefined };
    const brands = brandsOf(folders);
    const needs = { ...base, brands, config, mailer, mailLook: mailLooks(folders), speak: createSpeak({}) };
    return [identityPart(needs), identityProvidersPart(needs)];
  });
}

let sites: Record<'demo' | 'production', TestSite>;
beforeAll(async () => {
  sites = { demo: await openSite({ MODE: 'demo', BASE_URL: ORIGIN }), production: await openSite(PRODUCTION) };
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
});

const pathOf = (provider: ProviderName) =>
  `${STAND_IN_PATH}/${provider}/${provider === 'naver' ? 'oauth2.0/authorize' : 'authorize'}`;
test.for(PROVIDERS)(
  'in a demo %s is open without being configured: a page that calls itself a stand-in',
  async (provider) => {
    const browser = new Browser(sites.demo.app);
    const url = new URL(await browser.begin(provider, { redir: '/stays' }));
    expect([url.origin, url.pathname]).toEqual([ORIGIN, pathOf(provider)]);
    const page = await sites.demo.app.inject(url.pathname + url.search);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toMatch(/<h1>Stand-in for (Google|Apple|Naver)<\/h1><p>This is not \1\./);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const brought = broughtBy(page.body, provider === 'apple');
    const on = await browser.back(provider, brought);
    // Naver verifies no address, so that one is asked about first.
    expect(on).toMatch(provider === 'naver' ? /round=.*&m=l$/ : /m=w&redir=%2F.*stays$/);
    if (provider === 'naver') return;
    const state = '/horizon/common/authentication/providers/AuthStateProviderAction';
    const who = (await browser.send('GET', state)).json<{ userInfoState: { accountEmail: string } | null }>();
    expect(who.userInfoState?.accountEmail).toBe(`ana@${provider}.example`);
  },
);

test('the stand-in sends nobody to another site, and its codes are for the round and the browser that asked', async () => {
  const browser = new Browser(sites.demo.app);
  const url = new URL(await browser.begin('google'));
  const ask = (changed: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...changed });
    return sites.demo.app.inject(`${url.pathname}?${query}`);
  };
  const back = url.searchParams.get('redirect_uri') ?? '';
  const wrong: readonly Record<string, string>[] = [
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: `${back}/../other` },
    { redirect_uri: back.replace('google', 'apple') },
    { client_id: 'another' },
  ];
  for (const changed of wrong) {
    const refused = await ask(changed);
    expect([refused.statusCode, /href="http|<form/.test(refused.body)]).toEqual([400, false]);
  }
  const challenge = broughtBy((await ask({ code_challenge: 'of somebody else' })).body, false);
  expect(await browser.back('google', challenge)).toContain('code=PROVIDER_');
  const stranger = new Browser(sites.demo.app);
  await stranger.begin('google');
  expect(await stranger.back('google', broughtBy((await ask({})).body, false))).toContain('code=PROVIDER_');
});

test('production and tests have no stand-in: no provider, no page, and nothing new is refused at the start', async () => {
  expect(configOf(PRODUCTION).signIn).toEqual({ google: null, apple: null, naver: null });
  expect(configOf({ MODE: 'test' }).signIn).toEqual({ google: null, apple: null, naver: null });
  expect(identityPages(configOf(PRODUCTION)).providers).toEqual([]);
  for (const provider of PROVIDERS) {
    const answer = await sites.production.app.inject(pathOf(provider));
    expect([provider, answer.statusCode]).toEqual([provider, 404]);
  }
});

test('a provider that a demo has configured is asked itself', () => {
  const { signIn } = configOf({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 's' });
  expect([signIn.google?.clientId, signIn.google?.issuer]).toEqual(['ours', 'https://accounts.google.com']);
  expect(signIn.apple?.issuer).toBe(`http://localhost:3000${STAND_IN_PATH}/apple`);
});
