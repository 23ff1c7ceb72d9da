/** Share by which the fixed loop may differ before and after a sample. */
export const NOISE_LIMIT = 0.05;

let sink = 0;

/** A fixed amount of integer work, in milliseconds: the machine's speed at this moment. */
export function probeMs(): number {
  const start = performance.now();
  let value = sink | 1;
  for (let i = 0; i < 3_000_000; i += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  sink = value;
  return performance.now() - start;
}

export function moved(beforeMs: number, afterMs: number): boolean {
  return Math.abs(afterMs - beforeMs) / Math.min(beforeMs, afterMs) > NOISE_LIMIT;
}
