import { expect, test } from 'vitest';
import type { ItineraryBatch } from '#engine/timetable';
import { smallDesk, tripQuery } from '../testing/small-world.ts';
import { createFinder } from './finder.ts';
import { createEngines } from './engines.ts';
import { comparableWays, findWays, MOST_WAYS } from './ways.ts';

const { timetable } = smallDesk();
const query = tripQuery('LHR', 'SIN');
const days = query.slices.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);
const sameDay = [days[0]!, days[0]! + 1];
const TURN = 60;

/** Its own scratch each time: batches are worked on in place. */
const { markets } = createEngines(smallDesk());
const find = (on = days) => findWays({ finder: createFinder(timetable), markets }, query, on);
const stopsOf = ({ count, stops }: ItineraryBatch) => [...stops.subarray(0, count)];
const waysOf = (batches: readonly ItineraryBatch[]) => batches.reduce((sum, { count }) => sum + count, 0);
const rowsOf = ({ count, legs, legDay, stops, departure, arrival }: ItineraryBatch) =>
  Array.from({ length: count }, (_, row) => ({
    key: [...legs.subarray(3 * row, 3 * row + 3), ...legDay.subarray(3 * row, 3 * row + 3)].join(),
    stops: stops[row]!,
    departure: departure[row]!,
    arrival: arrival[row]!,
    minutes: arrival[row]! - departure[row]!,
  }));

/** Batches are worked on in place, and the finder's next one overwrites the last. */
function copied({ legs, legDay, stops, departure, arrival, ...rest }: ItineraryBatch): ItineraryBatch {
  const columns = { legs, legDay, stops, departure, arrival };
  return { ...rest, ...structuredClone(columns) };
}

function expectCounted({ certificate, count }: ItineraryBatch): void {
  expect(certificate.returned).toBe(count);
  expect(count + certificate.pruned.reduce((sum, pruned) => sum + pruned.count, 0)).toBe(certificate.considered);
}

test('as many ways as can be compared in time are all there, to the last', () => {
  const whole = find();
  expect(whole.flatMap(stopsOf)).toContain(2);
  expect(whole.every(({ certificate }) => certificate.complete)).toBe(true);
  const rows = whole.map(rowsOf);
  const apart = waysOf(whole);
  expect(comparableWays(whole, TURN, { apart, close: apart, journey: 0 }).map(rowsOf)).toEqual(rows);
});

test('of more than the finder holds all with two stops are left out of every slice; the first says how many, the next is not searched for them', () => {
  const whole = find().map(rowsOf);
  const few = Math.max(...whole.map((rows) => rows.filter(({ stops }) => stops < 2).length));
  const some = findWays({ finder: createFinder(timetable, few + 1), markets }, query, days);
  for (const [i, batch] of some.entries()) {
    expect(rowsOf(batch)).toEqual(whole[i]!.filter(({ stops }) => stops < 2));
    expect(batch.certificate.complete).toBe(false);
    expectCounted(batch);
  }
  const pruned = some.map(
    ({ certificate }) => certificate.pruned.find(({ bound }) => bound === 'twoStops')?.count ?? 0,
  );
  expect(pruned).toEqual([few + 1 - whole[0]!.filter(({ stops }) => stops < 2).length, 0]);
});

test('of more than can be compared the slowest with two stops are left out, measured by the fastest of their slice', () => {
  const whole = find().map(rowsOf);
  const two = whole.flat().filter(({ stops }) => stops === 2).length;
  for (const share of [0, 0.3, 0.7]) {
    const apart = whole.flat().length - two + Math.floor(share * two);
    const kept = comparableWays(find(), TURN, { apart, close: 0, journey: 0 });
    expect(waysOf(kept)).toBeLessThanOrEqual(apart);
    const lost = kept.map((batch, i) => {
      const rows = rowsOf(batch);
      const fastest = Math.min(...whole[i]!.map(({ minutes }) => minutes));
      const keys = new Set(rows.map(({ key }) => key));
      const gone = whole[i]!.filter(({ key }) => !keys.has(key));
      expect(whole[i]!.filter(({ key }) => keys.has(key))).toEqual(rows);
      expect(gone.every(({ stops }) => stops === 2)).toBe(true);
      expect(batch.certificate).toMatchObject({ complete: false, limits: { ways: apart } });
      expect(batch.certificate.pruned.at(-1)).toEqual({ bound: 'slowTwoStops', count: gone.length });
      expectCounted(batch);
      const [stay, go] = [rows.filter(({ stops }) => stops === 2), gone].map((some) =>
        some.map((row) => row.minutes - fastest),
      );
      return { stay: stay!, go: go! };
    });
    const slowest = Math.max(0, ...lost.flatMap(({ stay }) => stay));
    expect(slowest).toBeLessThan(Math.min(...lost.flatMap(({ go }) => go)));
  }
});

