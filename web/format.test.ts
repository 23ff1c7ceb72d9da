import { expect, test } from 'vitest';
import { formatCount, formatDay, formatDuration, formatMoney, formatTime, formatWholeMoney } from './format.ts';

const NBSP = '\u00a0';

test('money is exact and has the decimals of its currency', () => {
  expect(formatMoney({ amountMinor: 123_456, currency: 'EUR' }, 'en-GB')).toBe('€1,234.56');
  expect(formatMoney({ amountMinor: 120_000, currency: 'JPY' }, 'en-GB')).toBe('JP¥120,000');
  expect(formatMoney({ amountMinor: 9_007_199_254_740_991, currency: 'EUR' }, 'en-GB')).toBe('€90,071,992,547,409.91');
});

test.for([
  ['en-IE', '\u2212€105.50'],
  ['de-DE', `\u2212105,50${NBSP}€`],
  ['ja-JP', '\u2212€105.50'],
  ['ar-AE', `\u200F\u200E\u2212105.50${NBSP}€`],
] as const)('an amount below zero in %s has the minus sign, no hyphen', ([locale, text]) => {
  expect(formatMoney({ amountMinor: -10_550, currency: 'EUR' }, locale)).toBe(text);
  expect(formatWholeMoney({ amountMinor: -10_500, currency: 'EUR' }, locale)).not.toContain('-');
});

test('right to left a currency that ends in a dollar sign keeps its letters before it', () => {
  expect(formatMoney({ amountMinor: 123_450, currency: 'USD' }, 'ar-AE')).toBe(`\u200F1,234.50${NBSP}US$\u200E`);
  expect(formatMoney({ amountMinor: 123_450, currency: 'USD' }, 'en-IE')).toBe('US$1,234.50');
});

test('a wall time is shown as it stands on the clock there, whatever the zone of the machine', () => {
  expect(formatTime('2027-03-28T02:30:00', 'en-GB')).toBe('02:30');
  expect(formatDay('2027-03-03T23:59', 'en-GB')).toBe('Wed 3 Mar');
  expect(formatDay('2027-03-03', 'en-GB', 'long')).toBe('Wednesday 3 March 2027');
});

test('counts are exact up to a million and three figures beyond', () => {
  expect(formatCount(999_999, 'en-GB')).toBe('999,999');
  expect(formatCount(1_266_934_383, 'en-GB', 'long')).toBe(`1.27${NBSP}billion`);
  expect(formatCount(1_266_410_937, 'en-US')).toBe('1.27B');
  expect(formatCount(52_340_400, 'en-US')).toBe('52.3M');
});

test('durations drop the part that is zero', () => {
  expect(formatDuration(785, 'en-GB')).toBe(`13h${NBSP}5m`);
  expect(formatDuration(120, 'en-GB')).toBe('2h');
  expect(formatDuration(0, 'en-GB')).toBe('0m');
});

test.each([
  ['ja-JP', '13時間5分'],
  ['zh-CN', '13小时5分钟'],
  ['de-AT', `13${NBSP}Std.${NBSP}5${NBSP}Min.`],
  ['ar-AE', `13${NBSP}س${NBSP}5${NBSP}د`],
])('a duration in %s is %s', (locale, text) => {
  expect(formatDuration(785, locale)).toBe(text);
});

test('digits are Latin in every locale', () => {
  const latinOnly = /^[^\p{Nd}]*(?:[0-9][^\p{Nd}]*)+$/u;
  for (const locale of ['en-GB', 'de-CH', 'ja-JP', 'ar-AE', 'ar-EG', 'ar-SA', 'ar-JO', 'fa-IR', 'mr-IN', 'ne-NP']) {
    expect(formatMoney({ amountMinor: 123_456, currency: 'EUR' }, locale), locale).toMatch(latinOnly);
    expect(formatWholeMoney({ amountMinor: 123_456, currency: 'EUR' }, locale), locale).toMatch(latinOnly);
    expect(formatDay('2027-03-03', locale, 'long'), locale).toMatch(latinOnly);
    expect(formatTime('2027-03-03T06:05', locale), locale).toMatch(latinOnly);
    expect(formatDuration(785, locale), locale).toMatch(latinOnly);
    expect(formatCount(1_266_934_383, locale), locale).toMatch(latinOnly);
  }
});

test('whole units: a total and an upper bound are rounded up, a lower bound down, so that nothing inside is cut off', () => {
  const total = { amountMinor: 123_401, currency: 'EUR' };
  expect(formatWholeMoney(total, 'en-GB')).toBe('€1,235');
  expect(formatWholeMoney(total, 'en-GB', 'upper')).toBe('€1,235');
  expect(formatWholeMoney({ ...total, amountMinor: 123_499 }, 'en-GB', 'lower')).toBe('€1,234');
  expect(formatWholeMoney({ amountMinor: 123_400, currency: 'EUR' }, 'en-GB')).toBe('€1,234');
});
