import { expect, test } from 'vitest';
import { wallTime } from './wall-time.ts';

test.each([
  ['2027-03-03T23:30:00Z', 'Asia/Singapore', '2027-03-04T07:30'],
  ['2026-07-01T00:05:00Z', 'America/New_York', '2026-06-30T20:05'],
  ['2026-11-20T00:00:00Z', 'Europe/London', '2026-11-20T00:00'],
])('%s in %s is %s', (instant, zone, expected) => {
  expect(wallTime(instant, zone)).toBe(expected);
});
