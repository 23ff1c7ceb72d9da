import type { Clock, Logger } from '#platform/core';
import { LiveSearch } from './live-search.ts';
import type { SearchProfile, SearchTypes, Source } from './profile.ts';

/** What is enough to ask the sources again on another node or after an eviction. */
export interface StoredSearch<T extends SearchTypes = SearchTypes> {
  readonly query: T['query'];
  readonly places: T['places'];
}

/** With whose search it is. */
export interface KeptSearch extends StoredSearch {
  readonly vertical: string;
}

/** Shared between nodes when there are several; entries expire by themselves. */
export interface SearchStore {
  put(id: string, search: KeptSearch, ttlMs: number): Promise<void>;
  get(id: string): Promise<KeptSearch | undefined>;
}

export interface Registry<T extends SearchTypes> {
  start(id: string, search: StoredSearch<T>): Promise<LiveSearch<T>>;
  find(id: string): Promise<LiveSearch<T> | undefined>;
  /** On this node only; `over` when it was here and its time has passed. */
  here(id: string): LiveSearch<T> | 'over' | undefined;
  /** Asks the sources again what another node, or this one before, had asked. */
  reopen(id: string, stored: StoredSearch): LiveSearch<T>;
  /** A search for the same question that began moments ago and that no source failed: its answers are as good as new ones. */
  same(search: StoredSearch<T>): LiveSearch<T> | undefined;
}

export interface RegistrySettings {
  readonly store: SearchStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ttlMs: number;
  /** For so long after its begin a search answers everybody who asks the same; nobody's name is in a search. */
  readonly shareMs: number;
  /** Live searches kept on this node; the oldest goes first and is asked again when needed. */
  readonly capacity: number;
}

interface RegistryOptions<T extends SearchTypes> extends RegistrySettings {
  readonly profile: SearchProfile<T>;
  readonly sources: readonly Source<T>[];
}

/** Keeps live searches of one vertical on this node, oldest out first. Memory is bounded by `capacity`. */
export function createRegistry<T extends SearchTypes>(options: RegistryOptions<T>): Registry<T> {
  const { profile, sources, store, clock, log, ttlMs, shareMs, capacity } = options;
  const live = new Map<string, LiveSearch<T>>();
  const byQuestion = new Map<string, LiveSearch<T>>();

  function forget(search: LiveSearch<T>): void {
    search.close();
    live.delete(search.id);
    const question = questionOf(search);
    if (byQuestion.get(question) === search) byQuestion.delete(question);
  }

  function open(id: string, search: StoredSearch<T>): LiveSearch<T> {
    const opened = new LiveSearch<T>({ id, ...search }, sources, () => clock.now(), log);
    live.set(id, opened);
    for (const oldest of live.values()) {
      if (live.size <= capacity) break;
      forget(oldest);
    }
    return opened;
  }

  function here(id: string): LiveSearch<T> | 'over' | undefined {
    const known = live.get(id);
    if (!known) return undefined;
    if (clock.now().getTime() - known.startedAt.getTime() > ttlMs) {
      forget(known);
      return 'over';
    }
    known.look();
    return known;
  }

  // What is stored under the name of a vertical was written by its own `start`.
  const reopen = (id: string, { query, places }: StoredSearch): LiveSearch<T> => open(id, { query, places });

  return {
    here,
    reopen,
    async start(id, search) {
      // Open before it is stored: who asks the same meanwhile finds it.
      const opened = open(id, search);
      byQuestion.set(questionOf(search), opened);
      await store.put(id, { vertical: profile.vertical, ...search }, ttlMs);
      return opened;
    },
    same(search) {
      const known = byQuestion.get(questionOf(search));
      if (!known?.sound || clock.now().getTime() - known.startedAt.getTime() > shareMs) return undefined;
      known.look();
      return known;
    },
    async find(id) {
      const known = here(id);
      if (known) return known === 'over' ? undefined : known;
      const stored = await store.get(id);
      return stored?.vertical === profile.vertical ? reopen(id, stored) : undefined;
    },
  };
}

/** Everything that decides the answers, places as their readers named them included: an answer repeats them. */
function questionOf<T extends SearchTypes>({ query, places }: StoredSearch<T>): string {
  return JSON.stringify([query, places]);
}
