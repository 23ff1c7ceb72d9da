import type { SortKeys } from '../scores.ts';

/** Deeper than this part of the rows they are sorted whole: a heap would cost more. */
const SHALLOW = 1 / 8;

/** The `limit` best of some rows, in order: near the top a bounded heap, so work is linear in the rows. */
export function pickBest(rows: Int32Array, keys: SortKeys, limit: number): Int32Array {
  const after = (left: number, right: number): boolean => isAfter(keys, left, right);
  const order = (left: number, right: number): number => (isAfter(keys, left, right) ? 1 : -1);
  if (limit > rows.length * SHALLOW) {
    return rows.slice().sort(order).subarray(0, limit);
  }
  const heap: number[] = [];
  const { primary } = keys;
  // Most rows are already behind the last of the best by their first key.
  let worst = Infinity;
  for (let i = 0; i < rows.length && limit > 0; i += 1) {
    const row = rows[i]!;
    if (primary[row]! > worst) continue;
    if (heap.length < limit) {
      heap.push(row);
      siftUp(heap, after);
    } else if (after(heap[0]!, row)) {
      heap[0] = row;
      siftDown(heap, after);
    }
    if (heap.length === limit) worst = primary[heap[0]!]!;
  }
  return Int32Array.from(heap).sort(order);
}

/** Total order of rows: their keys, then the row. */
function isAfter({ primary, secondary, tertiary }: SortKeys, left: number, right: number): boolean {
  if (primary[left] !== primary[right]) return primary[left]! > primary[right]!;
  if (secondary[left] !== secondary[right]) return secondary[left]! > secondary[right]!;
  if (tertiary[left] !== tertiary[right]) return tertiary[left]! > tertiary[right]!;
  return left > right;
}

function siftUp(heap: number[], after: (left: number, right: number) => boolean): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!after(heap[at]!, heap[parent]!)) return;
    [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
    at = parent;
  }
}

function siftDown(heap: number[], after: (left: number, right: number) => boolean): void {
  for (let at = 0; ;) {
    let child = 2 * at + 1;
    if (child >= heap.length) return;
    if (child + 1 < heap.length && after(heap[child + 1]!, heap[child]!)) child += 1;
    if (!after(heap[child]!, heap[at]!)) return;
    [heap[at], heap[child]] = [heap[child]!, heap[at]!];
    at = child;
  }
}
