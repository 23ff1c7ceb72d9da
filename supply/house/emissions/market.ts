import type { Emissions } from '#engine/fares';
import { airportDistanceKm, flightOperates } from '#engine/timetable';
import type { ItineraryBatch, Timetable } from '#engine/timetable';
import { FASTEST_KEPT, isSensible, longestTypical, typicalGrams } from './typical.ts';
import type { MarketRoute } from './typical.ts';

/** Typical grams of markets of one timetable. Keeps what it learned about each carrier's service between two airports. */
export interface MarketEmissions {
  /**
   * Typical grams per passenger in a cabin over the ways found in `batch`, all of one market; undefined when there are none.
   * The market's distance is that of its first way.
   */
  typical(batch: ItineraryBatch, cabin: number): number | undefined;
  /** After some ways of a market: minutes beyond which no further way makes a difference to what is typical. */
  longest(batch: ItineraryBatch, cabin: number): number;
}

interface Service {
  readonly grams: readonly number[];
  readonly operatingDays: number;
}

interface Way {
  readonly durationMinutes: number;
  readonly row: number;
}

export function createMarketEmissions(tt: Timetable, emissions: Emissions): MarketEmissions {
  const services = new Map<number, Service>();
  const serviceOf = (flight: number): Service => {
    const id = tt.flights.pair[flight]! * 1024 + tt.flights.carrier[flight]!;
    let service = services.get(id);
    if (service === undefined) services.set(id, (service = readService(tt, emissions, flight)));
    return service;
  };
  const marketOf = (batch: ItineraryBatch, cabin: number) => {
    const km = lengthKm(tt, batch);
    const routeOf = ({ row, durationMinutes }: Way): MarketRoute => {
      let grams = 0;
      let operatingDays = 366;
      for (let k = 0; k <= batch.stops[row]!; k++) {
        const service = serviceOf(batch.legs[3 * row + k]!);
        grams += service.grams[cabin]!;
        operatingDays = Math.min(operatingDays, service.operatingDays);
      }
      return { durationMinutes, grams, operatingDays };
    };
    const found = waysOf(
      batch,
      (row) => wayId(tt, batch, row),
      (way) => isSensible(routeOf(way), km),
    );
    return { km, routeOf, ...found };
  };
  return {
    typical(batch, cabin) {
      if (batch.count === 0) return undefined;
      const { km, routeOf, ways } = marketOf(batch, cabin);
      return typicalGrams(ways.map(routeOf), km);
    },
    longest: (batch, cabin) => (batch.count === 0 ? Number.POSITIVE_INFINITY : marketOf(batch, cabin).longest),
  };
}

function lengthKm(tt: Timetable, batch: ItineraryBatch): number {
  const [first, last] = [batch.legs[0]!, batch.legs[batch.stops[0]!]!];
  return airportDistanceKm(tt, tt.pairs.from[tt.flights.pair[first]!]!, tt.pairs.to[tt.flights.pair[last]!]!);
}

/**
 * The fastest itinerary of every way of going, the same pairs with the same carriers, fastest first: all that are no slower than
 * the last that the typical text can keep, so that a trunk market need not look at each of its many itineraries.
 */
function waysOf(
  batch: ItineraryBatch,
  idOf: (row: number) => number,
  kept: (way: Way) => boolean,
): { readonly ways: Way[]; readonly longest: number } {
  const ways: Way[] = [];
  const known = new Set<number>();
  let enough = 0;
  const { rows, longest } = fastestFirst(batch);
  let last = longest;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const durationMinutes = batch.arrival[row]! - batch.departure[row]!;
    if (durationMinutes > last) break;
    const id = idOf(row);
    if (known.has(id)) continue;
    known.add(id);
    const way = { row, durationMinutes };
    ways.push(way);
    if (kept(way)) enough++;
    if (enough === FASTEST_KEPT) last = durationMinutes;
  }
  return { ways, longest: last };
}

/** Rows by duration, up to the longest that a typical way may take. */
function fastestFirst({ count, departure, arrival }: ItineraryBatch): {
  readonly rows: Int32Array;
  readonly longest: number;
} {
  let fastest = 0x7fffffff;
  for (let row = 0; row < count; row++) {
    const minutes = arrival[row]! - departure[row]!;
    if (minutes < fastest) fastest = minutes;
  }
  const width = longestTypical(fastest) - fastest + 1;
  const next = new Int32Array(width + 1);
  for (let row = 0; row < count; row++) {
    const step = arrival[row]! - departure[row]! - fastest;
    if (step < width) next[step + 1]!++;
  }
  for (let at = 0; at < width; at++) next[at + 1]! += next[at]!;
  const rows = new Int32Array(next[width]!);
  for (let row = 0; row < count; row++) {
    const step = arrival[row]! - departure[row]! - fastest;
    if (step < width) rows[next[step]!++] = row;
  }
  return { rows, longest: fastest + width - 1 };
}

/** 52 bits of the pairs and carriers flown; two ways that fall together by chance would only share a weight. */
function wayId(tt: Timetable, batch: ItineraryBatch, row: number): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let k = 0; k <= batch.stops[row]!; k++) {
    const flight = batch.legs[3 * row + k]!;
    const word = tt.flights.pair[flight]! * 1024 + tt.flights.carrier[flight]!;
    low = Math.imul(low ^ word, 0x01000193);
    high = Math.imul(high ^ word ^ (low >>> 15), 0x85ebca6b);
  }
  return (high >>> 12) * 4294967296 + (low >>> 0);
}

/** All of a carrier's flights on the pair: mean grams, and the days of a year on which any of them leaves. */
function readService(tt: Timetable, emissions: Emissions, flight: number): Service {
  const pair = tt.flights.pair[flight]!;
  const carrier = tt.flights.carrier[flight]!;
  const flights: number[] = [];
  for (let f = tt.pairs.firstFlight[pair]!; f < tt.pairs.firstFlight[pair + 1]!; f++) {
    if (tt.flights.carrier[f] === carrier) flights.push(f);
  }
  const days = Math.min(365, tt.dayCount);
  let operatingDays = 0;
  for (let day = 0; day < days; day++) if (flights.some((f) => flightOperates(tt, f, day))) operatingDays++;
  const grams = [0, 1, 2, 3].map((cabin) =>
    Math.round(flights.reduce((sum, f) => sum + emissions.grams(f, cabin), 0) / flights.length),
  );
  return { grams, operatingDays };
}
