import type { Timetable } from '#engine/timetable';
import { weekdayOf } from '#engine/timetable';

/** The figures by which a network is held against published statistics. Quantiles are over carrier and directed pair. */
export interface NetworkShape {
  /** Airports with at least one departure. */
  readonly airports: number;
  readonly directedPairs: number;
  readonly carrierPairs: number;
  /** Fewest and mean departures a day over the covered days. */
  readonly departures: { readonly least: number; readonly mean: number };
  /** Great-circle km at p10, p25, p50, p75, p90, p99. */
  readonly km: readonly number[];
  /** Flights a month, mean over the year, at p10, p50, p90. */
  readonly monthly: readonly number[];
  /** Seats a flight at p10, p50, p90. */
  readonly seats: readonly number[];
  /** Share of codeshare rows in all rows. */
  readonly codeshares: number;
  /** Departures over the year by airport row. */
  readonly byAirport: Float64Array;
}

interface CarrierPair {
  readonly km: number;
  flights: number;
  seats: number;
}

export function shapeOf(tt: Timetable): NetworkShape {
  const perDay = new Float64Array(tt.dayCount);
  const byAirport = new Float64Array(tt.airports.count);
  const pairs = new Map<number, CarrierPair>();
  for (let flight = 0; flight < tt.flights.count; flight++) {
    const pair = tt.flights.pair[flight]!;
    const year = countDays(tt, flight, perDay);
    byAirport[tt.pairs.from[pair]!]! += year;
    const id = pair * 1024 + tt.flights.carrier[flight]!;
    let seen = pairs.get(id);
    if (seen === undefined) pairs.set(id, (seen = { km: tt.pairs.distanceKm[pair]!, flights: 0, seats: 0 }));
    seen.flights += year;
    seen.seats += year * seatsOf(tt, tt.flights.config[flight]!);
  }
  const flown = [...pairs.values()].filter(({ flights }) => flights > 0);
  return {
    airports: new Set(tt.pairs.from).size,
    directedPairs: tt.pairs.count,
    carrierPairs: pairs.size,
    departures: { least: perDay.reduce((a, b) => Math.min(a, b)), mean: perDay.reduce((a, b) => a + b) / tt.dayCount },
    km: quantiles(
      flown.map(({ km }) => km),
      [0.1, 0.25, 0.5, 0.75, 0.9, 0.99],
    ),
    monthly: quantiles(
      flown.map(({ flights }) => flights / 12),
      [0.1, 0.5, 0.9],
    ),
    seats: quantiles(
      flown.map(({ seats, flights }) => seats / flights),
      [0.1, 0.5, 0.9],
    ),
    codeshares: tt.codeshares.carrier.length / (tt.codeshares.carrier.length + tt.flights.count),
    byAirport,
  };
}

const YEAR = 365;

/** Adds the flight to its days; its departures in the last whole year covered. */
function countDays(tt: Timetable, flight: number, perDay: Float64Array): number {
  const mask = tt.flights.weekdays[flight]!;
  let year = 0;
  for (let day = tt.flights.firstDay[flight]!; day <= tt.flights.lastDay[flight]!; day++) {
    if (((mask >> weekdayOf(tt.firstDay + day)) & 1) === 0) continue;
    perDay[day]!++;
    if (day >= tt.dayCount - YEAR) year++;
  }
  return year;
}

function seatsOf(tt: Timetable, config: number): number {
  let seats = 0;
  for (let cabin = 0; cabin < 4; cabin++) seats += tt.configs.seats[config * 4 + cabin]!;
  return seats;
}

export function quantiles(values: readonly number[], at: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return at.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
}

/** Share of a carrier's directed pairs that leave one airport. */
export function leavingShare(tt: Timetable, carrier: number, airport: number): number {
  const pairs = new Set<number>();
  for (let flight = 0; flight < tt.flights.count; flight++) {
    if (tt.flights.carrier[flight] === carrier) pairs.add(tt.flights.pair[flight]!);
  }
  let leaving = 0;
  for (const pair of pairs) if (tt.pairs.from[pair] === airport) leaving++;
  return leaving / pairs.size;
}

/** Spearman's rank correlation of two measures of the same things. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const n = a.length;
  const ranks = (values: readonly number[]): number[] => {
    const rank: number[] = [];
    [...values.keys()]
      .sort((x, y) => values[y]! - values[x]! || x - y)
      .forEach((index, place) => (rank[index] = place));
    return rank;
  };
  const [left, right] = [ranks(a), ranks(b)];
  const squares = left.reduce((sum, place, i) => sum + (place - right[i]!) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}
