import { expect, test } from 'vitest';
import { formatDay, formatDuration, formatMoney, formatTime, formatWholeMoney } from './format.ts';

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

test('durations drop the part that is zero', () => {
  expect(formatDuration(785, 'en-GB')).toBe(`13h${NBSP}5m`);
  expect(formatDuration(120, 'en-GB')).toBe('2h');
  expect(formatDuration(0, 'en-GB')).toBe('0m');
});

test('a from figure is rounded up, so that nothing paid is above it', () => {
  expect(formatWholeMoney({ amountMinor: 123_401, currency: 'EUR' }, 'en-GB')).toBe('€1,235');
  expect(formatWholeMoney({ amountMinor: 123_400, currency: 'EUR' }, 'en-GB')).toBe('€1,234');
});
