import { createDepartures } from './departures.ts';
import type { Departures } from './departures.ts';
import { BOUNDS, MAX_AIRPORTS_PER_SIDE } from './limits.ts';
import type { ItineraryBatch, Timetable } from './types.ts';

/** Service days that one range can span: departures and zones of a day, two flights, two waits, clock changes. */
const DAYS_PER_RANGE = 10;
/** Departures held for one query: 20 bytes each. */
const MAX_DEPARTURES = 4_000_000;
/** Chains joined before they are extended; small enough to stay in the nearest cache. */
export const CHAIN_BLOCK = 2048;

/** Flights of one pair in `departures[start .. end]`, with its place among the pairs of the same via airport. */
export interface Legs {
  readonly pair: Uint32Array;
  /** Origin or destination as index into the query's list. */
  readonly side: Uint8Array;
  readonly start: Int32Array;
  /** -1 until expanded. */
  readonly end: Int32Array;
  /** Minutes of the shortest flight of a tail, once expanded. */
  readonly shortest: Int32Array;
  /** Next row of the same via airport, -1 last. */
  readonly next: Int32Array;
  count: number;
}

/**
 * Memory of one search at a time, made once per thread. `role`, `firstHead` and `tailHead` are by airport and hold
 * only while `generation` equals the running query's.
 */
export interface SearchScratch {
  readonly tt: Timetable;
  readonly capacity: number;
  /** Row a * carriers + b: 1 when both connect and combine. */
  readonly combine: Uint8Array;
  readonly longestBlock: number;
  /** By pair, minutes. */
  readonly shortestFlight: Uint16Array;
  readonly departures: Departures;
  /** Rows below hold the departures of the pair in work, rows above those of the whole query. */
  readonly pairRoom: number;
  readonly firsts: Legs;
  readonly tails: Legs;
  readonly firstHead: Int32Array;
  readonly tailHead: Int32Array;
  readonly generation: Int32Array;
  readonly role: Uint8Array;
  readonly vias: Int32Array;
  readonly minArrival: Int32Array;
  readonly maxArrival: Int32Array;
  /** Two-leg chains waiting for a third leg: rows of `departures`. */
  readonly chainFirst: Int32Array;
  readonly chainSecond: Int32Array;
  /** Per tail slot and departure of the pair in work: first tail row not before its arrival, first one after the longest wait. */
  readonly tailLow: Int32Array;
  readonly tailHigh: Int32Array;
  readonly detourLimit: Int32Array;
  readonly pruned: Float64Array;
  readonly batch: { -readonly [K in keyof ItineraryBatch]: ItineraryBatch[K] };
  /** Tails that a first leg may take on the route in work, as bits, by position of the first leg at its via airport. */
  readonly legalTails: Uint32Array;
  /** Of all first legs. */
  earliestArrival: number;
  latestArrival: number;
  latestDeparture: number;
  onwardFlights: number;
  /** Minutes from the first departure to the last arrival. */
  longestTwoStops: number;
  query: number;
  viaCount: number;
  used: number;
  chains: number;
  considered: number;
  full: boolean;
}

