import type { DataClass } from '#contract/core';
import type { Facet, SearchDetail, SearchResults } from '#contract/search';
import type { Audience } from './audience.ts';
import type { Limits, OfferFacts, Verdict } from './judge.ts';
import type { OfferRef } from './offer-id.ts';

/** The types of one kind of search: what it asks, what it finds, and by what its lists are ordered. */
export interface SearchTypes {
  /** Settled: every source understands it without asking us. */
  readonly query: { readonly audience?: Audience };
  /** The places of the query as they are shown. */
  readonly places: unknown;
  readonly sort: string;
  readonly filters: object;
  /** What is chosen first where an offer is chosen part by part; `never` where offers are only chosen whole. */
  readonly step: object;
  /** Figures that order a list. */
  readonly ranked: object;
  /** An offer as its source tells it: facts, and no score. Ids of ours are put on by the search. */
  readonly offer: { readonly key: string };
  readonly scored: SearchTypes['offer'] & Scored;
  readonly summary: SummaryFacts;
  readonly scoredSummary: SearchTypes['summary'] & SearchTypes['ranked'];
  /** What a page of this kind tells besides. */
  readonly extra: object;
  readonly scoredExtra: object;
  /** The same of all sources together. */
  readonly joined: object;
  /** One offer with all that is sold of it. */
  readonly found: { readonly offer: SearchTypes['offer'] };
  /** What a source says of a search once it is opened. */
  readonly opened: object;
  /** What sources are told of what all of them said, so that each orders its list as the others do. */
  readonly told: object;
}

/** By the formula of the vertical, computed by the search: no source has a say in it (`#engine/ranking`). */
export interface Scored {
  readonly score: number;
}

/** The winner of a sort. */
export interface SummaryFacts {
  readonly sort: string;
  /** Key of the offer that wins this sort. */
  readonly key: string;
}

export type SourceView<T extends SearchTypes> = AskedView<T> & T['told'];

export interface AskedView<T extends SearchTypes> {
  readonly sort: T['sort'];
  readonly filters: T['filters'];
  /** Absent for whole offers. */
  readonly step?: T['step'] | undefined;
  /** What is there for whoever reads: kept for nobody else. Absent where everything is. */
  readonly limits?: Limits | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface SharedPage<O, S> {
  readonly total: number;
  /** How many rows can be read, view after view. */
  readonly listed: number;
  readonly exact: boolean;
  readonly unfiltered: number;
  /** In the order of `compareFor`, equal ones in an order of the source's own that no page, thread or process changes. */
  readonly offers: readonly O[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly S[];
  readonly relax: readonly { readonly filter: string; readonly count: number; readonly fromMinor: number | null }[];
}

export type SourcePage<T extends SearchTypes> = SharedPage<T['offer'], T['summary']> & T['extra'];
export type ScoredPage<T extends SearchTypes> = SharedPage<T['scored'], T['scoredSummary']> & T['scoredExtra'];

/** Who waits for a source: some have more of it than others, and nobody may have all of it. */
export interface Waiting {
  /** False while nobody waits for the answer: such a search may come after all others, or not at all. */
  readonly wanted: () => boolean;
  /** Addresses that asked; none for the house itself. */
  readonly askers: () => Iterable<string>;
}

/** An opened search at one source: asked again for every filter and sort, never narrowed by us. */
export type SourceSearch<T extends SearchTypes> = SourceAnswers<T> & T['opened'];

interface SourceAnswers<T extends SearchTypes> {
  view(view: SourceView<T>, asker?: string): Promise<SourcePage<T>>;
  /** Undefined when this is not (or no longer) sold for this query. */
  offer(key: string, asker?: string): Promise<T['found'] | undefined>;
}

/** A supplier as the search sees it. */
export interface Source<T extends SearchTypes> {
  readonly id: string;
  readonly name: string;
  readonly dataClass: DataClass;
  readonly deadlineMs: number;
  open(query: T['query'], signal: AbortSignal, waiting?: Waiting): Promise<SourceSearch<T>>;
}

/** What every answer holds, as `SearchProfile.publish` gets it. */
export type SharedAnswer = Pick<
  SearchResults,
  | 'id'
  | 'revision'
  | 'done'
  | 'total'
  | 'listed'
  | 'exact'
  | 'unfiltered'
  | 'offset'
  | 'relax'
  | 'sources'
  | 'checkedAt'
> & { readonly facets: Facet[] };

export interface Answer<T extends SearchTypes> {
  readonly shared: SharedAnswer;
  readonly search: { readonly id: string; readonly query: T['query']; readonly places: T['places'] };
  readonly sort: T['sort'];
  readonly step: T['step'] | undefined;
  readonly offers: readonly { readonly sourceId: string; readonly offer: T['scored'] }[];
  readonly sorts: readonly T['scoredSummary'][];
  readonly told: T['told'];
  /** Who wins what, by source and key; an offer that wins several says the first in the order of the sorts. */
  readonly winners: ReadonlyMap<string, T['sort']>;
  readonly extra: T['joined'];
  /** What the reader is told of an offer besides. */
  readonly judge: (offer: T['offer']) => Verdict;
}

/** A page of one source. */
export interface AnsweredPage<T extends SearchTypes> {
  readonly sourceId: string;
  readonly page: ScoredPage<T>;
}

/** By what a score is computed. */
export interface ScoredUnder<T extends SearchTypes> {
  readonly query: T['query'];
  readonly told: T['told'];
}

/** The step that a call names, as text. */
export interface AskedStep {
  readonly step?: string | undefined;
  readonly choose?: string | undefined;
}

/** A vertical, as far as the shared search needs it. */
export interface SearchProfile<T extends SearchTypes> {
  readonly vertical: SearchResults['vertical'];
  /** In the order of the tabs; the first is the usual one. */
  readonly sorts: readonly [T['sort'], ...T['sort'][]];
  /** The currency that totals of this query are in. */
  readonly currencyOf: (query: T['query']) => string;
  /** Throws `InvalidInput` for what cannot be meant. */
  readonly parseFilters: (fs: string) => T['filters'];
  /** Undefined for whole offers. Throws `InvalidInput` for a step that this query has not. */
  readonly parseStep: (asked: AskedStep, query: T['query']) => T['step'] | undefined;
  /** Is this source asked in the step? What is chosen of one is of no use to another. */
  readonly asksIn: (step: T['step'], sourceId: string) => boolean;
  readonly factsOf: (offer: T['offer']) => Omit<OfferFacts, 'vertical' | 'currency'>;
  /** What the sources of a search are told, from what those said that have opened it. */
  readonly tell: (opened: readonly T['opened'][]) => T['told'];
  /** The page with the scores of what is on it. */
  readonly score: (page: SourcePage<T>, under: ScoredUnder<T>) => ScoredPage<T>;
  readonly rankedOf: (offer: T['scored']) => T['ranked'];
  /** The same order in every source, so that pages merge without asking twice; equal rows go by source, then as it lists them. */
  readonly compareFor: (sort: T['sort']) => (a: T['ranked'], b: T['ranked']) => number;
  readonly joinExtras: (pages: readonly AnsweredPage<T>[]) => T['joined'];
  /** Throws `OfferGone` when what the step names is not (or no longer) sold. */
  readonly publish: (answer: Answer<T>) => SearchResults;
  readonly publishDetail: (
    ref: OfferRef,
    found: T['found'],
    search: {
      readonly query: T['query'];
      readonly places: T['places'];
      readonly told: T['told'];
      readonly verdict: Verdict;
    },
  ) => SearchDetail;
}
