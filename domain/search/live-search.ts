import type { Source as SourceFacts } from '#contract/search';
import type { Progress } from './kept-lists.ts';
import type { SearchTypes, Source, SourceSearch } from './profile.ts';
import type { TellUnanswered } from './unanswered.ts';

interface SourceState<T extends SearchTypes> {
  readonly source: Source<T>;
  outcome: SourceFacts['outcome'];
  tookMs: number | null;
  checkedAt: Date | null;
  opened: SourceSearch<T> | null;
}

interface Asked<T extends SearchTypes> {
  readonly id: string;
  readonly query: T['query'];
  readonly places: T['places'];
  /** Whose address began it; none for the house itself. */
  readonly asker?: string | undefined;
  /** Revisions go on from here, where another node had asked before. */
  readonly after?: number | undefined;
  /** Called after each answer. */
  readonly told?: ((progress: Progress) => void) | undefined;
}

/** Between a page that is shown unfinished and its stream lies the way of a script; who polls looks once a second. */
const BETWEEN_LOOKS_MS = 2_000;
const MOST_ASKERS = 16;

/** A query put to every source at once. Answers arrive in any order; each one raises `revision`. */
export class LiveSearch<T extends SearchTypes> {
  readonly id: string;
  readonly query: T['query'];
  readonly places: T['places'];
  readonly startedAt: Date;
  revision: number;
  readonly #states: SourceState<T>[];
  readonly #now: () => Date;
  readonly #tell: TellUnanswered;
  readonly #told: Asked<T>['told'];
  readonly #askers = new Set<string>();
  readonly #abort = new AbortController();
  readonly #waiting = new Set<() => void>();
  #lookedAt: number;

  constructor(asked: Asked<T>, sources: readonly Source<T>[], now: () => Date, tell: TellUnanswered) {
    this.id = asked.id;
    this.query = asked.query;
    this.places = asked.places;
    this.#now = now;
    this.#tell = tell;
    this.#told = asked.told;
    this.revision = asked.after ?? 0;
    if (asked.asker !== undefined) this.#askers.add(asked.asker);
    this.startedAt = now();
    this.#lookedAt = this.startedAt.getTime();
    this.#states = sources.map((source) => ({
      source,
      outcome: 'waiting',
      tookMs: null,
      checkedAt: null,
      opened: null,
    }));
    for (const state of this.#states) void this.#ask(state);
  }

  get done(): boolean {
    return this.#states.every((state) => state.outcome !== 'waiting');
  }

  /** No source has failed so far. */
  get sound(): boolean {
    return this.#states.every((state) => state.outcome === 'waiting' || state.outcome === 'answered');
  }

  /** Sources that answered, with what they opened. */
  get answered(): readonly { readonly source: Source<T>; readonly search: SourceSearch<T> }[] {
    return this.#states.flatMap(({ source, opened }) => (opened ? [{ source, search: opened }] : []));
  }

  sources(offersBySource: ReadonlyMap<string, number>): SourceFacts[] {
    return this.#states.map(({ source, outcome, tookMs, checkedAt }) => ({
      id: source.id,
      name: source.name,
      dataClass: source.dataClass,
      outcome,
      tookMs,
      checkedAt: checkedAt?.toISOString() ?? null,
      offers: offersBySource.get(source.id) ?? 0,
    }));
  }

  /** Somebody waits for an answer, or looked moments ago: a reader may be between two looks. */
  get wanted(): boolean {
    return this.#waiting.size > 0 || this.#now().getTime() - this.#lookedAt <= BETWEEN_LOOKS_MS;
  }

  /** Somebody came for it: whoever has had least of the threads decides when its turn is. */
  look(asker?: string): void {
    if (asker !== undefined && this.#askers.size < MOST_ASKERS) this.#askers.add(asker);
    this.#lookedAt = this.#now().getTime();
  }

  /** Resolves when the revision is past `revision`, when all is done, or when `signal` aborts. */
  async changed(revision: number, signal: AbortSignal): Promise<void> {
    if (this.revision > revision || this.done || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        this.look();
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  close(): void {
    this.#abort.abort();
  }

  async #ask(state: SourceState<T>): Promise<void> {
    const { source } = state;
    const deadline = AbortSignal.timeout(source.deadlineMs);
    const signal = AbortSignal.any([deadline, this.#abort.signal]);
    const startedAt = this.#now().getTime();
    try {
      state.opened = await settleBefore(
        signal,
        source.open(this.query, signal, { wanted: () => this.wanted, askers: () => this.#askers }),
      );
      state.outcome = 'answered';
    } catch (cause) {
      state.outcome = deadline.aborted ? 'timeout' : 'failed';
      this.#tell({ source: source.id, search: this.id, outcome: state.outcome, cause });
    }
    state.checkedAt = this.#now();
    state.tookMs = Math.max(0, state.checkedAt.getTime() - startedAt);
    this.revision += 1;
    this.#told?.({ revision: this.revision, done: this.done });
    for (const wake of this.#waiting) wake();
  }
}

async function settleBefore<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  if (signal.aborted) throw signal.reason;
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
