import { expect, test } from 'vitest';
import { currencyPattern } from './currency-pattern.ts';

const NBSP = '\u00a0';

test.each([
  ['EUR', 'en-IE', '¤#,##0.00'],
  ['EUR', 'de-DE', `#,##0.00${NBSP}¤`],
  ['CHF', 'de-CH', `¤${NBSP}#,##0.00`],
  ['INR', 'en-IN', '¤#,##,##0.00'],
  ['JPY', 'ja-JP', '¤#,##0'],
  ['KWD', 'en-KW', `¤${NBSP}#,##0.000`],
  ['EUR', 'es-ES', `#,##0.00${NBSP}¤`],
])('%s in %s is written as %s', (currency, locale, pattern) => {
  expect(currencyPattern(currency, locale)).toBe(pattern);
});

test('the digits after the point are those of our own table, whatever the machine knows of a currency', () => {
  expect(currencyPattern('ISK', 'en-GB')).toMatch(/#,##0$/);
  expect(currencyPattern('BHD', 'ar-AE')).toContain('#,##0.000');
});
