import type { Rings } from '#engine/geo';
import type { RateTable } from '#engine/rates';
import type { Cabin } from '#engine/timetable';

/**
 * How fares are filed, as pure data. Amounts named `Minor` are integer minor units of `baseCurrency` unless a currency
 * stands beside them; `permille` is thousandths; days are civil days since 1970-01-01.
 */
export interface FareModel {
  readonly id: string;
  readonly seed: number;
  readonly baseCurrency: string;
  readonly rates: RateTable;
  /** Currency a fare is filed in, by country of departure; `baseCurrency` where missing. */
  readonly filing: ReadonlyMap<string, string>;
  /** Filed fares are multiples of this many minor units; 10 ** exponent where missing. */
  readonly filingUnit: ReadonlyMap<string, number>;
  readonly structures: readonly FareStructure[];
  /** Row in `structures` per timetable carrier. */
  readonly carrierStructure: Uint8Array;
  /** Price level per timetable carrier, permille of the curve. */
  readonly carrierLevel: Uint16Array;
  /** What companies have agreed with carriers, by the code of the contract: permille of the filed fares, per timetable carrier. */
  readonly contracts?: ReadonlyMap<string, ArrayLike<number>>;
  readonly taxes: readonly TaxRule[];
  readonly demand: DemandModel;
  /** Who may sell a trip inside one state; left out, everybody may and no way abroad is compared with those inside. */
  readonly domestic?: DomesticRules;
}

/** States and aviation markets by ISO country. */
export interface DomesticRules {
  /** Home country per timetable carrier; '' where it is not known: then nothing is forbidden to it. */
  readonly carrierCountry: readonly string[];
  /** The state that a territory belongs to in the law of carriage; a country that is missing is its own. */
  readonly stateOf: ReadonlyMap<string, string>;
  /** By state: the market whose carriers may carry inside it; one that is missing admits only its own. */
  readonly marketOf: ReadonlyMap<string, string>;
}

/** How one kind of carrier prices: network, low-cost or regional. */
export interface FareStructure {
  readonly id: string;
  /** One-way economy base fare over distance: a + b * km ** 0.7 in whole base units, a and b interpolated between knots. */
  readonly curve: readonly { readonly km: number; readonly a: number; readonly b: number }[];
  /** By cabin, economy first. */
  readonly cabinPermille: readonly [number, number, number, number];
  /** By stops, nonstop first. */
  readonly stopPermille: readonly [number, number, number];
  /** Per further operating carrier on the ticket. */
  readonly interlinePermille: number;
  /** A half return against the one-way of the same class; 1000 where only one-ways are sold. */
  readonly returnPermille: number;
  /** By cabin; cheapest class first. */
  readonly classes: Readonly<Record<Cabin, readonly BookingClass[]>>;
  /** By cabin; cheapest family first. */
  readonly families: Readonly<Record<Cabin, readonly FareFamily[]>>;
  readonly passengers: PassengerRules;
  readonly bags: BagPrices;
}

export interface BookingClass {
  readonly code: string;
  /** Nested: this and all cheaper classes together may sell this share of the cabin. */
  readonly limitPermille: number;
  readonly pricePermille: number;
  /** Sold until this many days before departure. */
  readonly advanceDays: number;
  /** Half-return price needs this many days between the two departures. */
  readonly minStayDays: number;
}

export interface FareFamily {
  readonly code: string;
  readonly name: string;
  /** Price against the class price, at least 1000, plus a step by haul (short, medium, long). */
  readonly pricePermille: number;
  readonly stepMinor: readonly [number, number, number];
  readonly bags: { readonly cabin: BagAllowance; readonly checked: BagAllowance };
  readonly seat: { readonly choice: 'included' | 'fee' | 'none'; readonly fromMinor: number | null };
  readonly refund: ConditionRule;
  readonly change: ConditionRule;
  readonly milesPercent: number | null;
  /** Minutes for which it is held unpaid at most; null: it is not held. Left out: as its seller holds in general. */
  readonly holdMinutes?: number | null;
  /** Within what time of its sale it can be given back for nothing; null: not at all. Left out: as its seller takes back in general. */
  readonly voidWindow?: FareVoid | null;
}

