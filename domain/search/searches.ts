import { openedSearch, type OpenedSearch } from './opened-search.ts';
import type { SearchProfile, SearchTypes } from './profile.ts';
import type { Registry, SearchStore, StoredSearch } from './registry.ts';

/** The searches of one vertical, by what everybody may read of them. */
export interface VerticalSearches {
  readonly vertical: string;
  here(id: string): OpenedSearch | 'over' | undefined;
  reopen(id: string, stored: StoredSearch): OpenedSearch;
}

/** Every search of this site, whatever it looks for. */
export interface Searches {
  find(id: string): Promise<OpenedSearch | undefined>;
}

export function verticalSearches<T extends SearchTypes>(
  profile: SearchProfile<T>,
  registry: Registry<T>,
): VerticalSearches {
  return {
    vertical: profile.vertical,
    here(id) {
      const live = registry.here(id);
      return live === undefined || live === 'over' ? live : openedSearch(profile, live);
    },
    reopen: (id, stored) => openedSearch(profile, registry.reopen(id, stored)),
  };
}

/** The store is asked once, for the vertical that it names. */
export function createSearches(verticals: readonly VerticalSearches[], store: SearchStore): Searches {
  return {
    async find(id) {
      for (const vertical of verticals) {
        const known = vertical.here(id);
        if (known) return known === 'over' ? undefined : known;
      }
      const stored = await store.get(id);
      return stored && verticals.find(({ vertical }) => vertical === stored.vertical)?.reopen(id, stored);
    },
  };
}
