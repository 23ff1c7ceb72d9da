import type { Facet, Relaxation } from '#engine/facets';
import type { ItineraryBatch, TimetableCertificate } from '#engine/timetable';
import type { FareAsk, FareLine, FareWorld, SliceFare } from '#engine/fares';
import type { BestFacts, BestTerms } from '#engine/ranking';

export const SORTS = ['best', 'cheapest', 'fastest', 'greenest'] as const;
export type Sort = (typeof SORTS)[number];

/** Asks of one slice. Minutes are wall-clock minutes of the local day, 0 to 1440; ranges are inclusive. */
export interface SliceFilter {
  readonly departure?: readonly [number, number];
  readonly arrival?: readonly [number, number];
  readonly maxDurationMinutes?: number;
  readonly fromAirports?: readonly string[];
  readonly toAirports?: readonly string[];
  /** The allowed numbers of stops, and the carriers of whose tickets it is. */
  readonly stops?: readonly number[];
  readonly carriers?: readonly string[];
}

/**
 * What a list is narrowed to. Absent = no ask. An offer passes when it passes every ask: `stops` holds the allowed numbers of stops of
 * its worst slice; `carriers` and `alliances` contain the ticketing carrier (or its alliance) of every slice, in a
 * step of those that are not chosen yet; `connectionMinutes`
 * bounds every wait, `avoidAirports` wants no wait there; `refundable` and `changeable` price each slice at its cheapest fare that
 * allows it.
 */
export interface OfferFilters {
  readonly stops?: readonly number[];
  readonly carriers?: readonly string[];
  readonly alliances?: readonly string[];
  /** Total for the party in minor units of the currency that is asked in. */
  readonly price?: readonly [number, number];
  /** In the order of the journey: of a return 0 out, 1 back. */
  readonly slices?: readonly (SliceFilter | undefined)[];
  readonly connectionMinutes?: readonly [number, number];
  readonly avoidAirports?: readonly string[];
  readonly refundable?: boolean;
  readonly changeable?: boolean;
  readonly oneTicket?: boolean;
  readonly noNightWait?: boolean;
  readonly limits?: OfferLimits;
}

/**
 * What is there at all for whoever asks: beyond it nothing is listed or counted. No facet forgives it and no relaxation leaves it out; its total
 * is held like the upper end of a price range.
 */
export interface OfferLimits {
  /** Total for the party in minor units of the currency that is asked in. */
  readonly mostMinor?: number;
  /** Carriers on whose tickets nothing is sold, by code. */
  readonly refused?: readonly string[];
}

export interface OfferSearchInput extends FareWorld {
  readonly ask: FareAsk;
  /** By which Best orders, in the asked currency for the asked party. */
  readonly best: BestTerms;
  /** One batch per slice, one to six. Copied: the caller may reuse its scratch. */
  readonly batches: readonly ItineraryBatch[];
  /** Least minutes between the arrival of a slice and the departure of the next. */
  readonly minTurnMinutes?: number;
}

/**
 * A return chosen flight by flight: the flights out, each with the lowest total of all trips with it, or the flights back that go with
 * the one that is `chosen`, by its part of an offer's key. `trips` lists flights out too, each with the
 * flights back at that total, by Best at the total of the best trip with it.
 */
export type OfferStep =
  | { readonly list: 'out' | 'trips' }
  | { readonly list: 'back'; readonly chosen: string }
  | ChainStep;

/**
 * Three slices or more: the flights of the next slice after those that are `chosen`, by their parts of an offer's key, each with the
 * lowest total of all trips with them and it. A price range is held against that total.
 */
export interface ChainStep {
  readonly list: 'leg';
  readonly chosen: readonly string[];
}