/** So many hours, or to the end of the day by the clock of the place of sale. */
export type FareVoid = { readonly hours: number } | 'midnight';

export interface BagAllowance {
  readonly pieces: number;
  readonly weightKg: number | null;
}

export interface ConditionRule {
  readonly status: 'allowed' | 'not_allowed' | 'unknown';
  /** Per passenger and ticket; null when free or unknown. */
  readonly feeMinor: number | null;
  readonly untilHoursBefore: number | null;
}

export interface PassengerRules {
  /** Ages from 2 up to and including this one pay the child fare. */
  readonly childUntilAge: number;
  readonly childPermille: number;
  readonly infantInSeatPermille: number;
  readonly infantOnLapPermille: number;
}

/** Bags beside those that a family includes. A cabin bag is sold only with families that include none. */
export interface BagPrices {
  readonly cabin: BagSale;
  readonly checked: BagSale;
}

export interface BagSale {
  readonly weightKg: number | null;
  /** Of the first piece bought, the second ...: per seated passenger and slice, by haul (short, medium, long). */
  readonly byPiece: readonly (readonly [number, number, number])[];
}

/** A charge of a state or airport. Rows of one code may follow each other in time. */
export interface TaxRule {
  /** ISO 3166-1 alpha-2. */
  readonly jurisdiction: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'tax' | 'fee';
  readonly amount: TaxAmount;
  /**
   * What is counted in the jurisdiction: slices starting there, slices ending there, boardings there at the first airport or
   * at any (`boarding`), boardings after a connection only (`transfer`), or legs wholly inside (`domesticLeg`).
   */
  readonly per: 'departure' | 'arrival' | 'boarding' | 'transfer' | 'domesticLeg';
  readonly maxPerSlice?: number;
  /** Of the slice as a whole: both ends in the jurisdiction, or not. */
  readonly scope: 'any' | 'domestic' | 'international';
  readonly airports?: readonly string[];
  readonly exceptAirports?: readonly string[];
  /** Parts of the jurisdiction that the law tells apart, by airport, what is named nowhere being one more: both ends in one, or not. */
  readonly parts?: { readonly of: readonly (readonly string[])[]; readonly same: boolean };
  /** Other end of the slice. */
  readonly counterparts?: readonly string[];
  readonly exceptCounterparts?: readonly string[];
  /** Great-circle km of the slice, from inclusive, to exclusive. */
  readonly distanceKm?: readonly [number, number];
  /** Highest cabin of the slice. */
  readonly cabins?: readonly Cabin[];
  /** Passengers younger than this are exempt. */
  readonly exemptUnderAge?: number;
  readonly infantsOnLap: 'charged' | 'exempt';
  readonly validBy: 'travel' | 'sale';
  /** Civil days, inclusive. */
  readonly validFrom: number;
  readonly validTo: number;
  /** Last day for which the amount is known; later ones are estimated at this last known amount. Absent: until it is changed. */
  readonly knownTo?: number;
  /** In the currency charged. */
  readonly rounding: 'half_up' | 'up' | 'down';
  readonly source: TaxSource;
}

/** A page and the civil day on which the amount was read there, or the day it was written down from memory: that is an estimate. */
export type TaxSource =
  | { readonly url: string; readonly on: string }
  | { readonly recalled: true; readonly on: string };

export type TaxAmount =
  | { readonly kind: 'fixed'; readonly minor: number; readonly currency: string }
  /** Of the base fare. */
  | {
      readonly kind: 'percent';
      readonly permille: number;
      /** Due on the share of the way over this land; a leg inside one of the rule's parts counts whole. Left out: on all of it. */
      readonly overland?: Rings;
    };

/** Multipliers in permille. */
export interface DemandModel {
  /** Days from sale to departure, ascending; linear between. */
  readonly lead: readonly { readonly days: number; readonly permille: number }[];
  /** Monday first. */
  readonly weekday: readonly number[];
  /** January first, at the middle of the month; linear between. */
  readonly month: readonly number[];
  /** Inclusive month-day ranges such as 1218-1231. */
  readonly peaks: readonly { readonly from: number; readonly to: number; readonly permille: number }[];
  /** Slow noise by market, carrier and time: at most this much either way. */
  readonly noisePermille: number;
}
