/** Work that waits, and who waits for it. */
export interface Waiter<T> {
  readonly work: T;
  readonly since: number;
  /** False while nobody waits for the answer. */
  readonly wanted: () => boolean;
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
  join(work: T, by: Pick<Waiter<T>, 'wanted' | 'refuse'>, signal: AbortSignal): void;
  next(): Waiter<T> | undefined;
}

/** A page is shown without an answer after one and a half: who waits longer than this hardly gets one in time. */
const STILL_IN_TIME_MS = 1_000;

/**
 * First those that somebody waits for: in the order they came, and newest first while the oldest of them has waited too long to
 * be in time anyway, so that a burst makes those late that are late already, and nobody after it. Then those that nobody waits
 * for, newest first.
 */
export function createLine<T>(most: number, now: () => number = () => performance.now()): Line<T> {
  const waiting = new Set<Waiter<T>>();

  function inOrder(): Waiter<T>[] {
    const wanted: Waiter<T>[] = [];
    const others: Waiter<T>[] = [];
    for (const each of waiting) (each.wanted() ? wanted : others).push(each);
    const late = wanted[0] !== undefined && now() - wanted[0].since > STILL_IN_TIME_MS;
    return [...(late ? wanted.reverse() : wanted), ...others.reverse()];
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
    next() {
      const first = inOrder()[0];
      if (first) waiting.delete(first);
      return first;
    },
  };
}
