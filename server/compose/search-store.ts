import type { KeptLists, KeptSearch, SearchStore } from '#domain/search';
import type { Cache } from '#platform/cache';

/** Counted up when searches are stored in another form: one that a former release stored is not there then. */
const SEARCH = 'search2';

/** Searches in the cache, so that any node can go on with one; `shared`: there are others, and they get what was answered too. */
export function searchStore(cache: Cache, shared = false): SearchStore {
  const get = async <T>(key: string): Promise<T | undefined> => {
    const text = await cache.get(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  };
  const lists: KeptLists = {
    note: (id, progress, ttlMs) => cache.set(`search-progress:${id}`, JSON.stringify(progress), ttlMs),
    progress: (id) => get(`search-progress:${id}`),
    putPage: (id, asked, page, ttlMs) => cache.set(`search-page:${id}:${asked}`, JSON.stringify(page), ttlMs),
    page: (id, asked) => get(`search-page:${id}:${asked}`),
  };
  return {
    put: (id, search, ttlMs) => cache.set(`${SEARCH}:${id}`, JSON.stringify(search), ttlMs),
    get: (id) => get<KeptSearch>(`${SEARCH}:${id}`),
    ...(shared && { lists }),
  };
}
