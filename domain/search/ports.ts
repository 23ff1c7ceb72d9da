import type { BestFormula, Certificate, Facet, Fare, FlightFilters, FlightQuery, Offer, Sort } from '#contract/search';
import type { DataClass } from '#contract/core';

/** A flight query whose places are settled: airport codes per slice. */
export interface ResolvedFlightQuery extends FlightQuery {
  readonly airports: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
}

/** The part of an offer that a source knows; ids of ours are put on by the search. */
export type SourceOffer = Omit<Offer, 'id' | 'rank'> & { readonly score: number };
export type SourceFare = Omit<Fare, 'id'> & { readonly key: string };

export interface SourceView {
  readonly sort: Sort;
  readonly filters: FlightFilters;
  readonly offset: number;
  readonly limit: number;
}

export interface SortSummary {
  readonly sort: Sort;
  /** Key of the offer that wins this sort. */
  readonly key: string;
  readonly amountMinor: number;
  readonly durationMinutes: number;
  readonly stops: number;
  readonly co2eGrams: number;
  readonly co2eVersusRoutePercent: number | null;
  readonly score: number;
}

export interface SourcePage {
  readonly total: number;
  readonly exact: boolean;
  readonly unfiltered: number;
  readonly offers: readonly SourceOffer[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly SortSummary[];
  readonly relax: readonly { readonly filter: string; readonly count: number; readonly fromMinor: number | null }[];
  readonly certificate: Certificate;
  /** The weights behind `score`, in the currency of the search. */
  readonly best: BestFormula | null;
}

/** An opened search at one source: asked again for every filter and sort, never narrowed by us. */
export interface SourceSearch {
  view(view: SourceView): Promise<SourcePage>;
  /** Undefined when these flights are not (or no longer) sold for this query. */
  offer(key: string): Promise<{ readonly offer: SourceOffer; readonly fares: readonly SourceFare[] } | undefined>;
}

/** A supplier of flights as the search sees it. */
export interface FlightSource {
  readonly id: string;
  readonly name: string;
  readonly dataClass: DataClass;
  readonly deadlineMs: number;
  /** `wanted` is false while nobody waits for the answer: such a search may come after all others, or not at all. */
  open(query: ResolvedFlightQuery, signal: AbortSignal, wanted?: () => boolean): Promise<SourceSearch>;
}
