import { expect, test } from 'vitest';
import { medianOf, pointsOf, recommendedTerms } from './recommended.ts';

const stay = { totalMinor: 20_000, scoreTenths: 0, scoreCount: 0, distanceKm: null };
const terms = recommendedTerms(10_000);

test('the median total costs a hundred points; a tenth of a score that many gave is worth two, a kilometre three, of twenty at most', () => {
  expect(pointsOf(terms, { ...stay, totalMinor: 10_000 })).toBe(100);
  expect(pointsOf(terms, stay)).toBe(200);
  expect(pointsOf(terms, { ...stay, scoreTenths: 85, scoreCount: 50 })).toBe(190);
  expect(pointsOf(terms, { ...stay, scoreTenths: 85, scoreCount: 1e9 })).toBeCloseTo(180);
  expect(pointsOf(terms, { ...stay, distanceKm: 2 })).toBe(206);
  expect(pointsOf(terms, { ...stay, distanceKm: 400 })).toBe(260);
});

test('a score that nobody gave counts as the middle one, and without any stay the total alone decides', () => {
  expect(pointsOf(terms, { ...stay, scoreTenths: 0, scoreCount: 30 })).toBe(200);
  expect(pointsOf(recommendedTerms(0), { ...stay, totalMinor: 3 })).toBe(300);
});

test('the median is the lower middle one of the totals of all sources together', () => {
  expect(medianOf([])).toBe(0);
  expect(medianOf([[], []])).toBe(0);
  expect(medianOf([Float64Array.of(1, 5, 9, 100)])).toBe(5);
  expect(medianOf([[1, 2, 3], Float64Array.of(50, 100)])).toBe(3);
  expect(medianOf([[100, 200], [1]])).toBe(100);
});
