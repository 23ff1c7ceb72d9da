import type { SearchResults } from '#contract/search';
import { NotFound } from '#domain/kernel';
import type { Judge } from './judge.ts';
import type { OpenedSearch, PageAsk } from './opened-search.ts';

/** How far a search has come on the node that asked. */
export interface Progress {
  readonly revision: number;
  readonly done: boolean;
}

/**
 * What was answered of searches, shared by the nodes of a site. It may lose anything at any time: what is not there is asked again.
 * Pages are those of everybody of the audience, never of a reader who is judged.
 */
export interface KeptLists {
  note(id: string, progress: Progress, ttlMs: number): Promise<void>;
  progress(id: string): Promise<Progress | undefined>;
  putPage(id: string, asked: string, page: SearchResults, ttlMs: number): Promise<void>;
  page(id: string, asked: string): Promise<SearchResults | undefined>;
}

/** Pages kept of one search; beyond them another node asks again. */
const MOST_PAGES = 20;

/** Names a page among those of its search. */
export function pageName({ sort, fs, offset, limit, step, choose }: PageAsk): string {
  return JSON.stringify([sort ?? null, fs, offset, limit, step ?? null, choose ?? null]);
}

/** Keeps each page once, for the searches of one node. */
export function createPageKeeper(lists: KeptLists | undefined, ttlMs: number) {
  const kept = new WeakMap<object, Set<string>>();
  return (live: { readonly id: string }, asked: PageAsk, page: SearchResults): void => {
    if (!lists || !page.done) return;
    const names = kept.get(live) ?? new Set<string>();
    kept.set(live, names);
    const name = pageName(asked);
    if (names.has(name) || names.size >= MOST_PAGES) return;
    names.add(name);
    void lists.putPage(live.id, name, page, ttlMs);
  };
}

interface Resumed {
  readonly id: string;
  readonly lists: KeptLists;
  readonly progress: Progress;
  readonly check: OpenedSearch['check'];
  readonly judge: () => Promise<Judge | undefined>;
  /** Asks the sources again, here. */
  readonly reopen: () => OpenedSearch | undefined;
}

/** Sources that are asked again may take so long before a page shows what is there so far. */
const PATIENCE_MS = 5_000;

/** A search that another node has answered: its pages as they were, and what is not kept from sources that are asked again. */
export function resumedSearch({ id, lists, progress, check, judge, reopen }: Resumed): OpenedSearch {
  let opened: OpenedSearch | undefined;
  const here = async (): Promise<OpenedSearch> => {
    opened ??= reopen();
    if (!opened) throw new NotFound('search');
    await opened.changed(progress.revision, AbortSignal.timeout(PATIENCE_MS));
    return opened;
  };
  return {
    get done() {
      return opened?.done ?? progress.done;
    },
    get revision() {
      return opened?.revision ?? progress.revision;
    },
    changed: async (revision, signal) => opened?.changed(revision, signal),
    check,
    async read(asked, now) {
      check(asked);
      const kept = opened || (await judge()) ? undefined : await lists.page(id, pageName(asked));
      return kept ?? (await here()).read(asked, now);
    },
    detail: async (ref) => (await here()).detail(ref),
  };
}
