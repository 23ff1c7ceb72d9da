import type { Logger } from '#platform/core';
import type { Source } from '#contract/search';
import type { SearchEnds } from './places.ts';
import type { FlightSource, ResolvedFlightQuery, SourceSearch } from './ports.ts';

interface SourceState {
  readonly source: FlightSource;
  outcome: Source['outcome'];
  tookMs: number | null;
  checkedAt: Date | null;
  opened: SourceSearch | null;
}

interface Asked {
  readonly id: string;
  readonly query: ResolvedFlightQuery;
  readonly places: readonly SearchEnds[];
}

/** Between a page that is shown unfinished and its stream lies the way of a script; who polls looks once a second. */
const BETWEEN_LOOKS_MS = 2_000;

/** A query put to every source at once. Answers arrive in any order; each one raises `revision`. */
export class LiveSearch {
  readonly id: string;
  readonly query: ResolvedFlightQuery;
  readonly places: Asked['places'];
  readonly startedAt: Date;
  revision = 0;
  readonly #states: SourceState[];
  readonly #now: () => Date;
  readonly #log: Logger;
  readonly #abort = new AbortController();
  readonly #waiting = new Set<() => void>();
  #lookedAt: number;

  constructor(asked: Asked, sources: readonly FlightSource[], now: () => Date, log: Logger) {
    this.id = asked.id;
    this.query = asked.query;
    this.places = asked.places;
    this.#now = now;
    this.#log = log;
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
  get answered(): readonly { readonly source: FlightSource; readonly search: SourceSearch }[] {
    return this.#states.flatMap(({ source, opened }) => (opened ? [{ source, search: opened }] : []));
  }

  sources(offersBySource: ReadonlyMap<string, number>): Source[] {
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

  /** Somebody came for it. */
  look(): void {
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

  async #ask(state: SourceState): Promise<void> {
    const { source } = state;
    const deadline = AbortSignal.timeout(source.deadlineMs);
    const signal = AbortSignal.any([deadline, this.#abort.signal]);
    const startedAt = this.#now().getTime();
    try {
      state.opened = await settleBefore(
        signal,
        source.open(this.query, signal, () => this.wanted),
      );
      state.outcome = 'answered';
    } catch (cause) {
      state.outcome = deadline.aborted ? 'timeout' : 'failed';
      this.#log.warn('source did not answer', { source: source.id, search: this.id, outcome: state.outcome, cause });
    }
    state.checkedAt = this.#now();
    state.tookMs = Math.max(0, state.checkedAt.getTime() - startedAt);
    this.revision += 1;
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
