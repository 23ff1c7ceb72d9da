import type { Counts } from '../facets.ts';
import { VIA } from '../failures.ts';
import { passing, RowSet, visitField, type Field } from './field.ts';
import { Reader, totalOf } from './total.ts';

/**
 * Pairs that connect at an airport on either slice: those by the first slice, plus those by the second, less those by both.
 */
export function countVia(field: Field, counts: Counts): void {
  const sets = [passing(field, 0, VIA), passing(field, 1, VIA)] as const;
  countSide(field, sets[0], sets[1], counts);
  countSide(field, sets[1], sets[0], counts);
  const [out, back] = sets.map((set) => byAirport(field, set));
  for (const [airport, rows] of out!) {
    const others = back!.get(airport);
    if (others) counts.via.count[field.board.placeOf[airport]!]! -= totalOf(field, rows, others).total;
  }
}

function countSide(field: Field, set: RowSet, partners: RowSet, counts: Counts): void {
  const { slice, via } = field.board.sides[set.at]!;
  const reader = new Reader(field.filters);
  const seekers = new RowSet(
    field,
    set.at,
    set.rows.filter((row) => slice.stops[row]! > 0),
  );
  visitField(field, seekers, partners, (row, found) => {
    reader.read(slice.stops[row]!, found);
    if (reader.count === 0) return;
    for (let k = 0; k < slice.stops[row]!; k += 1)
      counts.via.add(field.board.placeOf[via[2 * row + k]!]!, reader.count, reader.min);
  });
}

/** Rows by connecting airport; with a price window in price order, so that no list is sorted again. */
function byAirport(field: Field, set: RowSet): ReadonlyMap<number, RowSet> {
  const rows = dealt(field, set, set.rows);
  const sorted = field.filters.price && {
    oneWay: dealt(field, set, set.byPrice('oneWay')),
    halfReturn: dealt(field, set, set.byPrice('halfReturn')),
  };
  const sets = new Map<number, RowSet>();
  for (const [airport, list] of rows) {
    const given = sorted && { oneWay: sorted.oneWay.get(airport)!, halfReturn: sorted.halfReturn.get(airport)! };
    sets.set(airport, new RowSet(field, set.at, list, given));
  }
  return sets;
}

function dealt(field: Field, set: RowSet, order: Int32Array): ReadonlyMap<number, Int32Array> {
  const { slice, via } = field.board.sides[set.at]!;
  const lists = new Map<number, number[]>();
  for (const row of order) {
    for (let k = 0; k < slice.stops[row]!; k += 1) {
      const list = lists.get(via[2 * row + k]!);
      if (list) list.push(row);
      else lists.set(via[2 * row + k]!, [row]);
    }
  }
  return new Map([...lists].map(([airport, list]) => [airport, Int32Array.from(list)]));
}
