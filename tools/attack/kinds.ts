/** How much is tried: all that the list of attacks asks for, or enough to notice a breach among the tests. */
export interface Given {
  readonly full: boolean;
  readonly seed: number;
}

export interface Outcome {
  readonly tries: number;
  /** What went through that should not have, in words. */
  readonly breaches: readonly string[];
  /** What was counted or measured besides. */
  readonly facts?: Readonly<Record<string, number | string>>;
  /** Why nothing was tried, where this machine lacks what it needs. */
  readonly skipped?: string;
}

export interface Attack {
  /** Of the list of attacks. */
  readonly id: string;
  readonly what: string;
  readonly run: (given: Given) => Promise<Outcome>;
}

/** Counts tries and keeps what went through. */
export function createTally() {
  const breaches: string[] = [];
  let tries = 0;
  return {
    /** One try; `said` tells what went wrong where it held not. */
    check: (held: boolean, said: string): void => {
      tries += 1;
      if (!held) breaches.push(said);
    },
    outcome: (facts?: Outcome['facts']): Outcome => ({ tries, breaches, ...(facts && { facts }) }),
  };
}
