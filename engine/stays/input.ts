/** The world of stays as plain rows, from which a snapshot is packed. Tables are named by their position in these lists. */
export interface StayWorld {
  /** First night, days since 1970-01-01; nights after `dayCount` are not sold. */
  readonly firstDay: number;
  readonly dayCount: number;
  /** ISO 4217. */
  readonly currencies: readonly CurrencyInput[];
  /** IANA names. */
  readonly zones: readonly string[];
  readonly chains: readonly { readonly code: string; readonly name: string }[];
  /** Quarters of cities, as a reader would name them. */
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  /** Words such as `pool`; pages say them in the reader's language. At most 64. */
  readonly amenities: readonly string[];
  /** Facts such as `step_free_entrance`. At most 32. */
  readonly accessFacts: readonly string[];
  /** Permille of the base price for each of 366 days of a year, 29 February included. */
  readonly seasons: readonly (readonly number[])[];
  /** Permille, Monday first: the weekday of the night. */
  readonly weekdays: readonly (readonly number[])[];
  /** Permille by whole days between sale and night; the last entry holds for all that are further away. */
  readonly leads: readonly (readonly number[])[];
  readonly restrictions: readonly RestrictionInput[];
  readonly cancellations: readonly CancellationInput[];
  readonly taxes: readonly StayTaxRule[];
  /** Which rules hold at a property: positions in `taxes`. */
  readonly taxSets: readonly (readonly number[])[];
  /** Positions in `taxSets` where a charge may be asked for that no rule knows; iterated once all properties are read. */
  readonly incompleteTaxSets: Iterable<number>;
}

export interface StayWorldInput extends StayWorld {
  /** Any order; read once. */
  readonly properties: Iterable<PropertyInput>;
}

export interface CurrencyInput {
  readonly code: string;
  /** A nightly price is a whole multiple of this, in minor units. */
  readonly stepMinor: number;
}

export type Board = 'room_only' | 'breakfast' | 'half_board' | 'full_board' | 'all_inclusive';

/** A property, as it is loaded and as it is answered. */
export interface PropertyFacts {
  /** Stays the same when the world is compiled anew. */
  readonly key: string;
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** 1 to 5; 0 when not rated. */
  readonly stars: number;
  /** Guest score in tenths, 10 to 100; 0 for none. */
  readonly scoreTenths: number;
  readonly scoreCount: number;
  /** Minutes of the local day. */
  readonly checkInFrom: number;
  readonly checkInUntil: number;
  readonly checkOutUntil: number;
  /** Age from which somebody may check in alone. */
  readonly checkInAge: number;
  readonly pets: 'yes' | 'on_request' | 'no';
  readonly children: boolean;
  /** `house` for an operator's own property, `demo` for an invented one. */
  readonly dataClass: 'house' | 'demo';
}

export interface PropertyInput extends PropertyFacts {
  /** Row of `areas`, -1 for none. */
  readonly area: number;
  readonly zone: number;
  /** Row of `chains`, -1 for an independent house. */
  readonly chain: number;
  readonly amenities: readonly number[];
  readonly accessFacts: readonly number[];
  readonly currency: number;
  readonly taxSet: number;
  readonly season: number;
  readonly weekday: number;
  readonly lead: number;
  readonly rooms: readonly RoomInput[];
}

/** Rooms of one type, as they are loaded and as they are answered. */
export interface RoomFacts {
  /** Unique in its property. */
  readonly key: string;
  readonly name: string;
  readonly beds: readonly { readonly kind: BedKind; readonly count: number }[];
  readonly sizeM2: number;
  /** Limits of one room. An infant of `freeUnderAge` or less in a cot counts as a child. */
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxGuests: number;
  /** Rooms of this type. */
  readonly units: number;
}

export interface RoomInput extends RoomFacts {
  /** A night for two adults, room only, before season, weekday and lead time. */
  readonly baseMinor: number;
  /** Permille of the price for one adult alone. */
  readonly singlePermille: number;
  /** Permille of the price for two, for each adult beyond them. */
  readonly extraAdultPermille: number;
  /** The same for each child; children under `freeUnderAge` cost nothing. */
  readonly childPermille: number;
  readonly freeUnderAge: number;
  readonly ratePlans: readonly RatePlanInput[];
  /** Nights that nobody can buy: sold to the invented public, or closed. Relative days, ascending. */
  readonly closedDays: Iterable<number>;
  /** What an operator set for single days; later entries of a day win. */
  readonly exceptions?: readonly DayException[];
}

export type BedKind = 'single' | 'double' | 'queen' | 'king' | 'sofa' | 'bunk' | 'cot';

