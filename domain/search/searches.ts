import { openedSearch, type OpenedSearch } from './opened-search.ts';
import type { SearchProfile, SearchTypes } from './profile.ts';
import type { Registry, SearchStore, StoredSearch } from './registry.ts';

/** The searches of one vertical, by what everybody may read of them. */
export interface VerticalSearches {
  readonly vertical: string;
  here(id: string, asker?: string): OpenedSearch | 'over' | undefined;
  reopen(id: string, stored: StoredSearch, asker?: string): OpenedSearch;
}

/** Every search of this site, whatever it looks for. */
export interface Searches {
  /** `asker`: the address that asks, for whose turn it is; none for the house itself. */
  find(id: string, asker?: string): Promise<OpenedSearch | undefined>;
}

export function verticalSearches<T extends SearchTypes>(
  profile: SearchProfile<T>,
  registry: Registry<T>,
): VerticalSearches {
  return {
    vertical: profile.vertical,
    here(id, asker) {
      const live = registry.here(id, asker);
      return live === undefined || live === 'over' ? live : openedSearch(profile, live, asker);
    },
    reopen: (id, stored, asker) => openedSearch(profile, registry.reopen(id, stored, asker), asker),
  };
}

/** The store is asked once, for the vertical that it names. */
export function createSearches(verticals: readonly VerticalSearches[], store: SearchStore): Searches {
  return {
    async find(id, asker) {
      for (const vertical of verticals) {
        const known = vertical.here(id, asker);
        if (known) return known === 'over' ? undefined : known;
      }
      const stored = await store.get(id);
      return stored && verticals.find(({ vertical }) => vertical === stored.vertical)?.reopen(id, stored, asker);
    },
  };
}
