import type { KeptSearch, SearchStore } from '#domain/search';
import type { Cache } from '#platform/cache';

/** Searches in the shared cache, so that any node can go on with one. */
export function searchStore(cache: Cache): SearchStore {
  return {
    put: (id, search, ttlMs) => cache.set(`search:${id}`, JSON.stringify(search), ttlMs),
    async get(id) {
      const text = await cache.get(`search:${id}`);
      return text === null ? undefined : (JSON.parse(text) as KeptSearch);
    },
  };
}
