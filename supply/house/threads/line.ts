import type { Shares } from './shares.ts';

/** Work that waits, and who waits for it. */
export interface Waiter<T> {
  readonly work: T;
  readonly since: number;
  /** False while nobody waits for the answer. */
  readonly wanted: () => boolean;
  /** Addresses that asked for it; none for the house itself. */
  readonly askers: () => Iterable<string>;
  readonly refuse: (cause: Error) => void;
}

/** More wait than can be answered while somebody still looks: this one would have come last. */
export class LineFull extends Error {
  override readonly name = 'LineFull';
}

/** Who waits for a search thread, in the order in which they are served. `now` is monotonic, in ms. */
export interface Line<T> {
  readonly length: number;
  /** Leaves the line without a word when `signal` aborts. Refuses whoever comes last where the line is full. */
  join(work: T, by: Pick<Waiter<T>, 'wanted' | 'askers' | 'refuse'>, signal: AbortSignal): void;
  /** The first who may have a thread now; stays in the line. */
  first(): Waiter<T> | undefined;
  leave(waiter: Waiter<T>): void;
}

/** A page is shown without an answer after one and a half: who waits longer than this hardly gets one in time. */
const STILL_IN_TIME_MS = 1_000;

/**
 * First those that somebody waits for: in the order they came, and newest first while the oldest of them has waited too long to
 * be in time anyway, so that a burst makes those late that are late already, and nobody after it. Whoever has had more of the
 * threads than is free to everybody comes after those who have had less. Last those that nobody waits for, newest first.
 */
export function createLine<T>(most: number, shares: Shares, now: () => number): Line<T> {
  const waiting = new Set<Waiter<T>>();

  function inOrder(): Waiter<T>[] {
    const wanted: Waiter<T>[] = [];
    const others: Waiter<T>[] = [];
    for (const each of waiting) (each.wanted() ? wanted : others).push(each);
    const late = wanted[0] !== undefined && now() - wanted[0].since > STILL_IN_TIME_MS;
    const inTurn = late ? wanted.reverse() : wanted;
    return [...byShare(inTurn, shares), ...others.reverse()];
  }

  return {
    get length() {
      return waiting.size;
    },
    join(work, by, signal) {
      const waiter: Waiter<T> = { work, since: now(), ...by };
      waiting.add(waiter);
      signal.addEventListener('abort', () => waiting.delete(waiter), { once: true });
      if (waiting.size <= most) return;
      const last = inOrder().at(-1)!;
      waiting.delete(last);
      last.refuse(new LineFull(`${most} searches wait already`));
    },
    first: () => inOrder().find(({ askers }) => shares.may(askers())),
    leave: (waiter) => void waiting.delete(waiter),
  };
}

/** Those who have had least first; the order that was, among equals. */
export function byShare<W extends { readonly askers: () => Iterable<string> }>(
  list: readonly W[],
  shares: Shares,
): W[] {
  const ahead = new Map(list.map((each) => [each, shares.ahead(each.askers())]));
  return list.toSorted((a, b) => ahead.get(a)! - ahead.get(b)!);
}
