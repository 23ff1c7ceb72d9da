import type { ResolvedFlightQuery } from '#domain/search/verticals';
import { extent } from '#engine/facets';
import { CABINS } from '#engine/timetable';
import type { ItineraryBatch } from '#engine/timetable';
import type { Engines } from './engines.ts';
import type { Finder } from './finder.ts';

/** Ways of all slices of a search together: what is found, priced and counted within half a second. */
export const MOST_WAYS = {
  /** Of 435 pairs among thirty large cities of the sample world 26 have more, there and back. */
  apart: 140_000,
  /** Where time decides which ways of two slices go together, each takes longer to count. */
  close: 80_000,
  /** Of a journey of three slices or more, whose every facet is a pass over all of them. */
  journey: 40_000,
};

const TWO_STOPS = 2;
const LOST_AT_FIRST = 400;

/**
 * The ways of every slice of a search. Where one slice alone has more than the finder holds, those with two stops, which it finds
 * last, are left out in every slice, and the certificate says so: with so many there is no trip that needs them.
 */
export function findWays(
  engines: Pick<Engines, 'finder' | 'markets'>,
  query: Asked,
  days: readonly number[],
  most = MOST_WAYS.journey,
): readonly ItineraryBatch[] {
  const found = days.length > 2 ? findJourney(engines, query, days, most) : findPair(engines.finder, query, days);
  if (found.every(({ certificate }) => certificate.complete)) return found;
  return found.map((batch) =>
    incomplete(without(batch, (row) => (batch.stops[row] === TWO_STOPS ? 'twoStops' : undefined))),
  );
}

type Asked = Pick<ResolvedFlightQuery, 'airports' | 'cabin'>;

/** Each slice stands in arrays of the finder's own, of a hundred megabytes. After one that has too many the next needs no two stops. */
function findPair(finder: Finder, { airports }: Asked, days: readonly number[]): ItineraryBatch[] {
  let whole = true;
  return days.map((day, i) => {
    const batch = finder.find(i, airports[i]!.from, airports[i]!.to, day, whole ? {} : { maxStops: 1 });
    whole &&= batch.certificate.complete;
    return { ...batch };
  });
}

/**
 * The slices of a longer journey share the finder's arrays and are copied. Two-stop ways that `quickest` would take out again are
 * not looked for, but for those that typical emissions are drawn from: at first all that lose `within` minutes, which between large
 * cities are more than enough, then all that have room after what the slices before have.
 */
function findJourney(
  engines: Pick<Engines, 'finder' | 'markets'>,
  query: Asked,
  days: readonly number[],
  most: number,
  within = LOST_AT_FIRST,
): ItineraryBatch[] {
  const { finder, markets } = engines;
  const cabin = CABINS.indexOf(query.cabin);
  const losses = new Losses();
  const found = days.map((day, i) => {
    const { from, to } = query.airports[i]!;
    const end = Math.min(within, losses.ends(most)[TWO_STOPS]);
    const longestTwoStops = (fewer: ItineraryBatch): number =>
      Math.max(fastestOf(fewer) + end, markets.longest(fewer, cabin));
    const batch = copyOf(finder.find(0, from, to, day, { longestTwoStops }));
    losses.add(batch, minutesLost(batch));
    return batch;
  });
  return losses.ends(most)[TWO_STOPS] <= within ? found : findJourney(engines, query, days, most, Infinity);
}

function fastestOf({ count, departure, arrival }: ItineraryBatch): number {
  let fastest = Infinity;
  for (let row = 0; row < count; row++) fastest = Math.min(fastest, arrival[row]! - departure[row]!);
  return fastest;
}

function copyOf(batch: ItineraryBatch): ItineraryBatch {
  const { count, legs, legDay, stops, departure, arrival } = batch;
  return {
    ...batch,
    legs: legs.slice(0, 3 * count),
    legDay: legDay.slice(0, 3 * count),
    stops: stops.slice(0, count),
    departure: departure.slice(0, count),
    arrival: arrival.slice(0, count),
  };
}

/**
 * Of many ways those that can be compared in time. Where two slices are close in time, two-stop ways that nothing of the other slice
 * can go with, `turn` minutes apart, are in no trip and go first. Of what is still too much the slowest two-stop ways go, then those
 * with one stop, measured against the fastest way of their slice, and the certificate is no longer complete. Works in the arrays of
 * the batches.
 */
export function comparableWays(
  found: readonly ItineraryBatch[],
  turn: number,
  { apart, close, journey } = MOST_WAYS,
): readonly ItineraryBatch[] {
  const meeting = waysOf(found) > close ? meetingOf(found, turn) : undefined;
  const left = meeting?.close ? withPartners(found, meeting) : found;
  const most = found.length > 2 ? journey : meeting?.close ? close : apart;
  return waysOf(left) <= most ? left : quickest(left, most);
}

function waysOf(batches: readonly Pick<ItineraryBatch, 'count'>[]): number {
  return batches.reduce((sum, { count }) => sum + count, 0);
}

/** From when on there may be a way back, and until when one out: undefined where there are no two slices. */
interface Meeting {
  readonly earliest: number;
  readonly latest: number;
  readonly turn: number;
  /** Some ways of the two slices are too close to go together. */
  readonly close: boolean;
}

