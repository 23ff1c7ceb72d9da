import type {
  RoomOffer,
  StayArea,
  StayCertificate,
  StayDetail,
  StayFilters,
  StayNight,
  StayOffer,
  StayQuery,
  StaySort,
} from '#contract/search';
import type { Audience } from '../../audience.ts';
import type { Limits } from '../../judge.ts';
import type * as shared from '../../profile.ts';

/** A query whose place is settled: a circle or a piece of the map. */
export interface ResolvedStayQuery extends StayQuery {
  readonly within: Pick<StayArea, 'near' | 'km' | 'box'>;
  readonly nights: number;
  readonly audience?: Audience;
}

/** The part of an offer that a source knows; ids of ours are put on by the search. */
export type SourceStay = Omit<StayOffer, 'id' | 'rank'>;
/** By Recommended, lower first; of no meaning when sold out. */
export type ScoredStay = SourceStay & shared.Scored;

/** Figures that order a list of stays; the sold out come last in every order. */
export interface RankedStay {
  readonly soldOut: boolean;
  readonly amountMinor: number;
  readonly scoreTenths: number;
  readonly scoreCount: number;
  readonly distanceKm: number | null;
  readonly score: number;
}

export interface StaySummary extends Omit<RankedStay, 'score'> {
  readonly sort: StaySort;
  /** Key of the property that wins this sort. */
  readonly key: string;
}

export interface FoundStay {
  readonly offer: SourceStay;
  readonly needs: readonly { readonly need: StayQuery['rooms'][number]; readonly offers: readonly RoomOffer[] }[];
  readonly unavailable: StayDetail['unavailable'];
}

interface StayExtra {
  readonly soldOut: number;
  readonly certificate: StayCertificate;
}

export interface StayTypes extends shared.SearchTypes {
  readonly query: ResolvedStayQuery;
  readonly places: StayArea;
  readonly sort: StaySort;
  readonly filters: StayFilters;
  readonly ranked: RankedStay;
  readonly offer: SourceStay;
  readonly scored: ScoredStay;
  readonly summary: StaySummary;
  readonly scoredSummary: StaySummary & shared.Scored;
  readonly step: never;
  readonly extra: StayExtra;
  readonly scoredExtra: StayExtra;
  readonly joined: StayExtra & {
    /** By any source. */
    readonly answered: boolean;
  };
  readonly found: FoundStay;
  readonly opened: {
    /** Totals of all stays without filters, ascending: from those of all sources comes the median of Recommended. */
    readonly totals: ArrayLike<number>;
  };
  readonly told: { readonly medianMinor: number };
}

/** Arrivals to be priced, first and last day included. */
export interface NightsAsk {
  /** Its own days are of no account. */
  readonly query: ResolvedStayQuery;
  readonly from: string;
  readonly to: string;
  readonly nights: number;
  /** Fridays alone. */
  readonly weekends: boolean;
  /** Of this property; null for the cheapest of the area. */
  readonly key: string | null;
  /** Of these nothing is there for whoever asks; totals are held against them by whoever asked. */
  readonly limits?: Limits | undefined;
}

/** An arrival with the cheapest total in the currency of the query, or why it has none. */
export interface SourceNight {
  readonly checkIn: string;
  readonly totalMinor: number | null;
  readonly dueAtPropertyMinor: number | null;
  readonly key: string | null;
  readonly reason: StayNight['reason'];
}

/** A supplier of stays as the search sees it. */
export interface StaySource extends shared.Source<StayTypes> {
  /** Each as a search of that arrival would find it. Undefined where it knows no such property. */
  nights(ask: NightsAsk, signal: AbortSignal, asker?: string): Promise<readonly SourceNight[] | undefined>;
}
export type StaySourceView = shared.SourceView<StayTypes>;
export type StaySourcePage = shared.SourcePage<StayTypes>;
