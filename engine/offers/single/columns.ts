import { addAll, emptyBitmap, setBit, setUnion, type Bitmap } from './bitmap.ts';

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

/** A column of whole numbers by binary digit, lowest first: a bound is compared with 32 rows at a time. */
export type ByDigit = readonly Bitmap[];

export function byDigit(column: Uint16Array): ByDigit {
  let most = 0;
  for (let at = 0; at < column.length; at += 1) most |= column[at]!;
  const digits = Array.from({ length: 32 - Math.clz32(most) }, () => emptyBitmap(column.length));
  for (const [digit, bitmap] of digits.entries()) {
    for (let at = 0; at < column.length; at += 1) bitmap[at >> 5]! |= ((column[at]! >> digit) & 1) << (at & 31);
  }
  return digits;
}

/** Positions outside an inclusive range; `spare` is overwritten. */
export function failOutside(
  fails: Bitmap,
  column: ByDigit,
  [low, high]: readonly [number, number],
  spare: Bitmap,
): void {
  const above = Math.floor(high);
  const below = Math.ceil(low);
  const most = 2 ** column.length - 1;
  if (above < 0 || below > most || below > above) {
    fails.fill(-1);
    return;
  }
  fails.fill(0);
  if (above < most) markAbove(fails, column, above);
  if (below <= 0) return;
  spare.fill(0);
  markBelow(spare, column, below);
  addAll(fails, spare);
}

/** From the lowest digit: greater so far, and equal or greater in this one. */
function markAbove(found: Bitmap, column: ByDigit, bound: number): void {
  for (const [digit, bits] of column.entries()) {
    if (((bound >> digit) & 1) === 0) {
      for (let word = 0; word < found.length; word += 1) found[word]! |= bits[word]!;
    } else {
      for (let word = 0; word < found.length; word += 1) found[word]! &= bits[word]!;
    }
  }
}

function markBelow(found: Bitmap, column: ByDigit, bound: number): void {
  for (const [digit, bits] of column.entries()) {
    if (((bound >> digit) & 1) === 1) {
      for (let word = 0; word < found.length; word += 1) found[word]! |= ~bits[word]!;
    } else {
      for (let word = 0; word < found.length; word += 1) found[word]! &= ~bits[word]!;
    }
  }
}