export interface RatePlanInput {
  /** Unique in its room. */
  readonly key: string;
  readonly board: Board;
  /** Row of `cancellations`. */
  readonly cancellation: number;
  readonly payAt: 'now' | 'property';
  /** Who may see it: everybody, signed-in members, or the holder of this contract code. */
  readonly audience: 'public' | 'member' | { readonly contract: string };
  /** Permille of the room's price. */
  readonly pricePermille: number;
  /** Board for a night; children under the room's `freeUnderAge` eat for nothing. */
  readonly boardPerAdultMinor: number;
  readonly boardPerChildMinor: number;
  /** Row of `restrictions`, -1 for none. */
  readonly restriction: number;
}

/** Rules of stay of a rate plan, shared by many. */
export interface RestrictionInput {
  /** By relative day of arrival; absent: 1 and 30. */
  readonly minNights?: readonly number[];
  readonly maxNights?: readonly number[];
  /** Relative days on which nobody may arrive, depart, or stay the night. */
  readonly closedToArrival?: readonly number[];
  readonly closedToDeparture?: readonly number[];
  readonly stopSell?: readonly number[];
  /** Whole days between sale and arrival; absent: no bound. */
  readonly minLeadDays?: number;
  readonly maxLeadDays?: number;
}

export interface DayException {
  readonly day: number;
  /** Rate plan that it is for; absent: every plan of the room. */
  readonly ratePlan?: string;
  /** A night for two adults, room only, instead of base, season, weekday and lead time; without a plan each plan still takes its share. */
  readonly priceMinor?: number;
  /** Of the room type; never with a plan. */
  readonly units?: number;
  readonly minNights?: number;
  readonly maxNights?: number;
  readonly closedToArrival?: boolean;
  readonly closedToDeparture?: boolean;
  /** Without a plan: the night is closed or open whatever `closedDays` says; with one: its stop sell. */
  readonly closed?: boolean;
}

/** What comes back when a room is cancelled: steps in order of time, the last one without a bound. */
export interface CancellationInput {
  readonly steps: readonly CancellationStep[];
  /** What is kept when nobody arrives. */
  readonly noShow: CancellationFee;
}

export interface CancellationStep {
  /** Until so many hours before `atMinute` (absent: the midnight that begins it) of the day of arrival, by the clock on the wall; absent on the last. */
  readonly hoursBefore?: number;
  readonly atMinute?: number;
  readonly fee: CancellationFee;
}

export type CancellationFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'permille'; readonly permille: number };

/** A tax or mandatory fee of a place, in force for nights from `validFrom` to `validTo`, days since 1970-01-01 inclusive. */
export interface StayTaxRule {
  readonly code: string;
  readonly name: string;
  readonly kind: 'tax' | 'fee';
  /** As a reader knows it: a country or a city. */
  readonly jurisdiction: string;
  readonly per: 'person_night' | 'room_night' | 'person_stay' | 'room_stay' | 'percent';
  /** Minor units of `currency`, or for `percent` millionths of the base. */
  readonly amount: number;
  readonly currency?: string;
  /** Percent of the room, of room and board, or of both with the percentages before it. */
  readonly base?: 'room' | 'room_and_board' | 'with_taxes';
  /** The nightly price contains it already: shown as a part, never added. */
  readonly included: boolean;
  readonly dueAt: 'now' | 'property';
  /** Persons younger than this are left out. */
  readonly exemptUnderAge?: number;
  /** Persons younger than this pay another amount, where they are not left out. */
  readonly reduced?: { readonly underAge: number; readonly amount: number };
  /** Not the first so many nights of a stay. */
  readonly afterNights?: number;
  /** Only the first so many nights of a stay. */
  readonly maxNights?: number;
  /** Only properties of these stars, inclusive. */
  readonly stars?: readonly [number, number];
  /** Only where a night costs each person (per `person_night`) or the room so much before taxes, `currency` minor units, upper bound excluded. */
  readonly priceBand?: readonly [number, number];
  /** Months and days inclusive, `MMDD`; may run over the end of the year. */
  readonly season?: readonly [number, number];
  readonly validFrom: number;
  readonly validTo: number;
  /** Last night for which the amount is known; nights after it are estimated at this last known amount. Absent: until it is changed. */
  readonly knownTo?: number;
  readonly rounding: 'half_up' | 'down' | 'up';
  readonly source: StayTaxSource;
}

/** A page on which the amount was read and the day, or the day on which it was written down from memory: that is an estimate. */
export type StayTaxSource =
  | { readonly url: string; readonly on: string }
  | { readonly recalled: true; readonly on: string };
