import type { Field, RowSet } from './field.ts';

/** Prices of the rows of one carrier and number of stops, ascending; group -1: of all carriers, one-way prices only. */
export interface Pile {
  readonly group: number;
  readonly stops: number;
  readonly halfReturn: Float64Array;
  readonly oneWay: Float64Array;
}

export interface Piles {
  readonly own: readonly Pile[];
  readonly all: readonly Pile[];
}

/** Sorted prices of a row set. With `merge` the stops are not told apart: all stand under 0. */
export function pilesOf(field: Field, set: RowSet, merge: boolean): Piles {
  const { slice, group } = field.board.sides[set.at]!;
  const classOf = merge ? (row: number) => group[row]! * 3 : (row: number) => group[row]! * 3 + slice.stops[row]!;
  const stopsOf = merge ? () => 0 : (row: number) => slice.stops[row]!;
  const byOneWay = set.byPrice('oneWay');
  const oneWay = slice.prices('oneWay', field.mask);
  const classes = field.board.groups.length * 3;
  const singles = dealt(byOneWay, oneWay, classes, classOf);
  const halves = dealt(set.byPrice('halfReturn'), slice.prices('halfReturn', field.mask), classes, classOf);
  const own: Pile[] = [];
  for (let which = 0; which < classes; which += 1) {
    if (singles[which]!.length === 0) continue;
    const pile = { group: Math.floor(which / 3), stops: which % 3 };
    own.push({ ...pile, oneWay: singles[which]!, halfReturn: halves[which]! });
  }
  const all = dealt(byOneWay, oneWay, 3, stopsOf)
    .map((prices, stops) => ({ group: -1, stops, oneWay: prices, halfReturn: prices }))
    .filter((pile) => pile.oneWay.length > 0);
  return { own, all };
}

const NOTHING = new Float64Array(0);

function dealt(
  rows: Int32Array,
  prices: Float64Array,
  classes: number,
  classOf: (row: number) => number,
): Float64Array[] {
  const size = new Int32Array(classes);
  for (let i = 0; i < rows.length; i += 1) size[classOf(rows[i]!)]! += 1;
  const lists = Array.from(size, (count) => (count === 0 ? NOTHING : new Float64Array(count)));
  size.fill(0);
  for (let i = 0; i < rows.length; i += 1) {
    const which = classOf(rows[i]!);
    lists[which]![size[which]!] = prices[rows[i]!]!;
    size[which]! += 1;
  }
  return lists;
}

/** Calls `each` for the pairs of sorted lists that make up the product: +1 counted once, -1 taken back. */
export function eachProduct(
  out: Piles,
  back: Piles,
  fits: (left: Pile, right: Pile) => boolean,
  oneTicket: boolean,
  each: (left: Float64Array, right: Float64Array, sign: 1 | -1) => void,
): void {
  const partners = new Map<number, Pile[]>();
  for (const pile of back.own) partners.set(pile.group, [...(partners.get(pile.group) ?? []), pile]);
  for (const left of out.own) {
    for (const right of partners.get(left.group) ?? []) {
      if (!fits(left, right)) continue;
      each(left.halfReturn, right.halfReturn, 1);
      if (!oneTicket) each(left.oneWay, right.oneWay, -1);
    }
  }
  if (oneTicket) return;
  for (const left of out.all) for (const right of back.all) if (fits(left, right)) each(left.oneWay, right.oneWay, 1);
}

/** How many sums of one value of each sorted list are at most `limit`. */
export function sumsUpTo(left: Float64Array, right: Float64Array, limit: number): number {
  let count = 0;
  let at = right.length;
  for (let i = 0; i < left.length; i += 1) {
    while (at > 0 && left[i]! + right[at - 1]! > limit) at -= 1;
    if (at === 0) break;
    count += at;
  }
  return count;
}
