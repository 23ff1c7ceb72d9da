import type { PriceClasses, PricedSlice } from '#engine/fares';
import { airportChanges } from '#engine/ranking';
import type { Board } from '../sides.ts';
import type { SideClasses } from './book.ts';

/** Price classes told apart by the first and the last airport of their rows as well. */
export interface EndClasses extends PriceClasses {
  readonly group: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

export function byEnds({ cell, cells }: PricedSlice, classes: SideClasses): EndClasses {
  const numbers = new Map<number, number>();
  const first: number[] = [];
  const ofCell = new Uint32Array(cells.count);
  for (let each = 0; each < cells.count; each += 1) {
    const id = (classes.ofCell[each]! * PLACES + cells.from[each]!) * PLACES + cells.to[each]!;
    const known = numbers.get(id) ?? first.length;
    if (known === first.length) {
      numbers.set(id, known);
      first.push(each);
    }
    ofCell[each] = known;
  }
  const of = Uint32Array.from(cell, (each) => ofCell[each]!);
  const price = (column: ArrayLike<number>): number[] => first.map((each) => column[classes.ofCell[each]!]!);
  return {
    count: first.length,
    of,
    ofCell,
    carrier: Uint16Array.from(price(classes.carrier)),
    stops: Uint8Array.from(price(classes.stops)),
    oneWay: Float64Array.from(price(classes.oneWay)),
    halfReturn: Float64Array.from(price(classes.halfReturn)),
    group: Uint16Array.from(price(classes.group)),
    from: Uint16Array.from(first, (each) => cells.from[each]!),
    to: Uint16Array.from(first, (each) => cells.to[each]!),
  };
}

/** More than there are airports. */
const PLACES = 0x1_0000;

/** Is any airport at which one slice ends and the other begins not the same for all pairs? */
export function changesAirports({ sides: [out, back] }: Pick<Board, 'sides'>): boolean {
  const one = (left: readonly number[], right: readonly number[]): boolean =>
    left.length === 1 && right.length === 1 && left[0] === right[0];
  return !one(out!.toPlaces, back!.fromPlaces) || !one(back!.toPlaces, out!.fromPlaces);
}

/** What Best adds to a pair of two classes for the airports that they do not share. */
export function changeOf(board: Board, out: EndClasses, back: EndClasses): (left: number, right: number) => number {
  const { airportChangeMinor } = board.best;
  return (left, right) =>
    airportChangeMinor * airportChanges(out.to[left]!, back.from[right]!, true, back.to[right]!, out.from[left]!);
}
