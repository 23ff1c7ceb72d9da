import { hash, unit } from '../../hash.ts';

/** Chance of one property: every draw has a purpose, so that one more draw changes no other. */
export interface Dice {
  /** Whole, 32 bits: for chains of draws of its own. */
  readonly key: number;
  /** In [0, 1). */
  unit(purpose: number, extra?: number): number;
  /** A whole number below `count`. */
  pick(purpose: number, count: number, extra?: number): number;
}

export function diceOf(seed: number, a: number, b = 0): Dice {
  const key = hash(seed, a, b);
  return {
    key,
    unit: (purpose, extra = 0) => unit(key, purpose, extra),
    pick: (purpose, count, extra = 0) => Math.floor(unit(key, purpose, extra) * count),
  };
}
