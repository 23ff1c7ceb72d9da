import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLocale, LOCALES, localeOfPrefix, SITES } from './index.ts';

const brand = { locale: 'en-GB', country: 'IE', currency: 'EUR' };

test('[2.4-08b] a first path segment names a locale only when it is listed', () => {
  expect(['de', 'de-at', 'EN-US', 'ja', 'ar'].map((segment) => localeOfPrefix(segment))).toEqual([
    'de-DE',
    'de-AT',
    'en-US',
    'ja-JP',
    'ar-AE',
  ]);
  expect(['flights', 'de-zz', 'xx', '', 'en-xa', '__proto__'].map((segment) => localeOfPrefix(segment))).toEqual(
    Array(6).fill(null),
  );
});

test('the pseudo-locale is only for those who may ask for it', () => {
  expect(localeOfPrefix('en-xa', { pseudo: true })).toBe('en-XA');
  expect(chooseLocale({ brand, prefix: 'en-xa', pseudo: true })).toMatchObject({ locale: 'en-XA', currency: 'EUR' });
});

test('prefix goes before choice, choice before the browser, the browser before the brand', () => {
  const asked = { brand, prefix: 'ja', chosen: 'de-AT', accepted: 'ar' };
  expect(chooseLocale(asked)).toEqual({ locale: 'ja-JP', lang: 'ja-JP', dir: 'ltr', country: 'JP', currency: 'JPY' });
  expect(chooseLocale({ ...asked, prefix: null }).locale).toBe('de-AT');
  expect(chooseLocale({ ...asked, prefix: null, chosen: 'nonsense' })).toMatchObject({ locale: 'ar-AE', dir: 'rtl' });
  expect(chooseLocale({ brand })).toEqual({ ...brand, lang: brand.locale, dir: 'ltr' });
});

test.each([
  ['ar-SA', 'ar-SA', 'rtl'],
  ['fr-FR', 'en', 'ltr'],
  ['he-IL', 'en', 'ltr'],
] as const)('a page of %s says that its words are %s, and runs %s', (prefix, lang, dir) => {
  expect(chooseLocale({ brand, prefix })).toMatchObject({ locale: prefix, lang, dir });
});

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
  ['de-LI', 'de-DE'],
  ['en-US,de;q=0.5', 'en-GB'],
  ['fr-FR,ja;q=0.4', 'ja-JP'],
  ['fr;q=1, de;q=0.2, ja;q=0.7', 'ja-JP'],
  ['de;q=0, *', 'en-GB'],
  ['', 'en-GB'],
])('a browser that asks for %s gets %s', (accepted, locale) => {
  expect(chooseLocale({ brand, accepted }).locale).toBe(locale);
});

test('any header, prefix or cookie gives a locale that is known', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (accepted, chosen, prefix) => {
      expect(LOCALES).toContain(chooseLocale({ brand, accepted, chosen, prefix }).locale);
    }),
  );
});

test('about sixty sites, each with a currency and a language that Intl knows', () => {
  expect(SITES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SITES.map(({ country }) => country)).size).toBe(SITES.length);
  expect(Intl.getCanonicalLocales([...LOCALES])).toEqual(LOCALES);
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  expect(SITES.filter(({ currency }) => !currencies.has(currency))).toEqual([]);
});
