import { expect, test } from 'vitest';
import { smallDesk, tripQuery } from '../testing/small-world.ts';
import { createFinder } from './finder.ts';
import { findWays } from './ways.ts';

const { timetable } = smallDesk();
const query = tripQuery('LHR', 'SIN');
const days = query.slices.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);
const stopsOf = ({ count, stops }: { readonly count: number; readonly stops: Uint8Array }) => [
  ...stops.subarray(0, count),
];

test('as many ways as can be compared in time are all there, to the last', () => {
  const whole = findWays(createFinder(timetable), query, days);
  const ways = whole.reduce((sum, { count }) => sum + count, 0);
  expect(whole.flatMap(stopsOf)).toContain(2);
  expect(whole.every(({ certificate }) => certificate.complete)).toBe(true);
  const sized = findWays(createFinder(timetable), query, days, ways);
  expect(sized.map(({ count }) => count)).toEqual(whole.map(({ count }) => count));
});

test('of more, those with two stops are left out of every slice, and each certificate says how many', () => {
  const whole = findWays(createFinder(timetable), query, days).map((batch) => stopsOf(batch));
  const most = whole.flat().length - 1;
  const fewer = findWays(createFinder(timetable), query, days, most);
  for (const [i, batch] of fewer.entries()) {
    expect(stopsOf(batch)).toEqual(whole[i]!.filter((stops) => stops < 2));
    const { complete, returned, pruned, considered, limits } = batch.certificate;
    expect([complete, returned, limits['ways']]).toEqual([false, batch.count, most]);
    expect(pruned.at(-1)).toEqual({ bound: 'twoStops', count: whole[i]!.filter((stops) => stops === 2).length });
    expect(returned + pruned.reduce((sum, { count }) => sum + count, 0)).toBe(considered);
  }
});
