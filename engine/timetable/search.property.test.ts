import { expect, test } from 'vitest';
import fc from 'fast-check';
import { buildTimetable } from './build.ts';
import { createScratch } from './scratch.ts';
import { searchItineraries } from './search.ts';
import { bruteForce } from './testing/bruteForce.ts';
import { smallCase } from './testing/smallNetworks.ts';
import { legTimes } from './time.ts';
import type { ItineraryBatch, Timetable } from './types.ts';

function keysOf(tt: Timetable, batch: ItineraryBatch): string[] {
  return Array.from({ length: batch.count }, (_, row) => {
    const legs = Array.from({ length: batch.stops[row]! + 1 }, (_leg, k) => 3 * row + k);
    return legs.map((at) => `${tt.flights.number[batch.legs[at]!]}@${batch.legDay[at]}`).join(' ');
  });
}

test('equals brute force, bound by bound, on a thousand small networks', { timeout: 120_000 }, () => {
  let found = 0;
  const seen = new Set<string>();
  const property = fc.property(smallCase, ({ input, query }) => {
    const tt = buildTimetable(input);
    const batch = searchItineraries(tt, query, createScratch(tt, 5000));
    const oracle = bruteForce(input, query);
    const { certificate } = batch;
    expect(keysOf(tt, batch).toSorted()).toEqual(oracle.itineraries);
    const pruned = certificate.pruned.filter(({ count }) => count > 0);
    expect(Object.fromEntries(pruned.map(({ bound, count }) => [bound, count]))).toEqual(oracle.pruned);
    expect(certificate.considered).toBe(batch.count + pruned.reduce((sum, { count }) => sum + count, 0));
    expect(certificate.returned).toBe(batch.count);
    expect(certificate.complete).toBe(true);
    found += batch.count;
    for (const { bound } of pruned) seen.add(bound);
    for (let row = 0; row < batch.count; row++) {
      const last = 3 * row + batch.stops[row]!;
      expect(batch.departure[row]).toBe(legTimes(tt, batch.legs[3 * row]!, batch.legDay[3 * row]!).departure);
      expect(batch.arrival[row]).toBe(legTimes(tt, batch.legs[last]!, batch.legDay[last]!).arrival);
    }
  });
  fc.assert(property, { seed: 20_270_328, numRuns: 1200 });
  expect(found).toBeGreaterThan(3500);
  expect([...seen].toSorted()).toEqual([
    'detour',
    'interline',
    'longestConnection',
    'minimumConnection',
    'onwardFlights',
    'sameAirport',
    'totalConnection',
  ]);
});

test(
  'with a bound on two stops it finds what the whole search finds within it, and counts the rest',
  { timeout: 120_000 },
  () => {
    let left = 0;
    const property = fc.property(smallCase, fc.integer({ min: -120, max: 240 }), ({ input, query }, more) => {
      const tt = buildTimetable(input);
      const whole = searchItineraries(tt, query, createScratch(tt, 5000));
      const minutesOf = (row: number): number => whole.arrival[row]! - whole.departure[row]!;
      const rows = Array.from({ length: whole.count }, (_, row) => row);
      const fastest = Math.min(...rows.filter((row) => whole.stops[row]! < 2).map(minutesOf));
      const kept = rows.filter((row) => whole.stops[row]! < 2 || minutesOf(row) <= fastest + more);
      const keys = keysOf(tt, whole);
      const within = { ...query, longestTwoStops: () => fastest + more };
      const batch = searchItineraries(tt, within, createScratch(tt, 5000));
      expect(keysOf(tt, batch)).toEqual(kept.map((row) => keys[row]));
      const { certificate } = batch;
      expect(certificate.considered).toBe(batch.count + certificate.pruned.reduce((sum, { count }) => sum + count, 0));
      left += whole.count - batch.count;
    });
    fc.assert(property, { seed: 20_270_611, numRuns: 800 });
    expect(left).toBeGreaterThan(20);
  },
);
