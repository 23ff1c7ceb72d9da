/** How much of the threads each address has had lately, and how many work for it now. Times are monotonic, in ms. */
export interface Shares {
  /** Work that the one of these who had least has had beyond what is free to everybody; 0 for nobody, the house itself. */
  ahead(askers: Iterable<string>): number;
  /** False while the threads that work for them are as many as may, or while they rest. */
  may(askers: Iterable<string>): boolean;
  /** A thread works for the one of these who had least, until it is called. */
  begin(askers: Iterable<string>): () => void;
}

/** What was had is half forgotten after so long. */
const HALF_LIFE_MS = 5_000;
/** Some searches of a reader, each a tenth of a second or two: whoever had no more is served in the order of coming. */
const FREE_MS = 1_000;
/**
 * Beyond what is free, and while others search too, an address rests after each work this many times as long as it took: another
 * reader's search shares the processor with what is under way, even on a thread of its own.
 */
const REST_TIMES = 3;
/** Others search while one of them began within so long. */
const OTHERS_MS = 2_000;
/** Below this nothing is remembered. */
const LEAST_MS = 1;

interface Share {
  hadMs: number;
  atMs: number;
  holds: number;
  restsUntilMs: number;
}

/**
 * While others search, and always when it has had more than is free to everybody, an address never holds the last thread: it is
 * there for whoever comes next.
 */
export function createShares(threads: number, now: () => number): Shares {
  const shares = new Map<string, Share>();
  const most = Math.max(1, threads - 1);
  const light = createLight(now);

  function had(asker: string): number {
    const share = shares.get(asker);
    if (!share) return 0;
    const nowMs = now();
    share.hadMs *= 0.5 ** ((nowMs - share.atMs) / HALF_LIFE_MS);
    share.atMs = nowMs;
    if (share.hadMs < LEAST_MS && share.holds === 0) shares.delete(asker);
    return share.hadMs;
  }

  function least(askers: Iterable<string>): string | undefined {
    let found: string | undefined;
    let leastMs = Infinity;
    for (const asker of askers) {
      const hadMs = had(asker);
      if (hadMs >= leastMs) continue;
      found = asker;
      leastMs = hadMs;
    }
    return found;
  }

  function ahead(askers: Iterable<string>): number {
    const asker = least(askers);
    return asker === undefined ? 0 : Math.max(0, had(asker) - FREE_MS);
  }

  return {
    ahead,
    may(askers) {
      const asker = least(askers);
      if (asker === undefined) return true;
      const isAhead = ahead([asker]) > 0;
      const others = light.besides(asker);
      if (!isAhead && !others) return true;
      const { holds = 0, restsUntilMs = 0 } = shares.get(asker) ?? {};
      return holds < most && !(isAhead && others && restsUntilMs > now());
    },
    begin(askers) {
      const asker = least(askers);
      if (asker === undefined) return () => undefined;
      const beganMs = now();
      had(asker);
      if (ahead([asker]) === 0) light.note(asker);
      const share = shares.get(asker) ?? { hadMs: 0, atMs: beganMs, holds: 0, restsUntilMs: 0 };
      share.holds += 1;
      shares.set(asker, share);
      return () => {
        had(asker);
        share.holds -= 1;
        const tookMs = now() - beganMs;
        share.hadMs += tookMs;
        share.restsUntilMs = now() + REST_TIMES * tookMs;
      };
    },
  };
}

/** Who began lately with no more than is free to everybody: two addresses are enough to know of one beside any. */
function createLight(now: () => number) {
  let last: readonly { readonly asker: string; readonly atMs: number }[] = [];
  return {
    note(asker: string): void {
      last = [{ asker, atMs: now() }, ...last.filter((each) => each.asker !== asker).slice(0, 1)];
    },
    besides(asker: string): boolean {
      const since = now() - OTHERS_MS;
      return last.some((other) => other.asker !== asker && other.atMs > since);
    },
  };
}
