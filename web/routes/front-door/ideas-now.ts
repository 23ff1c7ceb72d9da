import type { OutputOf } from '#contract/core';
import type { search } from '#contract/search';

export type Found = OutputOf<typeof search.ideas>;

/** Trips with their totals for the party that the form above them names now, in words. */
export interface IdeasNow {
  readonly found: Found;
  readonly party: string;
}

let now: IdeasNow | undefined;
const listeners = new Set<() => void>();

/** Undefined: those that came with the page. */
export function tellIdeas(next: IdeasNow | undefined): void {
  now = next;
  for (const listener of listeners) listener();
}

export function listenToIdeas(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function ideasNow(): IdeasNow | undefined {
  return now;
}
