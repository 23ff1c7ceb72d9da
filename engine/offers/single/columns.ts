import { emptyBitmap, setBit, setUnion, type Bitmap } from './bitmap.ts';

/** A column by value: which positions hold it. Every position holds one. */
export type ByValue = readonly Bitmap[];

export function byValue(column: ArrayLike<number>, values: number): ByValue {
  const found = Array.from({ length: values }, () => emptyBitmap(column.length));
  for (let at = 0; at < column.length; at += 1) setBit(found[column[at]!]!, at);
  return found;
}

/** Positions whose value is refused, from whichever side has fewer values. */
export function failRefused(fails: Bitmap, column: ByValue, refused: ArrayLike<number>): void {
  let count = 0;
  for (let value = 0; value < column.length; value += 1) count += refused[value]!;
  const side = 2 * count <= column.length ? 1 : 0;
  setUnion(
    fails,
    column.filter((_, value) => refused[value] === side),
  );
  if (side === 0) for (let word = 0; word < fails.length; word += 1) fails[word] = ~fails[word]!;
}

/** A column by rising value, with the set of the first so many positions at every mark: a bound is a mark and a short rest. */
export interface ByOrder {
  readonly order: Int32Array;
  /** Values in that order. */
  readonly values: Uint16Array;
  /** Mark k holds the first `k * every` positions in order, the last all of them. */
  readonly marks: readonly Bitmap[];
  readonly every: number;
}

const MARKS = 32;

export function byOrder(column: Uint16Array): ByOrder {
  const { length } = column;
  const order = ascending(column);
  const every = Math.max(1, Math.ceil(length / MARKS));
  const marks = [emptyBitmap(length)];
  for (let from = 0; from < length; from += every) {
    const mark = marks.at(-1)!.slice();
    for (let at = from; at < Math.min(length, from + every); at += 1) setBit(mark, order[at]!);
    marks.push(mark);
  }
  const values = new Uint16Array(length);
  for (let at = 0; at < length; at += 1) values[at] = column[order[at]!]!;
  return { order, values, marks, every };
}

/** Positions outside an inclusive range. */
export function failOutside(fails: Bitmap, column: ByOrder, [low, high]: readonly [number, number]): void {
  const { order, values, marks, every } = column;
  const from = firstAtLeast(values, low);
  const end = firstAbove(values, high);
  const before = Math.floor(from / every);
  const upTo = Math.ceil(end / every);
  const below = marks[before]!;
  const within = marks[upTo]!;
  for (let word = 0; word < fails.length; word += 1) fails[word] = below[word]! | ~within[word]!;
  for (let at = before * every; at < from; at += 1) setBit(fails, order[at]!);
  for (let at = Math.min(order.length, upTo * every) - 1; at >= end; at -= 1) setBit(fails, order[at]!);
}

/** Positions by value, equal ones in their own order. */
function ascending(column: Uint16Array): Int32Array {
  let most = 0;
  for (let at = 0; at < column.length; at += 1) if (column[at]! > most) most = column[at]!;
  const next = new Int32Array(most + 2);
  for (let at = 0; at < column.length; at += 1) next[column[at]! + 1]! += 1;
  for (let value = 0; value <= most; value += 1) next[value + 1]! += next[value]!;
  const order = new Int32Array(column.length);
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at]!;
    order[next[value]!] = at;
    next[value]! += 1;
  }
  return order;
}

type Ascending = Int32Array | Uint16Array | Float64Array;

/** Where the first of ascending values is at least `bound`; their number if none is. */
export function firstAtLeast(values: Ascending, bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function firstAbove(values: Ascending, bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
