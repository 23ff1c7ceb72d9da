interface Usual {
  readonly runs: number;
  readonly seed: number;
}

/** How many cases a recount draws, and which: `RECOUNT` and `RECOUNT_SEED` of the environment, else `runs` and the usual seed. */
export function drawCases(usual: Usual, runs: number) {
  const numRuns = Number(process.env['RECOUNT'] ?? runs);
  const seed = Number(process.env['RECOUNT_SEED'] ?? usual.seed);
  return {
    numRuns,
    seed,
    patienceMs: 120_000 + numRuns * 10_000,
    /** How many of each kind there must be at least: a few that are drawn otherwise need not hold one of each. */
    least: (seed === usual.seed && numRuns >= usual.runs) || numRuns > 100 ? 1 : 0,
    /** Says which case it was, so that it can be made again. */
    naming: async <T>(drawn: unknown, number: number, act: () => Promise<T>): Promise<T> => {
      try {
        return await act();
      } catch (cause) {
        throw new Error(`Case ${number} of RECOUNT_SEED=${seed}: ${JSON.stringify(drawn)}`, { cause });
      }
    },
  };
}
