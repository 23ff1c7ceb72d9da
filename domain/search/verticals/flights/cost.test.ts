import { expect, test } from 'vitest';
import { costOf } from './cost.ts';
import { oneWay } from './testing.ts';

const [slice] = oneWay.slices as [(typeof oneWay.slices)[number]];
const there = (from: string[], to: string[]) => ({ ...slice, from, to });

test('a plain search costs one, ways multiply it, and kinds of passengers add to it', () => {
  expect(costOf(oneWay)).toBe(1);
  expect(costOf({ ...oneWay, slices: [slice, slice] })).toBe(1);
  const [four, other] = [
    ['A', 'B', 'C', 'D'],
    ['E', 'F', 'G', 'H'],
  ];
  const wide = { ...oneWay, slices: [there(four, other), there(other, four)] };
  expect(costOf(wide)).toBe(16);
  const family = { adults: 4, children: [3, 7, 7], infantsInSeat: 1, infantsOnLap: 0 };
  expect(costOf({ ...wide, passengers: family })).toBe(32);
});
