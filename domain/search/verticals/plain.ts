import type { Call, InputOf, OutputOf } from '#contract/core';
import type { Choice } from '#contract/booking';
import type { SearchDetail } from '#contract/search';
import type { NeutralSearch } from './codec.ts';
import { plainFlights } from './flights/plain.ts';
import { plainStays } from './stays/plain.ts';

/** Asks a call of the site, as somebody. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** The plainest way to search and choose, for what books while nobody looks, such as the trips of the demo. */
export interface PlainSearch {
  /** Undefined where the vertical cannot ask this: what it needs is missing. */
  readonly begin: (ask: Ask, search: NeutralSearch, currency: string) => Promise<{ readonly id: string }> | undefined;
  /** What is listed first of an offer, as a quote is asked for it; undefined where nothing is. */
  readonly choose: (found: SearchDetail) => Choice | undefined;
}

/** Of every vertical; who travels somewhere is there before who sleeps there. */
export const PLAIN_SEARCHES: readonly PlainSearch[] = [plainFlights, plainStays];
