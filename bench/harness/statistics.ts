export interface Estimate {
  readonly median: number;
  /** Bootstrap 95 % interval of the median. */
  readonly low: number;
  readonly high: number;
}

/** Nearest-rank quantile of ascending values; NaN of none. */
export function quantile(ascending: ArrayLike<number>, share: number): number {
  if (ascending.length === 0) return Number.NaN;
  const rank = Math.ceil(share * ascending.length) - 1;
  return ascending[Math.min(ascending.length - 1, Math.max(0, rank))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Median with a bootstrap interval over the blocks; deterministic by seed. */
export function estimate(values: readonly number[], seed = 1, resamples = 2_000): Estimate {
  if (values.length === 0) return { median: Number.NaN, low: Number.NaN, high: Number.NaN };
  const random = seeded(seed);
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  return { median: median(values), low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

/** Mulberry32: uniform in [0, 1), the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
