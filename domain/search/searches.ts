import type { Reader } from './audience.ts';
import { openedSearch, type OpenedSearch } from './opened-search.ts';
import type { SearchProfile, SearchTypes } from './profile.ts';
import type { Registry, SearchStore, StoredSearch } from './registry.ts';

/** The searches of one vertical, by what everybody may read of them. */
export interface VerticalSearches {
  readonly vertical: string;
  here(id: string, reader?: Reader): OpenedSearch | 'over' | undefined;
  reopen(id: string, stored: StoredSearch, reader?: Reader): OpenedSearch | undefined;
}

/** Every search of this site, whatever it looks for. */
export interface Searches {
  /** Undefined too for a search of another audience than the reader's. */
  find(id: string, reader?: Reader): Promise<OpenedSearch | undefined>;
}

export function verticalSearches<T extends SearchTypes>(
  profile: SearchProfile<T>,
  registry: Registry<T>,
): VerticalSearches {
  const readsOf = (reader?: Reader) => ({ asker: reader?.asker, judge: () => registry.judge(reader) });
  return {
    vertical: profile.vertical,
    here(id, reader) {
      const live = registry.here(id, reader);
      return live === undefined || live === 'over' ? live : openedSearch(profile, live, readsOf(reader));
    },
    reopen(id, stored, reader) {
      const live = registry.reopen(id, stored, reader);
      return live && openedSearch(profile, live, readsOf(reader));
    },
  };
}

/** The store is asked once, for the vertical that it names. */
export function createSearches(verticals: readonly VerticalSearches[], store: SearchStore): Searches {
  return {
    async find(id, reader) {
      for (const vertical of verticals) {
        const known = vertical.here(id, reader);
        if (known) return known === 'over' ? undefined : known;
      }
      const stored = await store.get(id);
      return stored && verticals.find(({ vertical }) => vertical === stored.vertical)?.reopen(id, stored, reader);
    },
  };
}
