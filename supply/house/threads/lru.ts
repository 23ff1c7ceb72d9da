interface Entry<T> {
  readonly value: T;
  readonly weight: number;
  usedAt: number;
}

/** Keeps what was used last within a total weight and a time unused. Time is monotonic, so the wall clock plays no part. */
export interface Lru<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, weight: number): void;
}

export function createLru<T>(capacity: number, idleMs: number, now: () => number = () => performance.now()): Lru<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function drop(key: string, entry: Entry<T>): void {
    entries.delete(key);
    total -= entry.weight;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (now() - entry.usedAt > idleMs) {
        drop(key, entry);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      entry.usedAt = now();
      return entry.value;
    },
    put(key, value, weight) {
      const known = entries.get(key);
      if (known !== undefined) drop(key, known);
      entries.set(key, { value, weight, usedAt: now() });
      total += weight;
      // The newest always stays, however heavy: it is being asked for.
      for (const [oldest, entry] of entries) {
        const idle = now() - entry.usedAt > idleMs;
        if (oldest === key || (!idle && total <= capacity)) break;
        drop(oldest, entry);
      }
    },
  };
}
