import type { Counts } from '../facets.ts';
import { VIA } from '../failures.ts';
import { NO_AIRPORT } from '../sides.ts';
import { passing, visitField, type Field } from './field.ts';
import { Reader, totalOf } from './total.ts';

/**
 * Pairs that connect at an airport on either slice: those by the first slice, plus those by the second, less those by both.
 */
export function countVia(field: Field, counts: Counts): void {
  for (const at of [0, 1] as const) countSide(field, at, counts);
  for (const airport of sharedAirports(field)) {
    const rows = (at: number): Uint8Array => {
      const { via } = field.board.sides[at]!;
      return passing(field, at, VIA, (row) => via[2 * row] === airport || via[2 * row + 1] === airport);
    };
    counts.via.count[airport]! -= totalOf(field, rows(0), rows(1)).total;
  }
}

function countSide(field: Field, at: 0 | 1, counts: Counts): void {
  const { slice, via } = field.board.sides[at]!;
  const reader = new Reader(field.filters);
  const seekers = passing(field, at, VIA, (row) => slice.stops[row]! > 0);
  visitField(field, at, seekers, passing(field, 1 - at, VIA), (row, partners) => {
    reader.read(slice.stops[row]!, partners);
    if (reader.count === 0) return;
    for (let k = 0; k < slice.stops[row]!; k += 1) counts.via.add(via[2 * row + k]!, reader.count, reader.min);
  });
}

function sharedAirports(field: Field): number[] {
  const [out, back] = field.board.sides.map(({ via }, at) => {
    const open = passing(field, at, VIA);
    return new Set(via.filter((airport, slot) => airport !== NO_AIRPORT && open[slot >> 1] === 1));
  });
  return [...out!].filter((airport) => back!.has(airport));
}