export interface ViewAsk {
  readonly sort: Sort;
  readonly filters: OfferFilters;
  /** Whole offers where absent, with three slices or more the flights of the first. `leg` only with three or more, the others with two. */
  readonly step?: OfferStep;
  /** Of pairs rows beyond the 200th are not listed. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * As the contract's facets, prices in minor units. Ids: stops and carriers while no flight is chosen, alliances, price, out.departure,
 * out.arrival, out.duration, out.from, out.to, with several slices out.stops and out.carriers while that flight is not chosen,
 * the same with back. (leg1. to leg6. with three slices or more), connection (histogram by the longest wait, offers without a wait left
 * out), via (count = offers that connect there, `selected` = avoided), tickets (`one`), refund (`allowed`), change (`allowed`),
 * nightWait (`none`).
 */
export type OfferFacet = Facet;

/** One slice of a shown row. */
export interface OfferSlice {
  /** Row of the batch given for this slice. */
  readonly batchRow: number;
  /** Per leg; the days count from `timetable.firstDay`. */
  readonly flights: readonly number[];
  readonly flightDays: readonly number[];
  /** Timetable carrier row whose ticket this is. */
  readonly carrier: number;
  readonly stops: number;
  /** UTC minutes. */
  readonly departure: number;
  readonly arrival: number;
  readonly durationMinutes: number;
  /** Grams CO2e per passenger. */
  readonly co2eGrams: number;
  readonly nightWaits: number;
  readonly fare: SliceFare;
}

export interface OfferRow {
  /** `X-NRD12.LHR.20270303_X-NRD7.DXB.20270304~…`: legs joined by `_`, slices by `~`; the same flights keep it in any search. */
  readonly key: string;
  readonly slices: readonly OfferSlice[];
  /** Whole party, minor units of the asked currency; equals the sum of `lines`. */
  readonly totalMinor: number;
  /** Lines of all slices, equal codes added. */
  readonly lines: readonly FareLine[];
  /** What decides its place in the list. */
  readonly figures: OrderFigures;
  /** One per slice when they are separate one-way tickets. */
  readonly tickets: number;
  readonly durationMinutes: number;
  readonly stops: number;
  readonly co2eGrams: number;
  readonly seatsLeft: number;
  /** Filing currencies other than the asked one. */
  readonly filedIn: readonly string[];
  /** In a list of trips. */
  readonly returns?: OfferReturns;
}

/** The flights back that make the total of a row with its flight out: how many, and the shortest of them, that of the row first. */
export interface OfferReturns {
  readonly count: number;
  readonly shown: readonly { readonly key: string; readonly slice: OfferSlice }[];
}

/** Of the whole offer; in a step of the flight that is chosen there, beside the lowest total of a trip with it. */
export interface OrderFigures {
  readonly durationMinutes: number;
  readonly stops: number;
  readonly co2eGrams: number;
  /** What Best knows of it; of a flight out that of the best trip with it. */
  readonly best: BestFacts;
}

export interface SortWinner extends OrderFigures {
  readonly sort: Sort;
  /** Key of the offer that wins. */
  readonly key: string;
  readonly totalMinor: number;
}

export interface OfferView {
  readonly rows: readonly OfferRow[];
  /** Valid combinations under the filters; in a step, flights that can be chosen, and so in facets, sorts and relaxations. */
  readonly total: number;
  /** How many of them can be read, view after view: all rows of one slice or step, the first 200 combinations of two. */
  readonly listed: number;
  readonly exact: boolean;
  readonly unfiltered: number;
  readonly facets: readonly OfferFacet[];
  /** Winner of each sort under the filters in force. */
  readonly sorts: readonly SortWinner[];
  /** Only when total is 0: per single filter removed, by facet id, how many would show. */
  readonly relax: readonly Relaxation[];
  readonly certificate: OfferCertificate;
  /** Of the first step: the best, the cheapest and the fastest whole trip, each once; empty elsewhere. */
  readonly trips: readonly OfferRow[];
  /** The flights that are chosen, each at its own one-way price; none, and no rows, when one of them is not sold. */
  readonly chosen: readonly OfferSlice[];
}

export interface OfferCertificate {
  readonly complete: boolean;
  readonly slices: readonly (TimetableCertificate & { readonly unsellable: number })[];
  readonly combinations: number;
  readonly priced: number;
  readonly limits: Readonly<Record<string, number>>;
}

/** All fare families on the same flights, cheapest first; `slices[i].fare` differs only in the family. */
export interface OfferDetail {
  readonly row: OfferRow;
  readonly fares: readonly OfferFare[];
}

export interface OfferFare {
  /** Family codes per slice joined by `~`: stable within the offer. */
  readonly key: string;
  /** One name, or `Light + Basic` when the slices differ. */
  readonly familyName: string;
  readonly totalMinor: number;
  readonly lines: readonly FareLine[];
  readonly slices: readonly SliceFare[];
  readonly seatsLeft: number;
}

/** The numbers of a view without its objects: for live counts and for whoever shows something else than cards. */
export interface OfferScan {
  readonly total: number;
  /** Lowest total, null for none. */
  readonly fromMinor: number | null;
  /** Priced rows per slice of each listed offer, in order. */
  readonly listed: readonly (readonly number[])[];
  /** Put into words when called; the counting is done. */
  facets(): readonly OfferFacet[];
}

/** An opened, priced search. Pure and synchronous; keeps its columns until dropped. */
export interface OfferSearch {
  scan(ask: Omit<ViewAsk, 'step'>): OfferScan;
  view(ask: ViewAsk): OfferView;
  /** Undefined when these flights are not (or no longer) sold for this ask. */
  detail(key: string): OfferDetail | undefined;
}