/** Scratch for searches of one timetable that return at most `capacity` itineraries (33 bytes each). */
export function createScratch(tt: Timetable, capacity: number): SearchScratch {
  const airports = tt.airports.count;
  const flightsOf = (pair: number): number => tt.pairs.firstFlight[pair + 1]! - tt.pairs.firstFlight[pair]!;
  let widestPair = 0;
  for (let pair = 0; pair < tt.pairs.count; pair++) widestPair = Math.max(widestPair, flightsOf(pair));
  const pairRoom = widestPair * DAYS_PER_RANGE + 1;
  const outFlights = busiest(
    airports,
    (a) => tt.pairs.firstFlight[tt.pairs.outFirst[a + 1]!]! - tt.pairs.firstFlight[tt.pairs.outFirst[a]!]!,
  );
  const inFlights = busiest(airports, (a) => sumIn(tt, a, flightsOf));
  const wanted = pairRoom + outFlights + inFlights * DAYS_PER_RANGE + 1;
  const outPairs = busiest(airports, (a) => tt.pairs.outFirst[a + 1]! - tt.pairs.outFirst[a]!);
  const inPairs = busiest(airports, (a) => tt.pairs.inFirst[a + 1]! - tt.pairs.inFirst[a]!);
  return {
    tt,
    capacity,
    combine: combinations(tt),
    longestBlock: tt.flights.blockMinutes.reduce((longest, minutes) => Math.max(longest, minutes), 0),
    shortestFlight: shortestFlights(tt),
    departures: createDepartures(Math.min(wanted, pairRoom + MAX_DEPARTURES)),
    pairRoom,
    firsts: createLegs(outPairs),
    tails: createLegs(inPairs),
    firstHead: new Int32Array(airports),
    tailHead: new Int32Array(airports),
    generation: new Int32Array(airports),
    role: new Uint8Array(airports),
    vias: new Int32Array(airports),
    minArrival: new Int32Array(airports),
    maxArrival: new Int32Array(airports),
    chainFirst: new Int32Array(CHAIN_BLOCK + pairRoom),
    chainSecond: new Int32Array(CHAIN_BLOCK + pairRoom),
    tailLow: new Int32Array(pairRoom * MAX_AIRPORTS_PER_SIDE),
    tailHigh: new Int32Array(pairRoom * MAX_AIRPORTS_PER_SIDE),
    detourLimit: new Int32Array(MAX_AIRPORTS_PER_SIDE * MAX_AIRPORTS_PER_SIDE),
    pruned: new Float64Array(BOUNDS.length),
    batch: createBatch(capacity),
    legalTails: new Uint32Array(MAX_AIRPORTS_PER_SIDE),
    earliestArrival: 0,
    latestArrival: 0,
    latestDeparture: 0,
    onwardFlights: 0,
    longestTwoStops: 0,
    query: 0,
    viaCount: 0,
    used: 0,
    chains: 0,
    considered: 0,
    full: false,
  };
}

function shortestFlights({ pairs, flights }: Timetable): Uint16Array {
  return Uint16Array.from({ length: pairs.count }, (_, pair) =>
    flights.blockMinutes
      .subarray(pairs.firstFlight[pair], pairs.firstFlight[pair + 1])
      .reduce((a, b) => Math.min(a, b), 0xffff),
  );
}

function createBatch(capacity: number): SearchScratch['batch'] {
  return {
    count: 0,
    legs: new Int32Array(3 * capacity),
    legDay: new Int16Array(3 * capacity),
    stops: new Uint8Array(capacity),
    departure: new Int32Array(capacity),
    arrival: new Int32Array(capacity),
    certificate: { complete: true, considered: 0, returned: 0, pruned: [], limits: {} },
  };
}

function createLegs(capacity: number): Legs {
  return {
    pair: new Uint32Array(capacity),
    side: new Uint8Array(capacity),
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
    shortest: new Int32Array(capacity),
    next: new Int32Array(capacity),
    count: 0,
  };
}

/** Sum over as many airports as one side of a query may name, the busiest first. */
function busiest(airports: number, measure: (airport: number) => number): number {
  const sizes = Array.from({ length: airports }, (_, airport) => measure(airport)).toSorted((a, b) => b - a);
  return sizes.slice(0, MAX_AIRPORTS_PER_SIDE).reduce((sum, size) => sum + size, 0);
}

function sumIn(tt: Timetable, airport: number, flightsOf: (pair: number) => number): number {
  let sum = 0;
  for (let i = tt.pairs.inFirst[airport]!; i < tt.pairs.inFirst[airport + 1]!; i++)
    sum += flightsOf(tt.pairs.inPair[i]!);
  return sum;
}

function combinations(tt: Timetable): Uint8Array {
  const { count, connects, interline } = tt.carriers;
  const combine = new Uint8Array(count * count);
  for (let bit = 0; bit < combine.length; bit++) {
    const both = connects[Math.floor(bit / count)]! & connects[bit % count]!;
    combine[bit] = both & (interline[bit >>> 5]! >>> (bit & 31)) & 1;
  }
  return combine;
}
