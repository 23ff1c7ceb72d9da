import type { Facet, Relaxation } from '#engine/facets';
import type { StayFacts } from '#engine/ranking';
import type { LatLon, RoomNeed, StayMapAsk, StayPick, StaySort, StayViewAsk } from './ask.ts';
import type { Board, PropertyFacts, RoomFacts } from './input.ts';
import type { Refusal } from './rules.ts';

export interface StayProperty extends PropertyFacts {
  readonly row: number;
  readonly area: { readonly key: string; readonly name: string } | null;
  readonly zone: string;
  readonly chain: { readonly code: string; readonly name: string } | null;
  readonly amenities: readonly string[];
  readonly accessFacts: readonly string[];
  /** What it sells in. */
  readonly currency: string;
}

export interface StayRoom extends RoomFacts {
  readonly row: number;
}

export interface StayPlan {
  readonly row: number;
  readonly key: string;
  readonly board: Board;
  readonly payAt: 'now' | 'property';
  readonly audience: 'public' | 'member' | { readonly contract: string };
}

/** One addend; the lines of a price add up to its total exactly. */
export interface StayLine {
  readonly kind: 'room' | 'board' | 'tax' | 'fee';
  /** Of a rule, else `room` or the board. */
  readonly code: string;
  /** Of a rule, else empty: the page has the words. */
  readonly name: string;
  readonly jurisdiction: string;
  /** Minor units of the ask's currency. */
  readonly amountMinor: number;
  readonly dueAt: 'now' | 'property';
  /** A part of the price as it was announced, taken out of the room's or the board's line. */
  readonly included: boolean;
  /** Of a rate that is not confirmed for these nights. */
  readonly estimate: boolean;
  /** As it was set, before conversion. */
  readonly own: Money;
}

export interface Money {
  readonly currency: string;
  readonly amountMinor: number;
}

/** Every mandatory charge, in the ask's currency. */
export interface StayPrice {
  readonly totalMinor: number;
  readonly dueNowMinor: number;
  readonly dueAtPropertyMinor: number;
  readonly lines: readonly StayLine[];
  /** What is due at the property in the currencies in which it will be asked for. */
  readonly atProperty: readonly Money[];
  /** A charge may be asked for at the property that no line knows. */
  readonly incomplete: boolean;
}

/** What cancelling costs, in order of time. Steps whose time is over at the sale are left out. */
export interface StayCancellation {
  readonly steps: readonly StayCancellationStep[];
  /** UTC minutes: cancelling before costs nothing; null when it costs at once. */
  readonly freeUntil: number | null;
  readonly noShowMinor: number;
}

export interface StayCancellationStep {
  /** UTC minutes; null on the last. */
  readonly until: number | null;
  readonly keptMinor: number;
  readonly backMinor: number;
}

/** A rate plan of a room for one need, for the whole stay. */
export interface StayRoomOffer {
  readonly room: StayRoom;
  readonly plan: StayPlan;
  readonly price: StayPrice;
  readonly cancellation: StayCancellation;
  /** Rooms of the type that are left on every night: a true number. */
  readonly left: number;
}

export interface StayQuote {
  readonly picks: readonly StayPick[];
  /** One per asked room, in the order of the ask. */
  readonly rooms: readonly StayRoomOffer[];
  /** Equal charges of all rooms added. */
  readonly price: StayPrice;
  /** All rooms cancelled together. */
  readonly cancellation: StayCancellation;
}

export interface StayRow {
  readonly property: StayProperty;
  /** To ten metres, as it orders the list. Null when unknown: the ask names no point. */
  readonly distanceKm: number | null;
  /** Cheapest valid fit under the filters; null when sold out. */
  readonly quote: StayQuote | null;
  /** Cheapest fit that can be cancelled free, as its facet counts it; null where the quote can be, or nothing. */
  readonly freeFromMinor: number | null;
}

