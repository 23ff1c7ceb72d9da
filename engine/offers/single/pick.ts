import type { SortKeys } from '../scores.ts';

/** The `limit` best of some rows, in order: a bounded heap, so work is linear in the rows. */
export function pickBest(rows: Int32Array, keys: SortKeys, limit: number): number[] {
  const heap: number[] = [];
  const after = (left: number, right: number): boolean => isAfter(keys, left, right);
  for (let i = 0; i < rows.length && limit > 0; i += 1) {
    const row = rows[i]!;
    if (heap.length < limit) {
      heap.push(row);
      siftUp(heap, after);
    } else if (after(heap[0]!, row)) {
      heap[0] = row;
      siftDown(heap, after);
    }
  }
  return heap.sort((left, right) => (isAfter(keys, left, right) ? 1 : -1));
}

/** Total order of rows: primary, secondary, row. */
function isAfter({ primary, secondary }: SortKeys, left: number, right: number): boolean {
  if (primary[left] !== primary[right]) return primary[left]! > primary[right]!;
  if (secondary[left] !== secondary[right]) return secondary[left]! > secondary[right]!;
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
