import { Numbering } from './numbering.ts';
import type { ConditionMask, PricedCells, PricedSlice } from './types.ts';

/**
 * Rows of a slice that any combination treats alike: one ticketing carrier, one number of stops, both prices equal. Some
 * hundred classes stand for hundreds of thousands of rows. Numbered by (one-way price, half return, carrier, stops).
 */
export interface PriceClasses {
  readonly count: number;
  /** Class of each row. */
  readonly of: Uint32Array;
  /** Class of each cell. */
  readonly ofCell: Uint32Array;
  readonly carrier: Uint16Array;
  readonly stops: Uint8Array;
  /** NaN, and last, for the rows that no fare under the mask is sold for. */
  readonly oneWay: Float64Array;
  readonly halfReturn: Float64Array;
}

export function priceClasses({ cell, cells }: PricedSlice, mask: ConditionMask): PriceClasses {
  const oneWay = cells.prices('oneWay', mask);
  const half = cells.prices('halfReturn', mask);
  const { carrier, stops } = cells;
  const { first, alike } = gather(cells, oneWay, half);
  const order = new Int32Array(first.length)
    .map((_, at) => at)
    .sort((left, right) => {
      const a = first[left]!;
      const b = first[right]!;
      const prices = byPrice(oneWay[a]!, oneWay[b]!) || byPrice(half[a]!, half[b]!);
      return prices || carrier[a]! - carrier[b]! || stops[a]! - stops[b]!;
    });
  const place = new Uint32Array(first.length);
  for (let at = 0; at < order.length; at += 1) place[order[at]!] = at;
  const ofCell = alike.map((number) => place[number]!);
  let of: Uint32Array | undefined;
  const column = <T extends Uint16Array | Uint8Array | Float64Array>(into: T, from: T): T => {
    for (let at = 0; at < order.length; at += 1) into[at] = from[first[order[at]!]!]!;
    return into;
  };
  const count = first.length;
  return {
    count,
    get of() {
      return (of ??= ofRows(cell, ofCell));
    },
    ofCell,
    carrier: column(new Uint16Array(count), carrier),
    stops: column(new Uint8Array(count), stops),
    oneWay: column(new Float64Array(count), oneWay),
    halfReturn: column(new Float64Array(count), half),
  };
}

function ofRows(cell: Int32Array, ofCell: Uint32Array): Uint32Array {
  const of = new Uint32Array(cell.length);
  for (let row = 0; row < cell.length; row += 1) of[row] = ofCell[cell[row]!]!;
  return of;
}

/** Numbers cells that are alike, with the first cell of each number. */
function gather(
  { count, carrier, stops }: PricedCells,
  oneWay: Float64Array,
  half: Float64Array,
): { first: number[]; alike: Uint32Array } {
  const amounts = new Numbering();
  const prices = new Numbering();
  const classes = new Numbering();
  const amount = (minor: number): number =>
    Number.isNaN(minor) ? amounts.of(-1, -1) : amounts.of(minor % PART, Math.floor(minor / PART));
  const first: number[] = [];
  const alike = new Uint32Array(count);
  for (let cell = 0; cell < count; cell += 1) {
    const pair = prices.of(amount(oneWay[cell]!), amount(half[cell]!));
    const number = classes.of(pair, carrier[cell]! * 4 + stops[cell]!);
    if (number === first.length) first.push(cell);
    alike[cell] = number;
  }
  return { first, alike };
}

/** Whole minor units are numbered in two halves of at most 31 bits. */
const PART = 0x4000_0000;

/** NaN after every price. */
function byPrice(left: number, right: number): number {
  if (left === right) return 0;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
  return Number.isNaN(right) ? -1 : left - right;
}
