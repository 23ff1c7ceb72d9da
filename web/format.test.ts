import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatDay,
  formatDuration,
  formatElapsed,
  formatMoney,
  formatTime,
  formatWholeMoney,
  splitDuration,
} from './format.ts';

const NBSP = '\u00a0';

test('money is exact and has the decimals of its currency', () => {
  expect(formatMoney({ amountMinor: 123_456, currency: 'EUR' }, 'en-GB')).toBe('€1,234.56');
  expect(formatMoney({ amountMinor: 120_000, currency: 'JPY' }, 'en-GB')).toBe('JP¥120,000');
  expect(formatMoney({ amountMinor: 9_007_199_254_740_991, currency: 'EUR' }, 'en-GB')).toBe('€90,071,992,547,409.91');
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

test('a from figure is rounded up, so that nothing paid is above it', () => {
  expect(formatWholeMoney({ amountMinor: 123_401, currency: 'EUR' }, 'en-GB')).toBe('€1,235');
  expect(formatWholeMoney({ amountMinor: 123_400, currency: 'EUR' }, 'en-GB')).toBe('€1,234');
});

test('[9-07a] a duration splits into years, days, hours, minutes and seconds', () => {
  const seconds = 2 * 31_536_000 + 3 * 86_400 + 4 * 3_600 + 5 * 60 + 6;
  expect(splitDuration(seconds)).toEqual({ year: 2, day: 3, hour: 4, minute: 5, second: 6 });
  expect(formatElapsed(seconds, 'en-GB')).toBe('2y\u00a03d');
  expect(formatElapsed(7_500, 'en-GB')).toBe('2h\u00a05m');
  expect(formatElapsed(0, 'en-GB')).toBe('0s');
});

test('the parts of a duration add up to it, each below the next unit', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (seconds) => {
      const { year, day, hour, minute, second } = splitDuration(seconds);
      expect(year * 31_536_000 + day * 86_400 + hour * 3_600 + minute * 60 + second).toBe(seconds);
      expect([day < 365, hour < 24, minute < 60, second < 60]).toEqual([true, true, true, true]);
    }),
  );
});
