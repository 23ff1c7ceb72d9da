import type { ZoneColumns } from '#engine/zones';

/**
 * The timetable snapshot: immutable columns, built once, shared between threads.
 * Time: `day` is a civil date as days since 1970-01-01; `minute` is wall-clock minute of that day (0-1439);
 * `instant` is UTC minutes since 1970-01-01T00:00Z. Airports, carriers, zones and pairs are row numbers.
 */
export interface Timetable {
  /** First civil day covered; all relative days below count from it. */
  readonly firstDay: number;
  readonly dayCount: number;
  readonly airports: AirportColumns;
  readonly zones: ZoneColumns;
  readonly carriers: CarrierColumns;
  readonly configs: ConfigColumns;
  readonly pairs: PairColumns;
  readonly flights: FlightColumns;
  readonly codeshares: CodeshareColumns;
}

export interface AirportColumns {
  readonly count: number;
  /** IATA codes, row order. */
  readonly code: readonly string[];
  readonly lat: Float32Array;
  readonly lon: Float32Array;
  /** Row in `countryCode`. */
  readonly country: Uint16Array;
  readonly countryCode: readonly string[];
  readonly zone: Uint16Array;
  /** 0 small, 1 medium, 2 large: selects the minimum connection time row. */
  readonly size: Uint8Array;
  /** How many terminals; 1 means no terminal change exists. */
  readonly terminals: Uint8Array;
}

export interface CarrierColumns {
  readonly count: number;
  /** House codes such as `X-NRD`: three letters after a marker, never to be read as IATA. */
  readonly code: readonly string[];
  readonly name: readonly string[];
  /** Row in `allianceName`, -1 none. */
  readonly alliance: Int8Array;
  readonly allianceName: readonly string[];
  /** 1 = sells connections over its own flights; 0 = point to point only. */
  readonly connects: Uint8Array;
  /** Bit matrix count x count, row-major, bit = may be combined on one ticket. Includes the diagonal where `connects`. */
  readonly interline: Uint32Array;
}

/** Aircraft with its cabin layout. Seats per cabin in order economy, premium economy, business, first. */
export interface ConfigColumns {
  readonly count: number;
  /** ICAO type designator, e.g. `A359`. */
  readonly aircraft: readonly string[];
  readonly aircraftName: readonly string[];
  /** Index config * 4 + cabin. */
  readonly seats: Uint16Array;
}

/** Directed airport pairs with service, sorted by (from, to); flights of a pair are contiguous. */
export interface PairColumns {
  readonly count: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Great-circle km. */
  readonly distanceKm: Uint16Array;
  /** First flight row of each pair; length count + 1. */
  readonly firstFlight: Uint32Array;
  /** First pair leaving each airport (pairs are sorted by from); length airports + 1. */
  readonly outFirst: Uint32Array;
  /** Pairs arriving at each airport: rows `inPair[inFirst[a] .. inFirst[a + 1]]`. */
  readonly inFirst: Uint32Array;
  readonly inPair: Uint32Array;
}

/** Operated flights, sorted by (pair, departure minute). Codeshare numbers are not rows here. */
export interface FlightColumns {
  readonly count: number;
  readonly pair: Uint32Array;
  /** Local wall-clock minute of departure on the service day. */
  readonly departure: Uint16Array;
  readonly blockMinutes: Uint16Array;
  /** Bit 0 Monday .. bit 6 Sunday, of the local departure date. */
  readonly weekdays: Uint8Array;
  /** Inclusive relative days of the season. */
  readonly firstDay: Uint16Array;
  readonly lastDay: Uint16Array;
  /** Operating carrier, which is also the default marketing carrier. */
  readonly carrier: Uint16Array;
  readonly number: Uint16Array;
  readonly config: Uint8Array;
  /** 1-based; 0 unknown. */
  readonly fromTerminal: Uint8Array;
  readonly toTerminal: Uint8Array;
}

/** Marketing numbers other carriers sell on a flight: rows first[flight] .. first[flight + 1]. */
export interface CodeshareColumns {
  readonly first: Uint32Array;
  readonly carrier: Uint16Array;
  readonly number: Uint16Array;
}

export const CABINS = ['economy', 'premium', 'business', 'first'] as const;
export type Cabin = (typeof CABINS)[number];

/** What a search of one slice asks. */
export interface ItineraryQuery {
  /** Airport rows; several for a metro area. */
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  /** Local civil day of departure at the origin, days since 1970-01-01. */
  readonly day: number;
  readonly maxStops: 0 | 1 | 2;
  /** Only the first so many flights that could be taken of each onward pair; all when left out. For timetables so dense
   * that every itinerary would be too many: results then grow with departures, not with their cube. */
  readonly onwardFlights?: number;
  /** The most minutes that a way with two stops may take, after what was found with fewer; any where nothing was. */
  readonly longestTwoStops?: (fewer: ItineraryBatch) => number;
}

/**
 * Legal itineraries of one slice as columns; leg k of row i is at 3 * i + k, flight -1 when absent.
 * Valid until the next search with the same scratch.
 */
export interface ItineraryBatch {
  readonly count: number;
  readonly legs: Int32Array;
  /** Local departure day of each leg, relative to `firstDay`. */
  readonly legDay: Int16Array;
  readonly stops: Uint8Array;
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  readonly certificate: TimetableCertificate;
}

/** Shows that nothing legal was left out: every candidate is either returned or counted under the bound that removed it. */
export interface TimetableCertificate {
  /** False only when a stated capacity was reached. */
  readonly complete: boolean;
  readonly considered: number;
  readonly returned: number;
  readonly pruned: readonly { readonly bound: string; readonly count: number }[];
  readonly limits: Readonly<Record<string, number>>;
}