export interface StayWinner extends StayFacts {
  readonly sort: StaySort;
  readonly key: string;
}

export interface StayView {
  readonly rows: readonly StayRow[];
  /** Properties with a valid fit under the filters. */
  readonly total: number;
  /** How many rows can be read, view after view: the sold out too, where they are asked for. */
  readonly listed: number;
  readonly exact: boolean;
  /** The same without filters. */
  readonly unfiltered: number;
  /** Properties that pass the filters of properties and have no valid fit at all. */
  readonly soldOut: number;
  /**
   * Ids: price (histogram of totals), stars, score (least tenths), area, amenities, access, chain, board,
   * cancellation (`free`), payment (`later`). Counts are given all other filters; amenities and access facts add to those chosen.
   */
  readonly facets: readonly Facet[];
  readonly sorts: readonly StayWinner[];
  /** Only when total is 0. */
  readonly relax: readonly Relaxation[];
  readonly certificate: StayCertificate;
}

export const OBSTACLES = ['occupancy', 'nights', 'units', 'restriction', 'audience', 'rooms'] as const;
/**
 * Why a property has no valid fit; the first that nothing of it gets past. `occupancy`: no room holds a need; `nights`: closed or
 * beyond the snapshot; `units`: taken; `restriction`: rules of stay; `audience`: not for this asker; `rooms`: not enough rooms for all.
 */
export type Obstacle = (typeof OBSTACLES)[number];

/** considered = inArea + outside; inArea = valid + the pruned. */
export interface StayCertificate {
  readonly complete: boolean;
  readonly considered: number;
  readonly inArea: number;
  /** Hold the party, by occupancy alone. */
  readonly fitting: number;
  readonly valid: number;
  readonly shown: number;
  readonly pruned: readonly { readonly reason: Obstacle; readonly count: number }[];
}

export interface StayDetail {
  readonly property: StayProperty;
  readonly distanceKm: number | null;
  /** The cheapest valid fit without filters. */
  readonly quote: StayQuote | null;
  /** Every asked room with what is sold for it, cheapest first; equal needs share one list. */
  readonly needs: readonly { readonly need: RoomNeed; readonly offers: readonly StayRoomOffer[] }[];
  /** Room types that nothing is sold of, with the reason. */
  readonly unavailable: readonly { readonly room: StayRoom; readonly reason: Obstacle }[];
}

export interface StayMap {
  /** Valid properties in the box. */
  readonly total: number;
  readonly pins: readonly ({ readonly row: number; readonly key: string; readonly totalMinor: number } & LatLon)[];
  /** At the mean of their properties. */
  readonly clusters: readonly ({ readonly count: number; readonly fromMinor: number } & LatLon)[];
}

/** An opened, priced search. Synchronous; views and maps show the stock as it was opened with, details and quotes that of now. */
export interface StaySearch {
  /** Of all properties without filters, ascending: from those of all sources comes the median of Recommended. */
  readonly totals: Float64Array;
  view(ask: StayViewAsk): StayView;
  map(ask: StayMapAsk): StayMap;
  /** Undefined for a key that is not in the area asked for. */
  detail(key: string): StayDetail | undefined;
  /** The price of chosen rooms; undefined when one is not sold to this ask, or too few are left. */
  quote(key: string, picks: readonly StayPick[]): StayQuote | undefined;
}

/** An obstacle of a day, with the rules of stay told apart. */
export type NightObstacle = Exclude<Obstacle, 'restriction'> | Refusal;

/** The cheapest valid total of one arrival; null where nothing is sold. Weekends: Friday to Sunday. */
export interface CheapestNight {
  readonly arrival: number;
  readonly nights: number;
  readonly totalMinor: number | null;
  /** The part of it that is paid at the property. */
  readonly dueAtPropertyMinor: number | null;
  readonly key: string | null;
  /** Where nothing is sold: the obstacle of what gets furthest. */
  readonly obstacle: NightObstacle | null;
}
