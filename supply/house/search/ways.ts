import type { ResolvedFlightQuery } from '#domain/search/verticals';
import { extent } from '#engine/facets';
import type { ItineraryBatch } from '#engine/timetable';
import { longestTypical } from '../emissions/typical.ts';
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
  finder: Finder,
  { airports }: Pick<ResolvedFlightQuery, 'airports'>,
  days: readonly number[],
  most = MOST_WAYS.journey,
): readonly ItineraryBatch[] {
  const found = days.length > 2 ? findJourney(finder, airports, days, most) : findPair(finder, airports, days);
  if (found.every(({ certificate }) => certificate.complete)) return found;
  return found.map((batch) => incomplete(without(batch, 'twoStops', () => true)));
}

type Airports = ResolvedFlightQuery['airports'];

/** Each slice stands in arrays of the finder's own, of a hundred megabytes. After one that has too many the next needs no two stops. */
function findPair(finder: Finder, airports: Airports, days: readonly number[]): ItineraryBatch[] {
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
  finder: Finder,
  airports: Airports,
  days: readonly number[],
  most: number,
  within = LOST_AT_FIRST,
): ItineraryBatch[] {
  const losses = new Losses();
  const found = days.map((day, i) => {
    const end = Math.min(within, losses.end(most));
    const longestTwoStops = (fastest: number): number => Math.max(fastest + end, longestTypical(fastest));
    const batch = copyOf(finder.find(0, airports[i]!.from, airports[i]!.to, day, { longestTwoStops }));
    losses.add(batch, minutesLost(batch));
    return batch;
  });
  return losses.end(most) <= within ? found : findJourney(finder, airports, days, most, Infinity);
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
 * can go with, `turn` minutes apart, are in no trip and go first. Of what is still too much the slowest two-stop ways go, measured
 * against the fastest way of their slice, and the certificate is no longer complete. Works in the arrays of the batches.
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
    without(out!, 'noPartner', (row) => out!.arrival[row]! + turn > latest),
    without(back!, 'noPartner', (row) => back!.departure[row]! < earliest + turn),
  ];
}

/** Two-stop ways of some slices by the minutes that they lose against the fastest of their slice, and how many others there are. */
class Losses {
  readonly #twoStops: number[] = [];
  #others = 0;

  add({ count, stops }: ItineraryBatch, lost: Int32Array): void {
    const ways = this.#twoStops;
    for (let row = 0; row < count; row++) {
      if (stops[row] === TWO_STOPS) ways[lost[row]!] = (ways[lost[row]!] ?? 0) + 1;
      else this.#others++;
    }
  }

  /** Where `most` ways have room: two-stop ways that lose fewer minutes. Infinity where all have. */
  end(most: number): number {
    let room = most - this.#others;
    for (const [lost, ways = 0] of this.#twoStops.entries()) {
      room -= ways;
      if (room < 0) return lost;
    }
    return room < 0 ? 0 : Infinity;
  }
}

/** Keeps the two-stop ways that lose least against the fastest of their slice: all of so many minutes, as long as there is room. */
function quickest(found: readonly ItineraryBatch[], most: number): readonly ItineraryBatch[] {
  const later = found.map(minutesLost);
  const losses = new Losses();
  for (const [at, batch] of found.entries()) losses.add(batch, later[at]!);
  const end = losses.end(most);
  return found.map((batch, at) => {
    const kept = incomplete(without(batch, 'slowTwoStops', (row) => later[at]![row]! >= end));
    const { certificate } = kept;
    return { ...kept, certificate: { ...certificate, limits: { ...certificate.limits, ways: most } } };
  });
}

function incomplete(batch: ItineraryBatch): ItineraryBatch {
  return { ...batch, certificate: { ...batch.certificate, complete: false } };
}

/** By row: how much longer it takes than the fastest. */
function minutesLost({ count, departure, arrival }: ItineraryBatch): Int32Array {
  const minutes = new Int32Array(count);
  for (let row = 0; row < count; row++) minutes[row] = arrival[row]! - departure[row]!;
  const [fastest] = extent(minutes);
  for (let row = 0; row < count; row++) minutes[row]! -= fastest;
  return minutes;
}

/** Takes two-stop ways out and counts them under a bound; the others keep their order. */
function without(batch: ItineraryBatch, bound: string, goes: (row: number) => boolean): ItineraryBatch {
  const { count, legs, legDay, stops, departure, arrival, certificate } = batch;
  let kept = 0;
  for (let row = 0; row < count; row++) {
    if (stops[row] === TWO_STOPS && goes(row)) continue;
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
  const pruned = addTo(certificate.pruned, bound, count - kept);
  return { ...batch, count: kept, certificate: { ...certificate, returned: kept, pruned } };
}

/** More left out under a bound, which the finder may have counted under already. */
function addTo(pruned: Pruned, bound: string, count: number): Pruned {
  if (!pruned.some((each) => each.bound === bound)) return [...pruned, { bound, count }];
  return pruned.map((each) => (each.bound === bound ? { bound, count: each.count + count } : each));
}

type Pruned = ItineraryBatch['certificate']['pruned'];
