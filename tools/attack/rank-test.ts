/** Mann and Whitney's test, two sides, by the normal approximation with ties: the chance of such ranks where both are alike. */
export function rankTest(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, own: true })), ...b.map((value) => ({ value, own: false }))].toSorted(
    (x, y) => x.value - y.value,
  );
  const n = all.length;
  let [sum, ties] = [0, 0];
  for (let from = 0; from < n;) {
    let to = from;
    while (to < n && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.own) sum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const u = sum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const spread = Math.sqrt(((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1))));
  return spread === 0 ? 1 : 2 * (1 - normal(Math.abs(u - mean) / spread));
}

/** Share of the normal distribution below `z`, to seven digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const sum =
    t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
