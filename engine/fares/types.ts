import type { Cabin, ItineraryBatch, Timetable } from '#engine/timetable';
import type { SoldByClass } from './classes.ts';
import type { BagAllowance, FareFamily, FareModel } from './model.ts';

/** Free seats of a cabin on one departure. `relDay` counts from `timetable.firstDay`; never negative. */
export interface Inventory {
  seatsLeft(flight: number, relDay: number, cabin: number): number;
  /** What of the seats that are gone was sold in which booking class; the others count as sold in the cheapest. */
  soldByClass?(flight: number, relDay: number, cabin: number): SoldByClass | undefined;
}

/** Grams CO2e per passenger on one flight in a cabin (0 economy .. 3 first). */
export interface Emissions {
  grams(flight: number, cabin: number): number;
}

export interface PartyAsk {
  readonly adults: number;
  /** Ages at travel, 2 to 17. */
  readonly children: readonly number[];
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
}

/** What is priced. Days are civil days since 1970-01-01. */
export interface FareAsk {
  readonly party: PartyAsk;
  readonly cabin: Cabin;
  /** Pieces per seated passenger that every price must include. */
  readonly bags: { readonly cabin: number; readonly checked: number };
  /** ISO 4217; a currency that the rate table lacks throws RangeError. */
  readonly currency: string;
  readonly saleDay: number;
  /** Local departure day per slice. */
  readonly days: readonly number[];
  /** Codes of contracts; of several that a carrier is part of the cheapest counts, and unknown ones change nothing. */
  readonly contracts?: readonly string[] | undefined;
}

export interface FareWorld {
  readonly timetable: Timetable;
  readonly model: FareModel;
  readonly inventory: Inventory;
  readonly emissions: Emissions;
}

/** Which conditions a fare must allow: bit 0 refund, bit 1 change. Rows carry the cheapest price for each of the four asks. */
export type ConditionMask = 0 | 1 | 2 | 3;

export type FareKind = 'oneWay' | 'halfReturn';

export interface LeftOut {
  /** Carriers that may not sell a trip inside the state. */
  readonly cabotage: number;
  /** Through another state although a way inside is nearly as good. */
  readonly abroad: number;
}

/**
 * One slice priced, as columns; row i stands for row `batchRow[i]` of the batch. Rows without a seat or a fare are not here.
 * Prices are for the whole party in minor units of the asked currency, NaN where no fare meets the mask.
 */
export interface PricedSlice {
  readonly count: number;
  /** Rows of the batch that the rules of trips inside one state took away; other missing ones found no seat or fare. */
  readonly leftOut: LeftOut;
  readonly batch: ItineraryBatch;
  readonly batchRow: Int32Array;
  /** Timetable carrier row of the ticketing carrier. */
  readonly carrier: Uint16Array;
  readonly stops: Uint8Array;
  /** UTC minutes. */
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  /** Wall-clock minute of the local day. */
  readonly departureMinute: Uint16Array;
  readonly arrivalMinute: Uint16Array;
  readonly duration: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Connecting airports, `NO_AIRPORT` where absent; index 2 * row + k. */
  readonly via: Uint16Array;
  /** Shortest and longest wait in minutes, 0 for nonstop. */
  readonly shortestWait: Uint16Array;
  readonly longestWait: Uint16Array;
  readonly nightWaits: Uint8Array;
  /** Grams CO2e per passenger. */
  readonly co2e: Int32Array;
  /**
   * One-way tickets, or halves of a return on one carrier (never above the one-way), at the cheapest fare that meets `mask`.
   * Built when first asked for.
   */
  prices(kind: FareKind, mask: ConditionMask): Float64Array;
  /** Fare case of each row: rows of one cell cost the same under every kind and mask. */
  readonly cell: Int32Array;
  readonly cells: PricedCells;
  /** One fare family of a row with its lines, or all that are sold, in the carrier's order. */
  fare(row: number, kind: FareKind, mask: ConditionMask): SliceFare;
  fares(row: number, kind: FareKind): readonly SliceFare[];
}

/** Fare cases as columns: few beside the rows that share them. */
export interface PricedCells {
  readonly count: number;
  readonly carrier: Uint16Array;
  readonly stops: Uint8Array;
  /** First and last airport. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** How many rows share it. */
  readonly rows: Uint32Array;
  /** As the prices of rows, by cell. */
  prices(kind: FareKind, mask: ConditionMask): Float64Array;
}

export type PriceKind = 'base' | 'tax' | 'fee' | 'surcharge' | 'bag';

/** One addend; all lines of a slice add up to its total exactly. */
export interface FareLine {
  readonly kind: PriceKind;
  readonly code: string;
  readonly name: string;
  /** ISO country, absent for the carrier's own lines. */
  readonly jurisdiction?: string;
  readonly amountMinor: number;
  /** Of a rate that is not confirmed for the day. */
  readonly estimate?: true;
}

export interface ConditionFact {
  readonly status: 'allowed' | 'not_allowed' | 'unknown';
  /** Minor units of the asked currency per passenger; null when free or unknown. */
  readonly feeMinor: number | null;
  readonly untilHoursBefore: number | null;
}

export type BagKind = 'cabin' | 'checked';

/** Bags of one kind in the price of a fare, per seated passenger. */
export interface PricedBags {
  /** By the family. */
  readonly included: BagAllowance;
  /** Pieces that the ask wants in the price, and those of them that are bought because the family lacks them. */
  readonly asked: number;
  readonly bought: number;
  /** Each piece that can be bought, in the asked currency: the first first. */
  readonly sold: { readonly weightKg: number | null; readonly pricesMinor: readonly number[] };
}

/** One fare family on one slice, fully priced for the party in the asked currency. */
export interface SliceFare {
  readonly family: FareFamily;
  /** Position in the carrier's families of this cabin. */
  readonly familyRank: number;
  readonly kind: FareKind;
  /** Under a contract of the ask, not as it is filed for everybody. */
  readonly contract?: true;
  readonly filedIn: string;
  readonly totalMinor: number;
  readonly lines: readonly FareLine[];
  /** Per leg: the class of its operating carrier that a seat is taken of. */
  readonly bookingClasses: readonly string[];
  readonly cabins: readonly Cabin[];
  readonly bags: { readonly cabin: PricedBags; readonly checked: PricedBags };
  readonly refund: ConditionFact;
  readonly change: ConditionFact;
  readonly seat: { readonly choice: 'included' | 'fee' | 'none'; readonly fromMinor: number | null };
  readonly milesPercent: number | null;
  /** Seats that can be bought together at this price, at most 9 are told; never fewer than the party needs. */
  readonly seatsLeft: number;
}
