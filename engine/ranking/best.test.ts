import { expect, test } from 'vitest';
import type { RateTable } from '#engine/rates';
import { bestTerms, NO_TERMS, scoreOf, type SliceFacts } from './best.ts';

const rates: RateTable = {
  id: 'test',
  date: '2026-11-20',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['JPY', { exponent: 0, microPerBase: 160_000_000 }],
  ]),
};
const day: SliceFacts = {
  durationMinutes: 90,
  stops: 0,
  nightWaits: 0,
  departureMinute: 600,
  arrivalMinute: 690,
  from: 'LHR',
  to: 'CDG',
};
const euros = bestTerms('EUR', 2, rates);
const score = (...slices: SliceFacts[]) => scoreOf(euros, { totalMinor: 10_000, slices });

test('an hour costs 18 euros a seat, a stop 25, a night at an airport 60, an unsocial hour 15, a change of airport 40', () => {
  const plain = 10_000 + 2 * 2_700;
  expect(score(day)).toBe(plain);
  expect(score({ ...day, stops: 2, nightWaits: 1 })).toBe(plain + 2 * (2 * 2_500 + 6_000));
  expect(score({ ...day, departureMinute: 359, arrivalMinute: 1_381 })).toBe(plain + 2 * 2 * 1_500);
  expect(score({ ...day, departureMinute: 360, arrivalMinute: 1_380 })).toBe(plain);
});

test('of a return and of a journey each airport that two slices do not share counts once, and the one where all began', () => {
  const back = { ...day, from: 'CDG', to: 'LHR' };
  const both = 10_000 + 4 * 2_700;
  expect(score(day, back)).toBe(both);
  expect(score(day, { ...back, from: 'ORY' })).toBe(both + 8_000);
  expect(score(day, { ...back, from: 'ORY', to: 'LGW' })).toBe(both + 16_000);
  expect(score(day, { ...back, to: 'FRA' }, { ...day, from: 'FRA', to: 'LHR' })).toBe(both + 2 * 2_700);
});

test('of one flight of a journey only what is known of it counts', () => {
  const slices = [day, { ...day, from: 'ORY', to: 'FRA', stops: 1 }, { ...day, from: 'FRA', to: 'LHR', stops: 2 }];
  expect(scoreOf(euros, { totalMinor: 10_000, slices, at: 1 })).toBe(10_000 + 2 * (2_700 + 2_500 + 4_000));
  expect(scoreOf(euros, { totalMinor: 10_000, slices, at: 0 })).toBe(10_000 + 2 * 2_700);
});

test('weights are converted once for all seats, nobody counts as one, and without any the total is the score', () => {
  expect(bestTerms('JPY', 2, rates)).toMatchObject({ hourMinor: 5_760, stopMinor: 8_000, airportChangeMinor: 12_800 });
  expect(bestTerms('EUR', 0, rates)).toEqual(bestTerms('EUR', 1, rates));
  expect(() => bestTerms('XXX', 1, rates)).toThrow(RangeError);
  expect(scoreOf(NO_TERMS, { totalMinor: 77, slices: [{ ...day, stops: 2 }] })).toBe(77);
});
