/**
 * For every seeker, cheapest first, the weight of the partners with which its total lies in the inclusive window, and their
 * positions `from .. to` in the list. Both lists ascend by their keys, so the window only ever moves down: linear.
 */
export function slide(
  seekers: Int32Array,
  partners: Int32Array,
  [left, right]: readonly [Float64Array, Float64Array],
  weight: Float64Array,
  [low, high]: readonly [number, number],
  each: (seeker: number, count: number, from: number, to: number) => void,
): void {
  let from = partners.length;
  let to = partners.length;
  let count = 0;
  for (let i = 0; i < seekers.length; i += 1) {
    const seeker = seekers[i]!;
    const key = left[seeker]!;
    while (from > 0 && key + right[partners[from - 1]!]! >= low) {
      from -= 1;
      if (from < to) count += weight[partners[from]!]!;
    }
    while (to > 0 && key + right[partners[to - 1]!]! > high) {
      to -= 1;
      if (to >= from) count -= weight[partners[to]!]!;
    }
    each(seeker, count, from, to);
  }
}
