import { NO_AIRPORT } from '#engine/fares';
import type { Counts } from '../facets.ts';
import { VIA } from '../failures.ts';
import { among, passing, RowSet, type Field } from './field.ts';
import { totalOf, visitPartners } from './total.ts';

/**
 * Pairs that connect at an airport on either slice: those by the first slice, plus those by the second, less those by both.
 */
export function countVia(field: Field, counts: Counts): void {
  const sets = [passing(field, 0, VIA), passing(field, 1, VIA)] as const;
  countSide(field, sets[0], sets[1], counts);
  countSide(field, sets[1], sets[0], counts);
  const [out, back] = sets.map((set) => byPlace(field, set));
  for (let place = 0; place < field.board.places.length; place += 1) {
    const [left, right] = [out!(place), back!(place)];
    if (left.length === 0 || right.length === 0) continue;
    counts.via.count[place]! -= countBetween(field, left, right);
  }
}

function countBetween(field: Field, out: Int32Array, back: Int32Array): number {
  const { fits, oneTicket, price } = field.rule;
  const free = field.timeless && !price && !oneTicket && !fits.includes(0);
  return free ? out.length * back.length : totalOf(field, new RowSet(field, 0, out), new RowSet(field, 1, back)).total;
}

function countSide(field: Field, set: RowSet, partners: RowSet, counts: Counts): void {
  const { stops, via } = field.board.sides[set.at]!.slice;
  const { placeOf } = field.board;
  const connecting = among(field, set, (row) => stops[row]! > 0);
  visitPartners(field, connecting, partners, (row, count, min) => {
    counts.via.add(placeOf[via[2 * row]!]!, count, min);
    if (via[2 * row + 1] !== NO_AIRPORT) counts.via.add(placeOf[via[2 * row + 1]!]!, count, min);
  });
}

/** Rows by connecting airport, as positions among the places of the board. */
function byPlace(field: Field, { at, rows }: RowSet): (place: number) => Int32Array {
  const { via } = field.board.sides[at]!.slice;
  const { placeOf, places } = field.board;
  const start = new Int32Array(places.length + 1);
  const each = (visit: (place: number, row: number) => void): void => {
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i]!;
      if (via[2 * row] !== NO_AIRPORT) visit(placeOf[via[2 * row]!]!, row);
      if (via[2 * row + 1] !== NO_AIRPORT) visit(placeOf[via[2 * row + 1]!]!, row);
    }
  };
  each((place) => {
    start[place + 1]! += 1;
  });
  for (let place = 0; place < places.length; place += 1) start[place + 1]! += start[place]!;
  const dealt = new Int32Array(start[places.length]!);
  const next = start.slice();
  each((place, row) => {
    dealt[next[place]!] = row;
    next[place]! += 1;
  });
  return (place) => dealt.subarray(start[place], start[place + 1]);
}