function meetingOf([out, back, ...more]: readonly ItineraryBatch[], turn: number): Meeting | undefined {
  if (!out || !back || more.length > 0) return undefined;
  const [earliest, last] = extent(out.arrival.subarray(0, out.count));
  const [first, latest] = extent(back.departure.subarray(0, back.count));
  return { earliest, latest, turn, close: last + turn > first };
}

function withPartners([out, back]: readonly ItineraryBatch[], { earliest, latest, turn }: Meeting): ItineraryBatch[] {
  return [
    withoutLonely(out!, (row) => out!.arrival[row]! + turn > latest),
    withoutLonely(back!, (row) => back!.departure[row]! < earliest + turn),
  ];
}

function withoutLonely(batch: ItineraryBatch, isAlone: (row: number) => boolean): ItineraryBatch {
  return without(batch, (row) => (batch.stops[row] === TWO_STOPS && isAlone(row) ? 'noPartner' : undefined));
}

/** Ways of some slices by their stops and the minutes that they lose against the fastest of their slice. */
class Losses {
  readonly #byStops: readonly number[][] = [[], [], []];

  add({ count, stops }: ItineraryBatch, lost: Int32Array): void {
    for (let row = 0; row < count; row++) {
      const ways = this.#byStops[stops[row]!]!;
      ways[lost[row]!] = (ways[lost[row]!] ?? 0) + 1;
    }
  }

  /**
   * Where `most` ways have room: by stops, those that lose fewer minutes. Fewer stops come first, and ways without one all have room;
   * Infinity where all have.
   */
  ends(most: number): readonly [nonstop: number, oneStop: number, twoStops: number] {
    const [nonstop, oneStop, twoStops] = this.#byStops.map((ways) => ways.reduce((sum, each) => sum + each, 0));
    const forOne = most - nonstop!;
    const forTwo = forOne - oneStop!;
    return [
      Infinity,
      forTwo >= 0 ? Infinity : endOf(this.#byStops[1]!, forOne),
      forTwo >= twoStops! ? Infinity : endOf(this.#byStops[2]!, forTwo),
    ];
  }
}

/** How many minutes those lose that have no room any more. */
function endOf(ways: readonly number[], room: number): number {
  let end = 0;
  for (let left = room; end < ways.length; end++) {
    left -= ways[end] ?? 0;
    if (left < 0) break;
  }
  return room < 0 ? 0 : end;
}

/**
 * Keeps the ways that lose least against the fastest of their slice, all of so many minutes, as long as there is room: first those with
 * two stops go, and only where those with fewer have no room alone, those with one.
 */
function quickest(found: readonly ItineraryBatch[], most: number): readonly ItineraryBatch[] {
  const later = found.map(minutesLost);
  const losses = new Losses();
  for (const [at, batch] of found.entries()) losses.add(batch, later[at]!);
  const ends = losses.ends(most);
  return found.map((batch, at) => {
    const slow = (row: number): boolean => later[at]![row]! >= ends[batch.stops[row]!]!;
    const kept = incomplete(without(batch, (row) => (slow(row) ? SLOW[batch.stops[row]!] : undefined)));
    const { certificate } = kept;
    return { ...kept, certificate: { ...certificate, limits: { ...certificate.limits, ways: most } } };
  });
}

/** By stops. */
const SLOW = [undefined, 'slowOneStop', 'slowTwoStops'] as const;

function incomplete(batch: ItineraryBatch): ItineraryBatch {
  return { ...batch, certificate: { ...batch.certificate, complete: false } };
}

/** By row: how much longer it takes than the fastest. */
function minutesLost(batch: ItineraryBatch): Int32Array {
  const fastest = fastestOf(batch);
  const { count, departure, arrival } = batch;
  const minutes = new Int32Array(count);
  for (let row = 0; row < count; row++) minutes[row] = arrival[row]! - departure[row]! - fastest;
  return minutes;
}

/** Takes out the ways that are under a bound and counts them there; the others keep their order. */
function without(batch: ItineraryBatch, boundOf: (row: number) => string | undefined): ItineraryBatch {
  const { count, legs, legDay, stops, departure, arrival, certificate } = batch;
  const gone = new Map<string, number>();
  let kept = 0;
  for (let row = 0; row < count; row++) {
    const bound = boundOf(row);
    if (bound !== undefined) {
      gone.set(bound, (gone.get(bound) ?? 0) + 1);
      continue;
    }
    if (kept < row) {
      for (let leg = 0; leg < 3; leg++) {
        legs[3 * kept + leg] = legs[3 * row + leg]!;
        legDay[3 * kept + leg] = legDay[3 * row + leg]!;
      }
      stops[kept] = stops[row]!;
      departure[kept] = departure[row]!;
      arrival[kept] = arrival[row]!;
    }
    kept++;
  }
  if (kept === count) return batch;
  const pruned = [...gone].reduce((all, [bound, ways]) => addTo(all, bound, ways), certificate.pruned);
  return { ...batch, count: kept, certificate: { ...certificate, returned: kept, pruned } };
}

/** More left out under a bound, which the finder may have counted under already. */
function addTo(pruned: Pruned, bound: string, count: number): Pruned {
  if (!pruned.some((each) => each.bound === bound)) return [...pruned, { bound, count }];
  return pruned.map((each) => (each.bound === bound ? { bound, count: each.count + count } : each));
}

type Pruned = ItineraryBatch['certificate']['pruned'];
