import { NO_AIRPORT } from '#engine/fares';
import type { Counts } from '../facets.ts';
import { VIA } from '../failures.ts';
import { passing, RowSet, type Field } from './field.ts';
import { meet, type Found } from './meet.ts';
import { countOf, visitPartners } from './total.ts';

/**
 * Pairs that connect at an airport on either slice: those by the first slice, plus those by the second, less those by both.
 */
export function countVia(field: Field, counts: Counts): void {
  const sets = [passing(field, 0, VIA), passing(field, 1, VIA)] as const;
  countSide(field, sets[0], sets[1], counts);
  countSide(field, sets[1], sets[0], counts);
  const { fits, oneTicket, price } = field.rule;
  const [out, back] = sets.map((set) => startsByPlace(field, set));
  if (field.timeless && !price && !oneTicket && !fits.includes(0)) {
    for (let place = 0; place < field.board.places.length; place += 1) {
      counts.via.count[place]! -= (out![place + 1]! - out![place]!) * (back![place + 1]! - back![place]!);
    }
    return;
  }
  const [left, right] = [dealt(field, sets[0], out!), dealt(field, sets[1], back!)];
  for (let place = 0; place < field.board.places.length; place += 1) {
    const first = left.subarray(out![place], out![place + 1]);
    const second = right.subarray(back![place], back![place + 1]);
    if (first.length === 0 || second.length === 0) continue;
    counts.via.count[place]! -= countOf(field, new RowSet(field, 0, first), new RowSet(field, 1, second));
  }
}

function countSide(field: Field, set: RowSet, partners: RowSet, counts: Counts): void {
  const { stops, via } = field.board.sides[set.at]!.slice;
  const { placeOf } = field.board;
  if (field.timeless) {
    addVias(field, set, meet(field, partners, field.rule), counts);
    return;
  }
  visitPartners(field, set, partners, (row, count, min) => {
    if (stops[row] === 0) return;
    counts.via.add(placeOf[via[2 * row]!]!, count, min);
    if (via[2 * row + 1] !== NO_AIRPORT) counts.via.add(placeOf[via[2 * row + 1]!]!, count, min);
  });
}

/** The same where price classes tell all about the offers of a row. */
function addVias({ board, classes }: Field, { at, rows }: RowSet, { count, min }: Found, counts: Counts): void {
  const { via } = board.sides[at]!.slice;
  const { placeOf } = board;
  const { of } = classes[at]!;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const first = via[2 * row]!;
    const each = of[row]!;
    if (first === NO_AIRPORT || count[each] === 0) continue;
    counts.via.add(placeOf[first]!, count[each]!, min[each]!);
    const second = via[2 * row + 1]!;
    if (second !== NO_AIRPORT) counts.via.add(placeOf[second]!, count[each]!, min[each]!);
  }
}

/** Where the rows that connect at each place of the board begin when they are dealt by place. */
function startsByPlace(field: Field, { at, rows }: RowSet): Int32Array {
  const { via } = field.board.sides[at]!.slice;
  const { placeOf, places } = field.board;
  const start = new Int32Array(places.length + 1);
  for (let i = 0; i < rows.length; i += 1) {
    const slot = 2 * rows[i]!;
    if (via[slot] !== NO_AIRPORT) start[placeOf[via[slot]!]! + 1]! += 1;
    if (via[slot + 1] !== NO_AIRPORT) start[placeOf[via[slot + 1]!]! + 1]! += 1;
  }
  for (let place = 0; place < places.length; place += 1) start[place + 1]! += start[place]!;
  return start;
}

function dealt(field: Field, { at, rows }: RowSet, start: Int32Array): Int32Array {
  const { via } = field.board.sides[at]!.slice;
  const { placeOf } = field.board;
  const dealt = new Int32Array(start.at(-1)!);
  const next = start.slice();
  for (let i = 0; i < rows.length; i += 1) {
    for (let slot = 2 * rows[i]!; slot < 2 * rows[i]! + 2; slot += 1) {
      if (via[slot] === NO_AIRPORT) continue;
      const place = placeOf[via[slot]!]!;
      dealt[next[place]!] = rows[i]!;
      next[place]! += 1;
    }
  }
  return dealt;
}
