export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both inclusive. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** The same rolls for the same words, everywhere (FNV-1a, then mulberry32). */
export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  const next = () => {
    state = (state + 1_831_565_813) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, whole, pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] };
}
