import type {
  BestFormula,
  Certificate,
  Fare,
  FlightFilters,
  FlightOffer,
  FlightQuery,
  FlightSort,
} from '#contract/search';
import type { SearchEnds } from '../../places.ts';
import type * as shared from '../../profile.ts';

/** A flight query whose places are settled: airport codes per slice. */
export interface ResolvedFlightQuery extends FlightQuery {
  readonly airports: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
}

/** The part of an offer that a source knows; ids of ours are put on by the search. */
export type SourceOffer = Omit<FlightOffer, 'id' | 'rank'> & { readonly score: number };
export type SourceFare = Omit<Fare, 'id'> & { readonly key: string };

export interface SortSummary {
  readonly sort: FlightSort;
  /** Key of the offer that wins this sort. */
  readonly key: string;
  readonly amountMinor: number;
  readonly durationMinutes: number;
  readonly stops: number;
  readonly co2eGrams: number;
  readonly co2eVersusRoutePercent: number | null;
  readonly score: number;
}

export interface FlightTypes extends shared.SearchTypes {
  readonly query: ResolvedFlightQuery;
  readonly places: readonly SearchEnds[];
  readonly sort: FlightSort;
  readonly filters: FlightFilters;
  readonly ranked: Pick<SortSummary, 'amountMinor' | 'durationMinutes' | 'co2eGrams' | 'score'>;
  readonly offer: SourceOffer;
  readonly summary: SortSummary;
  readonly extra: {
    readonly certificate: Certificate;
    /** The weights behind `score`, in the currency of the search. */
    readonly best: BestFormula | null;
  };
  readonly found: { readonly offer: SourceOffer; readonly fares: readonly SourceFare[] };
}

export type SourceView = shared.SourceView<FlightTypes>;
export type SourcePage = shared.SourcePage<FlightTypes>;
/** A supplier of flights as the search sees it. */
export type FlightSource = shared.Source<FlightTypes>;
