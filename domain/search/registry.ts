import type { Clock, Logger } from '#platform/core';
import { LiveSearch } from './live-search.ts';
import type { SearchEnds } from './places.ts';
import type { FlightSource, ResolvedFlightQuery } from './ports.ts';

/** What is enough to ask the sources again on another node or after an eviction. */
export interface StoredSearch {
  readonly query: ResolvedFlightQuery;
  readonly places: readonly SearchEnds[];
}

/** Shared between nodes when there are several; entries expire by themselves. */
export interface SearchStore {
  put(id: string, search: StoredSearch, ttlMs: number): Promise<void>;
  get(id: string): Promise<StoredSearch | undefined>;
}

export interface Registry {
  start(id: string, search: StoredSearch): Promise<LiveSearch>;
  find(id: string): Promise<LiveSearch | undefined>;
  /** A search for the same question that began moments ago and that no source failed: its answers are as good as new ones. */
  same(search: StoredSearch): LiveSearch | undefined;
}

interface RegistryOptions {
  readonly sources: readonly FlightSource[];
  readonly store: SearchStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ttlMs: number;
  /** For so long after its begin a search answers everybody who asks the same; nobody's name is in a search. */
  readonly shareMs: number;
  /** Live searches kept on this node; the oldest goes first and is asked again when needed. */
  readonly capacity: number;
}

/** Keeps live searches of this node, oldest out first. Memory is bounded by `capacity`. */
export function createRegistry(options: RegistryOptions): Registry {
  const { sources, store, clock, log, ttlMs, shareMs, capacity } = options;
  const live = new Map<string, LiveSearch>();
  const byQuestion = new Map<string, LiveSearch>();

  function forget(search: LiveSearch): void {
    search.close();
    live.delete(search.id);
    const question = questionOf(search);
    if (byQuestion.get(question) === search) byQuestion.delete(question);
  }

  function open(id: string, search: StoredSearch): LiveSearch {
    const opened = new LiveSearch({ id, ...search }, sources, () => clock.now(), log);
    live.set(id, opened);
    for (const oldest of live.values()) {
      if (live.size <= capacity) break;
      forget(oldest);
    }
    return opened;
  }

  return {
    async start(id, search) {
      // Open before it is stored: who asks the same meanwhile finds it.
      const opened = open(id, search);
      byQuestion.set(questionOf(search), opened);
      await store.put(id, search, ttlMs);
      return opened;
    },
    same(search) {
      const known = byQuestion.get(questionOf(search));
      if (!known?.sound || clock.now().getTime() - known.startedAt.getTime() > shareMs) return undefined;
      known.look();
      return known;
    },
    async find(id) {
      const known = live.get(id);
      if (known) {
        if (clock.now().getTime() - known.startedAt.getTime() <= ttlMs) {
          known.look();
          return known;
        }
        forget(known);
        return undefined;
      }
      const stored = await store.get(id);
      return stored && open(id, stored);
    },
  };
}

/** Everything that decides the answers, places as their readers named them included: an answer repeats them. */
function questionOf({ query, places }: StoredSearch): string {
  return JSON.stringify([query, places]);
}
