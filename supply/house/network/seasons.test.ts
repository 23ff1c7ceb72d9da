import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasonRanges, shiftMask, weekdayMask } from './seasons.ts';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const FIRST = day('2026-11-01');

test('summer runs from the last Sunday of March to the day before the last Sunday of October', () => {
  expect(seasonRanges('summer', FIRST, 430)).toEqual([[day('2027-03-28') - FIRST, day('2027-10-30') - FIRST]]);
});

test('winter is the rest of the year, cut at both ends of the snapshot', () => {
  expect(seasonRanges('winter', FIRST, 430)).toEqual([
    [0, day('2027-03-27') - FIRST],
    [day('2027-10-31') - FIRST, 429],
  ]);
  expect(seasonRanges('year', FIRST, 430)).toEqual([[0, 429]]);
});

test('snow falls over the turn of the year, the peak within a summer', () => {
  expect(seasonRanges('snow', FIRST, 200)).toEqual([[day('2026-12-13') - FIRST, day('2027-04-07') - FIRST]]);
  expect(seasonRanges('peak', FIRST, 430)).toEqual([[day('2027-06-12') - FIRST, day('2027-09-10') - FIRST]]);
});

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

test('a mask has as many days as asked, whatever chance says', () => {
  for (let days = 1; days <= 7; days++)
    for (let chance = 0; chance < 30; chance++) expect(bits(weekdayMask(days, chance))).toBe(days);
});

test('days shifted forth and back are the same days; a shift by one turns Sunday into Monday', () => {
  expect(shiftMask(0b1000000, 1)).toBe(0b0000001);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 127 }), fc.integer({ min: -9, max: 9 }), (mask, by) => {
      expect(shiftMask(shiftMask(mask, by), -by)).toBe(mask);
      expect(bits(shiftMask(mask, by))).toBe(bits(mask));
    }),
  );
});
