import type { Clock } from '#platform/core';
import type { Admission } from './admission.ts';
import { isFor, type Reader } from './audience.ts';
import { type Judge, judgeFor, type JudgeOf } from './judge.ts';
import { createPageKeeper, type KeptLists, type Progress } from './kept-lists.ts';
import { LiveSearch } from './live-search.ts';
import type { SearchProfile, SearchTypes, Source } from './profile.ts';
import type { TellUnanswered } from './unanswered.ts';

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
  /** What was answered, for the other nodes; left out where there is one. */
  readonly lists?: KeptLists;
}

/** `asker`: the address that asks, for whose turn it is; none for the house itself. For readers of another audience there is no such search. */
export interface Registry<T extends SearchTypes> {
  /** Throws `TooManySearches`, `SearchBusy`. */
  start(id: string, search: StoredSearch<T>, asker?: string): Promise<LiveSearch<T>>;
  find(id: string, reader?: Reader): Promise<LiveSearch<T> | undefined>;
  judge(reader?: Reader): Promise<Judge | undefined>;
  /** Keeps a page of it that is everybody's for the other nodes, once it is whole. */
  readonly keep: ReturnType<typeof createPageKeeper>;
  /** On this node only; `over` when it was here and its time has passed, or it is not for this reader. */
  here(id: string, reader?: Reader): LiveSearch<T> | 'over' | undefined;
  /** What a search of this node asks, whoever reads it: for limits alone. */
  asked(id: string): T['query'] | undefined;
  /** Asks the sources again what another node, or this one before, had asked; revisions go on after `after`. Throws like `start`. */
  reopen(id: string, stored: StoredSearch, reader?: Reader, after?: number): LiveSearch<T> | undefined;
  /** The question of a search once more, for what the reader holds, under its id; whoever asks closes it. Throws like `start`. */
  holding(search: LiveSearch<T>, reader: Reader): LiveSearch<T>;
  /** A search for the same question that began moments ago and that no source failed: its answers are as good as new ones. */
  same(search: StoredSearch<T>, asker?: string): LiveSearch<T> | undefined;
}

export interface RegistrySettings {
  readonly store: SearchStore;
  readonly clock: Clock;
  /** Told of sources that gave no answer. */
  readonly unanswered: TellUnanswered;
  readonly admission: Admission;
  readonly ttlMs: number;
  /** For so long after its begin a search answers everybody of its audience who asks the same; nobody's name is in a search. */
  readonly shareMs: number;
  /** Live searches kept on this node; the oldest goes first and is asked again when needed. */
  readonly capacity: number;
  /** How offers are judged for a reader who is not everybody; left out, everything is there for all. */
  readonly judgeOf?: JudgeOf;
}

interface RegistryOptions<T extends SearchTypes> extends RegistrySettings {
  readonly profile: SearchProfile<T>;
  readonly sources: readonly Source<T>[];
}

/** Keeps live searches of one vertical on this node, oldest out first. Memory is bounded by `capacity`. */
export function createRegistry<T extends SearchTypes>(options: RegistryOptions<T>): Registry<T> {
  const { profile, store, clock, admission, ttlMs, shareMs, capacity } = options;
  const live = createShelf<T>(capacity);

  function open(id: string, { query, places }: StoredSearch<T>, asker?: string, after?: number): LiveSearch<T> {
    admission.admit(asker);
    const opened = ask(options, { id, query, places, asker, after });
    admission.add(opened, asker);
    live.add(opened);
    return opened;
  }

  function here(id: string, reader?: Reader): LiveSearch<T> | 'over' | undefined {
    const known = live.get(id);
    if (!known) return undefined;
    if (!isFor(known.query, reader)) return 'over';
    if (clock.now().getTime() - known.startedAt.getTime() > ttlMs) {
      live.forget(known);
      return 'over';
    }
    known.look(reader?.asker);
    return known;
  }

  // What is stored under the name of a vertical was written by its own `start`.
  const reopen: Registry<T>['reopen'] = (id, { query, places }, reader, after) => {
    // Who came at the same moment may have opened it meanwhile.
    const known = here(id, reader);
    if (known) return known === 'over' ? undefined : known;
    return isFor(query, reader) ? open(id, { query, places }, reader?.asker, after) : undefined;
  };

  return {
    here,
    reopen,
    keep: createPageKeeper(store.lists, ttlMs),
    judge: (reader) => judgeFor(options.judgeOf, reader),
    asked: (id) => live.get(id)?.query,
    async start(id, search, asker) {
      // Open before it is stored: who asks the same meanwhile finds it.
      const opened = open(id, search, asker);
      live.share(opened);
      await store.put(id, { vertical: profile.vertical, ...search }, ttlMs);
      return opened;
    },
    holding: (search, reader) => askHolding(options, search, reader),
    same(search, asker) {
      const known = live.sharing(search);
      if (!known?.sound || clock.now().getTime() - known.startedAt.getTime() > shareMs) return undefined;
      known.look(asker);
      return known;
    },
    async find(id, reader) {
      const known = here(id, reader);
      if (known) return known === 'over' ? undefined : known;
      const stored = await store.get(id);
      if (stored?.vertical !== profile.vertical) return undefined;
      return reopen(id, stored, reader, (await store.lists?.progress(id))?.revision);
    },
  };
}

function askHolding<T extends SearchTypes>(
  { store: _store, ...options }: RegistryOptions<T>,
  { id, query, places }: LiveSearch<T>,
  { asker, audience }: Reader,
): LiveSearch<T> {
  options.admission.admit(asker);
  const forWhom = { ...query.audience, held: audience?.held ?? [] };
  const opened = ask(options, { id, query: { ...query, audience: forWhom }, places, asker });
  options.admission.add(opened, asker);
  return opened;
}

/** The live searches of a node, oldest out first, and the last of each question. */
function createShelf<T extends SearchTypes>(capacity: number) {
  const live = new Map<string, LiveSearch<T>>();
  const byQuestion = new Map<string, LiveSearch<T>>();

  function forget(search: LiveSearch<T>): void {
    search.close();
    live.delete(search.id);
    const question = questionOf(search);
    if (byQuestion.get(question) === search) byQuestion.delete(question);
  }

  return {
    forget,
    get: (id: string) => live.get(id),
    add(search: LiveSearch<T>): void {
      live.set(search.id, search);
      for (const oldest of live.values()) {
        if (live.size <= capacity) break;
        forget(oldest);
      }
    },
    share: (search: LiveSearch<T>) => void byQuestion.set(questionOf(search), search),
    sharing: (search: StoredSearch<T>) => byQuestion.get(questionOf(search)),
  };
}

/** Puts a question to all sources, and notes in the store for other nodes how far it has come. */
function ask<T extends SearchTypes>(
  {
    sources,
    store,
    clock,
    unanswered,
    ttlMs,
  }: Omit<RegistryOptions<T>, 'store'> & Partial<Pick<RegistryOptions<T>, 'store'>>,
  asked: Omit<ConstructorParameters<typeof LiveSearch<T>>[0], 'told'>,
): LiveSearch<T> {
  const told = (progress: Progress): void => void store?.lists?.note(asked.id, progress, ttlMs);
  return new LiveSearch<T>({ ...asked, told }, sources, () => clock.now(), unanswered);
}

/** Everything that decides the answers, audience among it, and places as their readers named them: an answer repeats them. */
function questionOf<T extends SearchTypes>({ query, places }: StoredSearch<T>): string {
  return JSON.stringify([query, places]);
}
