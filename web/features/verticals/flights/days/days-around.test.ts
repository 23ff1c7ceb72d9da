import { expect, test } from 'vitest';
import type { Day } from '#contract/search';
import { datesAround, lowestOf, nearestPriced } from './days-around.ts';

const address = { depart: '2027-02-27', return: '2027-03-02' };
const day = (departure: string, amountMinor: number | null): Day => ({
  departure,
  return: null,
  total: amountMinor === null ? null : { amountMinor, currency: 'EUR' },
  exact: true,
  reason: amountMinor === null ? 'NO_FLIGHTS' : null,
});

test('a moved trip keeps its stay across the end of a month; the way back alone moves alone', () => {
  expect(datesAround(address, 'trip').at(-1)).toEqual({ departure: '2027-03-02', return: '2027-03-05' });
  expect(datesAround(address, 'return')[0]).toEqual({ departure: '2027-02-27', return: '2027-02-27' });
  expect(datesAround({ ...address, return: null }, 'trip')[0]).toEqual({ departure: '2027-02-24', return: null });
});

test('a lowest total needs something to be lower than', () => {
  expect(lowestOf([day('2027-03-01', 500), day('2027-03-02', null)])).toBeUndefined();
  expect(lowestOf([day('2027-03-01', 500), day('2027-03-02', 400)])).toBe(400);
});

test('the nearest days with a price come first, the cheaper of two as near before the other', () => {
  const around = datesAround({ depart: '2027-03-04', return: null }, 'trip');
  const days = [day('2027-03-02', 100), day('2027-03-03', 300), day('2027-03-04', 50), day('2027-03-05', 200)];
  expect(nearestPriced(days, around).map(({ departure }) => departure)).toEqual([
    '2027-03-05',
    '2027-03-03',
    '2027-03-02',
  ]);
});
