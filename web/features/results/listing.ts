import type { Call, InputOf } from '#contract/core';
import type { Facet, search, SearchResults } from '#contract/search';
import type { FoldedFacet } from './fold-facets.ts';

/** What every address of a results page says besides the search itself. */
export interface ListView {
  readonly sort: NonNullable<InputOf<typeof search.get>['sort']>;
  readonly filters: object;
  /** How many offers are on the page, after how many that are skipped. */
  readonly show: number;
  readonly skip: number;
}

/** How a vertical writes a results page as an address, and reads it back. */
export interface AddressForm<A extends ListView> {
  readonly vertical: string;
  /** What its paths begin with: `/flights/`. */
  readonly root: string;
  readonly parse: (pathname: string, search: string) => A | undefined;
  readonly format: (address: A) => string;
  /** The part of the address that names the search itself. */
  readonly path: (address: A) => string;
  readonly parseFilters: (fs: string) => A['filters'];
  readonly formatFilters: (filters: A['filters']) => string;
}

export type Answered = Pick<SearchResults, 'sources' | 'listed' | 'facets'> & { readonly offers: readonly unknown[] };

/** Values of pressed rows by facet id. */
export type Chosen = Readonly<Record<string, readonly (string | number)[] | undefined>>;

/** The search behind the list of an address. */
export interface ListSearch<A extends ListView, C extends Call> extends AddressForm<A> {
  readonly call: C;
  /** What an address asks for, priced in `currency`. */
  readonly query: (address: A, currency: string) => InputOf<C>;
  readonly chosen: (filters: A['filters']) => Chosen;
  /** What is chosen at this address, where an offer is chosen part by part. */
  readonly step?: (
    address: A,
  ) => { readonly step: 'out' | 'back' | 'trips' | 'leg'; readonly choose?: string } | undefined;
  /** The order that puts the lowest price first. */
  readonly cheapest: A['sort'];
  /** The search form with this search in it; its page says what is wrong, if something is. */
  readonly formAddress: (address: A) => string;
  /** Where to begin again when what was chosen is not sold any more. */
  readonly restart?: (address: A) => string;
}

/** A list of results in one vertical: its addresses, the search behind them, and what a card takes of an offer. */
export interface Listing<
  A extends ListView,
  C extends Call,
  R extends Answered,
  O,
  E extends object,
> extends ListSearch<A, C> {
  readonly read: (answer: SearchResults) => R;
  /** Comes with the first list that a browser asks for: the first page has its cards from the server. */
  readonly card: (address: A) => Promise<(offer: R['offers'][number]) => O>;
  /** Of an answer what else holds offers, as cards show them: a list travels to the browser as data too. */
  readonly trim: (answer: Omit<R, 'offers'>) => Promise<E>;
  /** What of the rows travels to the browser as data; all of it where this is left out. */
  readonly rows?: (rows: readonly O[]) => readonly O[];
  /** Which rows of its facets a page has; all where this is left out. */
  readonly facets?: (facets: readonly Facet[], address: A) => readonly FoldedFacet[];
}
