import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatElapsed, splitDuration } from './elapsed.ts';

test('[9-07a] a duration splits into years, days, hours, minutes and seconds', () => {
  const seconds = 2 * 31_536_000 + 3 * 86_400 + 4 * 3_600 + 5 * 60 + 6;
  expect(splitDuration(seconds)).toEqual({ year: 2, day: 3, hour: 4, minute: 5, second: 6 });
  expect(formatElapsed(seconds, 'en-GB')).toBe('2y\u00a03d');
  expect(formatElapsed(7_500, 'en-GB')).toBe('2h\u00a05m');
  expect(formatElapsed(0, 'en-GB')).toBe('0s');
  expect(formatElapsed(7_500, 'ja-JP')).toBe('2時間5分');
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
