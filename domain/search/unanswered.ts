import type { Clock, Logger } from '#platform/core';

/** A source that gave no answer to a search. */
export interface Unanswered {
  readonly source: string;
  readonly search: string;
  readonly outcome: 'timeout' | 'failed';
  readonly cause: unknown;
}

export type TellUnanswered = (unanswered: Unanswered) => void;

/** What a failed question came to: it was too late, or it went wrong. */
export function outcomeOf(cause: unknown): Unanswered['outcome'] {
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'failed';
}

const EVERY_MS = 10_000;

/**
 * Writes one line for a source and an outcome, without a stack, and then none for a while but their number: under a flood every
 * search may be late, and the log must not become a flood of its own.
 */
export function createTellUnanswered(clock: Clock, log: Logger): TellUnanswered {
  const told = new Map<string, { readonly atMs: number; more: number }>();
  return ({ source, search, outcome, cause }) => {
    const key = `${source} ${outcome}`;
    const nowMs = clock.now().getTime();
    const last = told.get(key);
    if (last && nowMs - last.atMs < EVERY_MS) {
      last.more += 1;
      return;
    }
    told.set(key, { atMs: nowMs, more: 0 });
    const because = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause);
    const facts = { source, search, outcome, because, ...(last && last.more > 0 && { alsoUnanswered: last.more }) };
    log.warn('source did not answer', facts);
  };
}
