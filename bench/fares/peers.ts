import type { FareKind, PricedSlice } from '#engine/fares';

/** Every pair over the priced columns, the cheapest `limit` kept in a heap: what a plain program does, at its best. */
export function fullProduct(out: PricedSlice, back: PricedSlice, limit: number): number[] {
  const half = [out.prices('halfReturn', 0), back.prices('halfReturn', 0)] as const;
  const single = [out.prices('oneWay', 0), back.prices('oneWay', 0)] as const;
  const kept = new Float64Array(limit).fill(Infinity);
  for (let i = 0; i < out.count; i += 1) {
    const earliest = out.arrival[i]! + 60;
    for (let j = 0; j < back.count; j += 1) {
      if (back.departure[j]! < earliest) continue;
      const own = out.carrier[i] === back.carrier[j];
      const total = own ? half[0][i]! + half[1][j]! : single[0][i]! + single[1][j]!;
      if (total < kept[0]!) replaceTop(kept, total);
    }
  }
  return [...kept.sort()].filter((total) => total < Infinity);
}

/** `heap` has its largest value on top. */
function replaceTop(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child += 1;
    if (heap[child]! <= value) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = value;
}

/** The pairs of the first rows of each side by the lines of their fares, and by the columns: equal, or the columns lie. */
export function linesOf(out: PricedSlice, back: PricedSlice, limit: number, rows: number): number[] {
  return cheapestPairs(out, back, limit, rows, (slice, row, kind) =>
    Math.min(...slice.fares(row, kind).map((fare) => fare.lines.reduce((sum, line) => sum + line.amountMinor, 0))),
  );
}

export function columnsOf(out: PricedSlice, back: PricedSlice, limit: number, rows: number): number[] {
  return cheapestPairs(out, back, limit, rows, (slice, row, kind) => slice.prices(kind, 0)[row]!);
}

function cheapestPairs(
  out: PricedSlice,
  back: PricedSlice,
  limit: number,
  rows: number,
  price: (slice: PricedSlice, row: number, kind: FareKind) => number,
): number[] {
  const totals: number[] = [];
  for (let i = 0; i < Math.min(rows, out.count); i += 1) {
    for (let j = 0; j < Math.min(rows, back.count); j += 1) {
      const kind = out.carrier[i] === back.carrier[j] ? 'halfReturn' : 'oneWay';
      totals.push(price(out, i, kind) + price(back, j, kind));
    }
  }
  return totals.sort((a, b) => a - b).slice(0, limit);
}
