import type { ResolvedFlightQuery } from '#domain/search/verticals';
import { extent } from '#engine/facets';
import type { ItineraryBatch } from '#engine/timetable';
import type { Finder } from './finder.ts';

/** Ways of all slices of a search together: what is found, priced and counted within half a second. */
export const MOST_WAYS = {
  /** Of 435 pairs among thirty large cities of the sample world 26 have more, there and back. */
  apart: 140_000,
  /** Where time decides which ways of two slices go together, or of a longer journey, each takes longer to count. */
  close: 80_000,
};

const TWO_STOPS = 2;

/**
 * The ways of every slice of a search. Where one slice alone has more than the finder holds, those with two stops, which it finds
 * last, are left out in every slice, and the certificate says so: with so many there is no trip that needs them.
 */
export function findWays(
  finder: Finder,
  { airports }: Pick<ResolvedFlightQuery, 'airports'>,
  days: readonly number[],
): readonly ItineraryBatch[] {
  const found = findEach(finder, airports, days);
  if (found.every(({ certificate }) => certificate.complete)) return found;
  return found.map((batch) => incomplete(without(batch, 'twoStops', () => true)));
}

/** Two slices stand in arrays of the finder's own, of a hundred megabytes each; those of a longer journey share them and are copied. */
function findEach(
  finder: Finder,
  airports: ResolvedFlightQuery['airports'],
  days: readonly number[],
): ItineraryBatch[] {
  const copied = days.length > 2;
  return days.map((day, i) => {
    const batch = finder.find(copied ? 0 : i, airports[i]!.from, airports[i]!.to, day);
    return copied ? copyOf(batch) : { ...batch };
  });
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
  { apart, close } = MOST_WAYS,
): readonly ItineraryBatch[] {
  const meeting = waysOf(found) > close ? meetingOf(found, turn) : undefined;
  const left = meeting?.close ? withPartners(found, meeting) : found;
  const most = meeting?.close || found.length > 2 ? close : apart;
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

/** Keeps the two-stop ways that lose least against the fastest of their slice: all of so many minutes, as long as there is room. */
function quickest(found: readonly ItineraryBatch[], most: number): readonly ItineraryBatch[] {
  const later = found.map(minutesLost);
  const lost: number[] = [];
  let few = 0;
  for (const [at, { count, stops }] of found.entries()) {
    for (let row = 0; row < count; row++) {
      if (stops[row] === TWO_STOPS) lost[later[at]![row]!] = (lost[later[at]![row]!] ?? 0) + 1;
      else few++;
    }
  }
  let end = 0;
  for (let room = most - few; end < lost.length && room >= (lost[end] ?? 0); end++) room -= lost[end] ?? 0;
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
  const pruned = [...certificate.pruned, { bound, count: count - kept }];
  return { ...batch, count: kept, certificate: { ...certificate, returned: kept, pruned } };
}
