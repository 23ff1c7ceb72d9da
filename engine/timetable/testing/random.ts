/** Seeded uniform numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Row numbers drawn in proportion to `weights`. */
export function weightedPicker(weights: readonly number[], random: () => number): () => number {
  const upTo = new Float64Array(weights.length);
  let sum = 0;
  weights.forEach((weight, row) => (upTo[row] = sum += weight));
  return () => {
    const aim = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > aim) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
