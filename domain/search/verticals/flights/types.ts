import type {
  Certificate,
  Fare,
  FlightFilters,
  FlightOffer,
  FlightQuery,
  FlightReturns,
  FlightSort,
  PlaceOfSale,
  Slice,
} from '#contract/search';
import type { BestFacts, BestTerms } from '#engine/ranking';
import type { Audience } from '../../audience.ts';
import type { SearchEnds } from '../../places.ts';
import type * as shared from '../../profile.ts';

/** A flight query whose places are settled: airport codes per slice. */
export interface ResolvedFlightQuery extends FlightQuery {
  readonly airports: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
  /** By which Best orders, in the currency of the query for its party: the same to every source. */
  readonly best: BestTerms;
  readonly audience?: Audience;
  /** Where it is sold. */
  readonly placeOfSale?: PlaceOfSale;
}

/** The part of an offer that a source knows; ids of ours are put on by the search. */
export type SourceOffer = Omit<FlightOffer, 'id' | 'rank'> & {
  /** What Best knows of it, where that is not of the whole offer: of a flight in a step, or of the best trip with it. */
  readonly best?: BestFacts;
  /** What decides its place beside Best and total, where that is not of the whole offer: of the flight that is chosen in a step. */
  readonly figures?: Pick<SortSummary, 'durationMinutes' | 'co2eGrams'>;
  /** Of a whole trip: the flights back that make its total. */
  readonly returns?: FlightReturns;
};
export type ScoredOffer = SourceOffer & shared.Scored;
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
  /** What Best knows of it. */
  readonly best: BestFacts;
}

export type ScoredSummary = SortSummary & shared.Scored;

/**
 * The flights out, alone or as whole trips, the flights back that go with one, or the next flights of a longer journey after those
 * that are chosen: by their source, and their parts of the keys of that source.
 */
export type FlightStep =
  | { readonly list: 'out' | 'trips' }
  | { readonly list: 'back'; readonly sourceId: string; readonly chosen: string }
  | { readonly list: 'leg'; readonly sourceId?: string; readonly chosen: readonly string[] };

interface FlightExtra {
  readonly certificate: Certificate;
  /** The flights that are chosen in the step. */
  readonly chosen: readonly Slice[];
}

export interface FlightTypes extends shared.SearchTypes {
  readonly query: ResolvedFlightQuery;
  readonly places: readonly SearchEnds[];
  readonly sort: FlightSort;
  readonly filters: FlightFilters;
  readonly step: FlightStep;
  readonly ranked: Pick<ScoredSummary, 'amountMinor' | 'durationMinutes' | 'co2eGrams' | 'score'>;
  readonly offer: SourceOffer;
  readonly scored: ScoredOffer;
  readonly summary: SortSummary;
  readonly scoredSummary: ScoredSummary;
  readonly extra: FlightExtra & {
    /** With the first step: whole trips of this source that may be the best, the cheapest or the fastest. */
    readonly trips: readonly SourceOffer[];
  };
  readonly scoredExtra: FlightExtra & { readonly trips: readonly ScoredOffer[] };
  readonly joined: FlightExtra & {
    readonly trips: readonly WholeTrip[];
    /** By any source. */
    readonly answered: boolean;
  };
  readonly opened: object;
  readonly told: object;
  readonly found: { readonly offer: SourceOffer; readonly fares: readonly SourceFare[] };
}

/** A trip that is the first of a sort. */
export interface WholeTrip {
  readonly sort: FlightSort;
  readonly sourceId: string;
  readonly offer: ScoredOffer;
}

export type SourceView = shared.SourceView<FlightTypes>;
export type SourcePage = shared.SourcePage<FlightTypes>;
/** A supplier of flights as the search sees it. */
export type FlightSource = shared.Source<FlightTypes>;
