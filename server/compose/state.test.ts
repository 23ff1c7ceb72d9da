import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GlobalState, LocaleState } from '#contract/layout';
import { createBrands, readBrand } from '#domain/brands';
import type { Ctx } from '#domain/kernel';
import { testCtx } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { statePart } from './state.ts';

const brand = (id: string, verticals: string[]) =>
  readBrand(
    {
      id,
      name: id === 'juniper' ? 'Juniper' : 'Wayfold',
      hosts: [`${id}.example`],
      verticals,
      locale: 'en-GB',
      currency: 'EUR',
      country: 'IE',
      footer: 'default',
      legal: { entity: id, address: 'Here 1', email: 'hello@brand.example' },
    },
    id,
  );
let site: TestSite;
let reader: Partial<Ctx>;

beforeAll(async () => {
  const part = statePart({
    brands: createBrands([brand('wayfold', ['flights']), brand('juniper', ['flights', 'stays'])]),
    config: { baseUrl: 'https://wayfold.example' },
    pageAt: async () => (path, verticals) => ({
      pageId: path.startsWith('/flights/') ? 'results' : 'frontdoor',
      vertical: verticals.find(({ url }) => url === path)?.verticalName ?? null,
    }),
    privacyMenu: async ({ ctx }) => [{ url: '/privacy', title: `Privacy ${ctx.locale}` }],
  });
  site = await openTestSite([part], {
    ctxOf: async (_request, visitor) => ({
      ...testCtx({ db: null as never }),
      actor: { sessionId: await visitor.sessionId() },
      ...reader,
    }),
  });
});
afterAll(() => site.close());

test('[3-16] the locale has countries, country code, short language code, locale name, and the currency with its format', async () => {
  reader = { locale: 'de-AT', country: 'AT', currency: 'JPY' };
  const answer = (await site.app.inject('/i/api/layout/v1/locale')).json<LocaleState>();
  const { countries, ...rest } = answer;
  expect(rest).toEqual({
    countryCode: 'AT',
    shortLanguageCode: 'de',
    localeName: 'de-AT',
    currency: { code: 'JPY', formatString: '¤\u00a0#,##0' },
  });
  expect(countries.length).toBeGreaterThanOrEqual(60);
  expect(countries.find(({ countryCode }) => countryCode === 'FR')).toEqual({
    countryCode: 'FR',
    displayName: 'Frankreich',
  });
});

const stateOf = (query: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/i/api/layout/v1/state${query}`, headers });

test('[3-18] the global state has brand name, vertical, seo, privacy link, form token and the analytics page id', async () => {
  reader = { brand: 'juniper', locale: 'en-GB' };
  const front = await stateOf('?path=/stays');
  expect(front.json()).toEqual({
    brandDisplayName: 'Juniper',
    vertical: 'stays',
    seo: { canonicalUrl: 'https://juniper.example/stays' },
    privacyLink: { url: '/privacy', title: 'Privacy en-GB' },
    formtoken: null,
    analytics: { pageId: 'frontdoor' },
  });
  const results = await stateOf(`?path=${encodeURIComponent('/flights/LON-SIN/2027-03-03?sort=best')}`);
  expect(results.json()).toMatchObject({
    seo: { canonicalUrl: 'https://juniper.example/flights/LON-SIN/2027-03-03' },
    analytics: { pageId: 'results' },
  });
});

test('[3-18] the form token is one of the session that is there; reading the state opens none', async () => {
  reader = {};
  const nobody = await stateOf('');
  expect([nobody.json<GlobalState>().formtoken, nobody.headers['set-cookie']]).toEqual([null, undefined]);
  const opened = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  expect((await stateOf('', { cookie })).json<GlobalState>().formtoken).toMatch(/^[\w-]+\.[\w-]+$/);
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'flights'])('%s is no path', async (path) => {
  expect((await stateOf(`?path=${encodeURIComponent(path)}`)).statusCode).toBe(422);
});
