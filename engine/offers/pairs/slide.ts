/** A stretch `start .. end` of a list of classes that ascends by `keys`. */
export interface Stretch {
  readonly list: Int32Array;
  readonly keys: Float64Array;
  readonly start: number;
  readonly end: number;
}

/**
 * For every seeker, cheapest first, the weight of the partners with which its total lies in the inclusive window, and their
 * positions `from .. to` in the list. Both stretches ascend by their keys, so the window only ever moves down: linear.
 */
export function slide(
  { list: seekers, keys: left, start: firstSeeker, end: lastSeeker }: Stretch,
  { list: partners, keys: right, start, end }: Stretch,
  weight: Float64Array,
  [low, high]: readonly [number, number],
  each: (seeker: number, count: number, from: number, to: number) => void,
): void {
  let from = end;
  let to = end;
  let count = 0;
  for (let i = firstSeeker; i < lastSeeker; i += 1) {
    const seeker = seekers[i]!;
    const key = left[seeker]!;
    while (from > start && key + right[partners[from - 1]!]! >= low) {
      from -= 1;
      if (from < to) count += weight[partners[from]!]!;
    }
    while (to > start && key + right[partners[to - 1]!]! > high) {
      to -= 1;
      if (to >= from) count -= weight[partners[to]!]!;
    }
    each(seeker, count, from, to);
  }
}

/** How many pairs of two stretches have a total up to each of the limits, which ascend: `found` grows by them. */
export function countUpTo(
  seekers: Stretch,
  partners: Stretch,
  weights: readonly [Float64Array, Float64Array],
  limits: Float64Array,
  sign: 1 | -1,
  found: Float64Array,
): void {
  const { list, keys } = seekers;
  const { list: others, keys: otherKeys, start } = partners;
  const [weight, otherWeight] = weights;
  let all = 0;
  for (let j = start; j < partners.end; j += 1) all += otherWeight[others[j]!]!;
  if (all === 0) return;
  for (let at = 0; at < limits.length; at += 1) {
    const limit = limits[at]!;
    let to = partners.end;
    let count = all;
    let pairs = 0;
    for (let i = seekers.start; i < seekers.end; i += 1) {
      const seeker = list[i]!;
      const key = keys[seeker]!;
      while (to > start && key + otherKeys[others[to - 1]!]! > limit) {
        to -= 1;
        count -= otherWeight[others[to]!]!;
      }
      if (to === start) break;
      pairs += weight[seeker]! * count;
    }
    found[at]! += sign * pairs;
  }
}
