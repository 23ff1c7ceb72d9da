/** Runs `atOnce` pieces of work at a time; undefined where too many wait already. `asker`: the address that asks. */
export type InTurn = <T>(asker: string | undefined, work: () => Promise<T>) => Promise<T | undefined>;

/** One address never fills the queue alone. */
const SHARE_OF_QUEUE = 4;

/** Those who wait have their turns in rounds, one piece of each address a round; an address has its own in the order they came. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  const waiting = new Map<string | undefined, (() => void)[]>();
  let waits = 0;
  let running = 0;

  function isFull(asker: string | undefined): boolean {
    return asker !== undefined && (waiting.get(asker)?.length ?? 0) >= Math.ceil(mostWaiting / SHARE_OF_QUEUE);
  }

  function wait(asker: string | undefined): Promise<void> {
    waits += 1;
    return new Promise((begin) => {
      const own = waiting.get(asker);
      if (own) own.push(begin);
      else waiting.set(asker, [begin]);
    });
  }

  /** The longest not served is first in the map and goes to its end. */
  function next(): (() => void) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [asker, own] = first;
    waiting.delete(asker);
    if (own.length > 1) waiting.set(asker, own.slice(1));
    waits -= 1;
    return own[0];
  }

  return async (asker, work) => {
    if (running < atOnce) running += 1;
    else if (waits >= mostWaiting || isFull(asker)) return undefined;
    else await wait(asker);
    try {
      return await work();
    } finally {
      // Who waits takes the turn over; only without anybody the turn is given back.
      const begin = next();
      if (begin) begin();
      else running -= 1;
    }
  };
}
