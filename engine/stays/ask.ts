import type { RateTable } from '#engine/rates';
import type { Board } from './input.ts';

export type LatLon = { readonly lat: number; readonly lon: number };

/** Degrees, sides included. `west` greater than `east` crosses the antimeridian. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export type StayWhere =
  | ({ readonly kind: 'circle'; readonly km: number } & LatLon)
  | ({ readonly kind: 'box' } & MapBox)
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

/** Who sleeps in one room. */
export interface RoomNeed {
  readonly adults: number;
  /** Ages at arrival, 0 to 17. */
  readonly childAges: readonly number[];
}

/** Units taken per room type and night, laid over a snapshot. Rooms are rows, nights days since 1970-01-01. */
export interface StayStock {
  taken(room: number, day: number): number;
}

export interface StayAsk {
  readonly where: StayWhere;
  /** Where distance counts from; absent: the middle of `where`, none for keys. */
  readonly near?: LatLon;
  /** Days since 1970-01-01. */
  readonly arrival: number;
  /** 1 to 30. */
  readonly nights: number;
  /** 1 to 8. */
  readonly rooms: readonly RoomNeed[];
  readonly saleDay: number;
  /** UTC minutes: deadlines before it are over. */
  readonly saleInstant: number;
  readonly currency: string;
  readonly rates: RateTable;
  /** Sees members' rates. */
  readonly member: boolean;
  /** Contract codes whose rates it sees. */
  readonly contracts: readonly string[];
  readonly stock?: StayStock;
}

export const STAY_SORTS = ['recommended', 'price', 'score', 'distance'] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** Absent = no ask. `boards`, `freeCancellation` and `payLater` are asks on the rate plan of every room. */
export interface StayFilters {
  /** Total of the stay, minor units of the ask's currency, both ends included. */
  readonly price?: readonly [number, number];
  readonly stars?: readonly number[];
  /** Least guest score in tenths. */
  readonly score?: number;
  readonly areas?: readonly string[];
  /** All of them. */
  readonly amenities?: readonly string[];
  /** All of them. */
  readonly access?: readonly string[];
  /** Chain codes; `independent` for houses of none. */
  readonly chains?: readonly string[];
  readonly dataClasses?: readonly ('house' | 'demo')[];
  readonly boards?: readonly Board[];
  readonly freeCancellation?: boolean;
  readonly payLater?: boolean;
  readonly limits?: StayLimits;
}

/**
 * What is there at all for whoever asks: beyond it nothing is listed or counted. No facet forgives it and no relaxation leaves it out; its total
 * is held like the upper end of a price range.
 */
export interface StayLimits {
  /** Total of the stay, minor units of the ask's currency. */
  readonly mostMinor?: number;
  /** Chains whose houses are not sold; `independent` for houses of none. */
  readonly refused?: readonly string[];
}

export interface StayViewAsk {
  readonly sort: StaySort;
  readonly filters: StayFilters;
  readonly offset: number;
  readonly limit: number;
  /** That Recommended goes by; absent: of what this search found alone. */
  readonly medianMinor?: number;
  /** Lists sold-out properties after the last one that can be booked. */
  readonly soldOut?: boolean;
}

/** Which plan of which room, by their keys; one per asked room, in the order of the ask. */
export interface StayPick {
  readonly room: string;
  readonly plan: string;
}

export interface StayMapAsk {
  readonly box: MapBox;
  readonly filters: StayFilters;
  /** With no more properties in the box, each is a pin; otherwise cells with several are clusters. */
  readonly mostPins: number;
  /** Cells across the box. */
  readonly columns: number;
  readonly rows: number;
}

/** Arrivals are days since 1970-01-01, both ends included. A month is the day of its first and how many days it has. */
export type NightsChoice =
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly nights: number }
  | { readonly kind: 'weekends'; readonly from: number; readonly to: number };
