/** Runs `atOnce` pieces of work at a time, the others in the order they came; undefined where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | undefined>;

export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) return undefined;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // Who waits takes the turn over; only without anybody the turn is given back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
