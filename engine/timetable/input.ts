/** The timetable as plain rows. Airports, carriers and configs are named by their position in these lists. */
export interface TimetableInput {
  /** First civil day, days since 1970-01-01. */
  readonly firstDay: number;
  readonly dayCount: number;
  readonly airports: readonly AirportInput[];
  readonly carriers: readonly CarrierInput[];
  /** Unordered pairs of carrier rows that combine on one ticket; a carrier that connects combines with itself anyway. */
  readonly interline: readonly (readonly [number, number])[];
  readonly configs: readonly ConfigInput[];
  /** Any order; read once. */
  readonly flights: Iterable<FlightInput>;
}

export interface AirportInput {
  /** IATA code. */
  readonly code: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  /** 0 small, 1 medium, 2 large. */
  readonly size: number;
  /** How many terminals, at least 1. */
  readonly terminals: number;
}

export interface CarrierInput {
  readonly code: string;
  readonly name: string;
  readonly alliance?: string;
  /** False: point to point only, never part of a connection. */
  readonly connects: boolean;
}

export interface ConfigInput {
  /** ICAO type designator. */
  readonly aircraft: string;
  readonly aircraftName: string;
  /** Economy, premium economy, business, first. */
  readonly seats: readonly [number, number, number, number];
}

export interface FlightInput {
  readonly from: number;
  readonly to: number;
  /** Local wall-clock minute of departure, 0-1439. */
  readonly departure: number;
  readonly blockMinutes: number;
  /** Bit 0 Monday .. bit 6 Sunday, of the local departure date. */
  readonly weekdays: number;
  /** Inclusive relative days of the season. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly carrier: number;
  readonly number: number;
  readonly config: number;
  /** 1-based; 0 unknown. */
  readonly fromTerminal: number;
  readonly toTerminal: number;
  readonly codeshares?: readonly { readonly carrier: number; readonly number: number }[];
}

export type World = Omit<TimetableInput, 'flights'>;
