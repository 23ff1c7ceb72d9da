import type {
  RecommendedFormula,
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
export type SourceStay = Omit<StayOffer, 'id' | 'rank'> & {
  /** Of the recommended order, lower first; of no meaning when sold out. */
  readonly score: number;
};

/** Figures that order a list of stays; the sold out come last in every order. */
export interface RankedStay {
  readonly soldOut: boolean;
  readonly amountMinor: number;
  readonly scoreTenths: number;
  readonly scoreCount: number;
  readonly distanceKm: number | null;
  readonly score: number;
}

export interface StaySummary extends RankedStay {
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
  readonly recommended: RecommendedFormula | null;
}

export interface StayTypes extends shared.SearchTypes {
  readonly query: ResolvedStayQuery;
  readonly places: StayArea;
  readonly sort: StaySort;
  readonly filters: StayFilters;
  readonly ranked: RankedStay;
  readonly offer: SourceStay;
  readonly summary: StaySummary;
  readonly step: never;
  readonly extra: StayExtra;
  readonly joined: StayExtra;
  readonly found: FoundStay;
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
