import { setTimeout as sleep } from 'node:timers/promises';

/** When an address gets the answer that it asks too often: each refusal is quick, and thousands a second are work for everybody. */
export interface RefusalPace {
  /** Resolves when it may be told. */
  wait(asker: string): Promise<void>;
}

/** Told at once, and how many a second beyond them. */
const AT_ONCE = 30;
const EVERY_MS = 40;
/** Nobody is kept longer: a connection that waits is held, too. */
const MOST_MS = 1_000;
const KNOWN = 5_000;

/** `now` is monotonic, in ms. */
export function createRefusalPace(
  now: () => number = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): RefusalPace {
  /** By address: when all that may be told at once may be told at once again. */
  const freeAt = new Map<string, number>();
  return {
    async wait(asker) {
      const nowMs = now();
      if (freeAt.size >= KNOWN) for (const [each, at] of freeAt) if (at <= nowMs) freeAt.delete(each);
      const next = Math.max(freeAt.get(asker) ?? 0, nowMs) + EVERY_MS;
      const aheadMs = next - nowMs - AT_ONCE * EVERY_MS;
      freeAt.set(asker, Math.min(next, nowMs + AT_ONCE * EVERY_MS + MOST_MS));
      if (aheadMs > 0) await pause(Math.min(MOST_MS, aheadMs));
    },
  };
}
