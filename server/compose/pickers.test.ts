import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrencyPickerData, SiteView } from '#contract/layout';
import { testCtx } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { pickersPart } from './pickers.ts';

const rates = {
  id: 'demo-2026-11-16',
  date: '2026-11-16',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['CHF', { exponent: 2, microPerBase: 931_800 }],
    ['JPY', { exponent: 0, microPerBase: 178_400_000 }],
  ]),
};
const ratesView = async () => ({ kind: 'demo' as const, date: rates.date, stale: false });
let site: TestSite;

beforeAll(async () => {
  const ctx = { ...testCtx({ db: null as never }), locale: 'de-CH', currency: 'EUR' };
  site = await openTestSite([pickersPart({ rates, ratesView, https: true })], { ctxOf: async () => ctx });
});
afterAll(() => site.close());

const STATE = '/horizon/react/component/CurrencyPickerStateProviderAction';
const SET = '/i/api/account/currency/v1/set';

test('[7.5-02] [3-17a] [3-17b] the currency state names every currency that prices can be asked in, in the words of the reader', async () => {
  const answer = await site.app.inject(STATE);
  const state = answer.json<CurrencyPickerData>();
  expect(answer.statusCode).toBe(200);
  expect(state.current).toBe('EUR');
  expect(state.topCurrencies).toEqual(['EUR', 'CHF', 'JPY']);
  expect(state.allCurrencies).toEqual([
    {
      currencyCode: 'CHF',
      displayName: 'Schweizer Franken',
      htmlSymbolAlone: 'CHF',
      showCurrency: false,
      microPerBase: 931_800,
    },
    { currencyCode: 'EUR', displayName: 'Euro', htmlSymbolAlone: '€', showCurrency: true, microPerBase: 1_000_000 },
    {
      currencyCode: 'JPY',
      displayName: 'Japanischer Yen',
      htmlSymbolAlone: '¥',
      showCurrency: true,
      microPerBase: 178_400_000,
    },
  ]);
  expect(state.rates).toEqual({ kind: 'demo', date: '2026-11-16', stale: false });
});

async function token(): Promise<{ token: string; cookie: string }> {
  const answer = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { token: answer.json<{ formtoken: string }>().formtoken, cookie };
}

async function choose(payload: object, by?: { token: string; cookie: string }) {
  const headers = by && { 'x-csrf': by.token, cookie: by.cookie };
  return site.app.inject({ method: 'POST', url: SET, payload, ...(headers && { headers }) });
}

test('[7.5-01] a currency is chosen with X-CSRF after the form token was fetched, for the visit or for a year', async () => {
  const by = await token();
  const visit = await choose({ currencyCode: 'JPY', store: false }, by);
  expect([visit.statusCode, visit.json()]).toEqual([200, { currencyCode: 'JPY', store: false }]);
  expect(visit.headers['set-cookie']).toBe('wf-currency=JPY; Path=/; HttpOnly; SameSite=Lax; Secure');
  const year = await choose({ currencyCode: 'CHF', store: true }, by);
  expect(year.headers['set-cookie']).toBe('wf-currency=CHF; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure');
});

test('[7-01c] without the token nothing is chosen', async () => {
  const answer = await choose({ currencyCode: 'JPY', store: true });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'INVALID_FORM_TOKEN' }] });
});

test('a closed message is kept by its id for a year, without token or session', async () => {
  const close = (id: string) =>
    site.app.inject({ method: 'POST', url: '/i/api/layout/v1/banner/close', payload: { id } });
  const answer = await close('strike-3');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toBe(
    'wf-banner=strike-3; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
  );
  const wrong = await close('x; Domain=elsewhere');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([422, undefined]);
});

test('without scripts a form keeps the theme and leads back; no other word is kept', async () => {
  const post = (payload: string) =>
    site.app.inject({
      method: 'POST',
      url: '/i/theme',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const dark = await post('theme=dark&back=%2Fde%2Fhelp');
  expect([dark.statusCode, dark.headers.location]).toEqual([303, '/de/help']);
  expect(dark.headers['set-cookie']).toBe('wf-theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure');
  expect((await post('theme=system&back=%2F')).headers['set-cookie']).toContain('Max-Age=0');
  const wrong = await post('theme=pink%3B%20Domain%3Delse.example&back=https%3A%2F%2Felse.example');
  expect([wrong.statusCode, wrong.headers.location, wrong.headers['set-cookie']]).toEqual([303, '/', undefined]);
});

test('without scripts a form closes the message and leads back, never to another site', async () => {
  const post = (payload: string) =>
    site.app.inject({
      method: 'POST',
      url: '/i/message/close',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const answer = await post('id=strike-3&back=%2Fde%2Fhelp%3Fx%3D1');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/help?x=1']);
  expect(answer.headers['set-cookie']).toContain('wf-banner=strike-3; Path=/; Max-Age=31536000; HttpOnly');
  for (const away of [
    '//else.example',
    '/\\\\else.example',
    '/\t/else.example',
    '/\n/x',
    '/\0',
    'https://else.example',
    '',
  ])
    expect([away, (await post(`id=x&back=${encodeURIComponent(away)}`)).headers.location]).toEqual([away, '/']);
  expect((await post('id=a%3B%20b&back=/')).headers['set-cookie']).toBeUndefined();
});

test('a currency without prices is refused at its field', async () => {
  const answer = await choose({ currencyCode: 'XTS', store: true }, await token());
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'UNKNOWN_CURRENCY', field: 'currencyCode' }] });
});

test('[2.4-11a] [2.4-11b] each country has text, flag, locale, addresses with the present path, languages, names and currency', async () => {
  const path = '/flights/LON-SIN/2027-03-03/2adults?fs=stops:0';
  const answer = await site.app.inject({ url: '/i/api/layout/v1/sites', query: { path } });
  const { sites } = answer.json<{ sites: SiteView[] }>();
  expect(sites.length).toBeGreaterThanOrEqual(60);
  expect(sites.find(({ country }) => country === 'BE')).toEqual({
    country: 'BE',
    text: 'Belgien',
    nativeNames: [
      { language: 'nl', name: 'België' },
      { language: 'fr', name: 'Belgique' },
    ],
    flag: '/flags/be.svg',
    locale: 'nl-BE',
    currencyCode: 'EUR',
    href: `/nl-be${path}`,
    dataHref: '/nl-be',
    languageLinks: [
      { locale: 'nl-BE', nativeName: 'Nederlands', spoken: false, href: `/nl-be${path}`, dataHref: '/nl-be' },
      { locale: 'fr-BE', nativeName: 'Français', spoken: false, href: `/fr-be${path}`, dataHref: '/fr-be' },
    ],
  });
  const texts = sites.map(({ text }) => text);
  expect(texts).toEqual(texts.toSorted(new Intl.Collator('de-CH').compare));
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '[2.4-11b] %s is not appended',
  async (path) => {
    const answer = await site.app.inject({ url: '/i/api/layout/v1/sites', query: { path } });
    expect(answer.json<{ sites: SiteView[] }>().sites.every(({ href, dataHref }) => href === dataHref)).toBe(true);
  },
);

test('[2.4-11c] flags come from a path by country code, and only those of countries with a site', async () => {
  const flag = await site.app.inject('/flags/be.svg');
  expect([flag.statusCode, flag.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(flag.body).toMatch(/^<svg/);
  for (const code of ['aq', 'zz', '..%2f..%2fpackage.json']) {
    expect((await site.app.inject(`/flags/${code}.svg`)).statusCode).toBe(404);
  }
});
