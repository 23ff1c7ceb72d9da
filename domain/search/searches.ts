import { isFor, type Reader } from './audience.ts';
import { FINE, judgeFor, type JudgeOf, type OfferFacts, type Verdict, verdictOf } from './judge.ts';
import { type KeptLists, resumedSearch } from './kept-lists.ts';
import type { LiveSearch } from './live-search.ts';
import { checkAsked, openedSearch, type OpenedSearch } from './opened-search.ts';
import type { SearchProfile, SearchTypes } from './profile.ts';
import type { Registry, SearchStore, StoredSearch } from './registry.ts';

/** The searches of one vertical, by what everybody may read of them. */
export interface VerticalSearches {
  readonly vertical: string;
  here(id: string, reader?: Reader): OpenedSearch | 'over' | undefined;
  /** What another node asked, from what it answered where that is kept. */
  resume(id: string, stored: StoredSearch, reader?: Reader): Promise<OpenedSearch | undefined>;
}

/** Every search of this site, whatever it looks for. */
export interface Searches {
  /** Undefined too for a search of another audience than the reader's. */
  find(id: string, reader?: Reader): Promise<OpenedSearch | undefined>;
  /** What is said of a choice to whoever makes it, now. */
  judge(facts: OfferFacts, reader?: Reader): Promise<Verdict>;
}

export function verticalSearches<T extends SearchTypes>(
  profile: SearchProfile<T>,
  registry: Registry<T>,
  lists?: KeptLists,
): VerticalSearches {
  const judge = (reader?: Reader) => () => registry.judge(reader);
  const openedFor = (live: LiveSearch<T>, reader?: Reader): OpenedSearch =>
    openedSearch(profile, live, {
      asker: reader?.asker,
      judge: judge(reader),
      keep: registry.keep,
      holding: reader?.audience?.held && (() => registry.holding(live, reader)),
    });
  return {
    vertical: profile.vertical,
    here(id, reader) {
      const live = registry.here(id, reader);
      return live === undefined || live === 'over' ? live : openedFor(live, reader);
    },
    async resume(id, stored, reader) {
      const progress = await lists?.progress(id);
      const reopen = (): OpenedSearch | undefined => {
        const live = registry.reopen(id, stored, reader, progress?.revision);
        return live && openedFor(live, reader);
      };
      if (!lists || !progress?.done || !isFor(stored.query, reader)) return reopen();
      const check: OpenedSearch['check'] = (asked) => checkAsked(profile, asked);
      return resumedSearch({ id, lists, progress, check, judge: judge(reader), reopen });
    },
  };
}

/** The store is asked once, for the vertical that it names. */
export function createSearches(
  verticals: readonly VerticalSearches[],
  store: SearchStore,
  judgeOf?: JudgeOf,
): Searches {
  return {
    async judge(facts, reader) {
      const judge = await judgeFor(judgeOf, reader);
      return judge ? verdictOf(judge, facts) : FINE;
    },
    async find(id, reader) {
      for (const vertical of verticals) {
        const known = vertical.here(id, reader);
        if (known) return known === 'over' ? undefined : known;
      }
      const stored = await store.get(id);
      return stored && verticals.find(({ vertical }) => vertical === stored.vertical)?.resume(id, stored, reader);
    },
  };
}
