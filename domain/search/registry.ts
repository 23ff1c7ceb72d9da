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
}

interface RegistryOptions {
  readonly sources: readonly FlightSource[];
  readonly store: SearchStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ttlMs: number;
  /** Live searches kept on this node; the oldest goes first and is asked again when needed. */
  readonly capacity: number;
}

/** Keeps live searches of this node, oldest out first. Memory is bounded by `capacity`. */
export function createRegistry(options: RegistryOptions): Registry {
  const { sources, store, clock, log, ttlMs, capacity } = options;
  const live = new Map<string, LiveSearch>();

  function open(id: string, search: StoredSearch): LiveSearch {
    const opened = new LiveSearch({ id, ...search }, sources, () => clock.now(), log);
    live.set(id, opened);
    for (const [oldest, entry] of live) {
      if (live.size <= capacity) break;
      entry.close();
      live.delete(oldest);
    }
    return opened;
  }

  return {
    async start(id, search) {
      await store.put(id, search, ttlMs);
      return open(id, search);
    },
    async find(id) {
      const known = live.get(id);
      if (known) {
        if (clock.now().getTime() - known.startedAt.getTime() <= ttlMs) return known;
        known.close();
        live.delete(id);
        return undefined;
      }
      const stored = await store.get(id);
      return stored && open(id, stored);
    },
  };
}