test('where ways with fewer stops alone are too many for a journey, all with two stops go and the slowest with one', () => {
  const whole = find().map(rowsOf);
  const direct = whole.flat().filter(({ stops }) => stops === 0).length;
  const one = whole.flat().filter(({ stops }) => stops === 1).length;
  const apart = direct + Math.floor(one / 2);
  const kept = comparableWays(find(), TURN, { apart, close: apart, journey: 0 });
  expect(waysOf(kept)).toBeLessThanOrEqual(apart);
  const [stay, go] = [kept.map(rowsOf), whole].map((batches, side) =>
    batches.flatMap((rows, i) => {
      const fastest = Math.min(...whole[i]!.map(({ minutes }) => minutes));
      const keys = new Set(side === 0 ? [] : rowsOf(kept[i]!).map(({ key }) => key));
      const left = rows.filter(({ key, stops }) => stops === 1 && !keys.has(key));
      return left.map(({ minutes }) => minutes - fastest);
    }),
  );
  expect(stay!.length + go!.length).toBe(one);
  expect(stay!.length).toBeGreaterThan(0);
  expect(Math.max(...stay!)).toBeLessThan(Math.min(...go!));
  expect(kept.flatMap(stopsOf).filter((stops) => stops === 0)).toHaveLength(direct);
  expect(kept.flatMap(stopsOf)).not.toContain(2);
  const bounds = kept.flatMap(({ certificate }) =>
    certificate.pruned.flatMap(({ bound, count }) => (count > 0 ? bound : [])),
  );
  expect(new Set(bounds.filter((bound) => bound.startsWith('slow')))).toEqual(new Set(['slowOneStop', 'slowTwoStops']));
  kept.forEach(expectCounted);
});

test('close in time, only two-stop ways go that nothing of the other slice can go with, and the search stays complete', () => {
  const [out, back] = find(sameDay).map(rowsOf);
  const alone = (at: 0 | 1, row: { departure: number; arrival: number }) =>
    at === 0
      ? back!.every(({ departure }) => row.arrival + TURN > departure)
      : out!.every(({ arrival }) => arrival + TURN > row.departure);
  const wanted = [out!, back!].map((rows, at) => rows.filter((row) => row.stops < 2 || !alone(at as 0 | 1, row)));
  expect(wanted.flat().length).toBeLessThan(out!.length + back!.length);
  const close = wanted.flat().length;
  const kept = comparableWays(find(sameDay), TURN, { apart: close, close, journey: 0 });
  expect(kept.map(rowsOf)).toEqual(wanted);
  for (const batch of kept) {
    expect(batch.certificate.complete).toBe(true);
    expectCounted(batch);
  }
});

test('of a journey the finder leaves out only what would go as too slow, and nothing that typical emissions are drawn from', () => {
  const stops = ['LHR', 'SIN', 'HND', 'LAX'] as const;
  const pairs = stops.slice(1).map((to, at) => ({ from: [stops[at]!], to: [to] }));
  const on = pairs.map((_, at) => days[0]! + 3 * at);
  const finder = createFinder(timetable);
  const whole = pairs.map(({ from, to }, at) => copied(finder.find(0, from, to, on[at]!)));
  const typical = whole.map((batch) => markets.typical(batch, 0));
  const all = waysOf(whole);
  for (const share of [0.05, 0.3, 0.9, 1]) {
    const journey = Math.floor(share * all);
    const found = findWays({ finder, markets }, { airports: pairs, cabin: 'economy' }, on, journey);
    expect(found.map((batch) => markets.typical(batch, 0))).toEqual(typical);
    const limits = { ...MOST_WAYS, journey };
    const [kept, wanted] = [found, whole.map(copied)].map((each) => comparableWays(each, TURN, limits));
    expect(kept!.map(rowsOf)).toEqual(wanted!.map(rowsOf));
    kept!.forEach(expectCounted);
    expect(kept!.every(({ certificate }) => certificate.complete)).toBe(share === 1);
  }
});
