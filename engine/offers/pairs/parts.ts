import { among, RowSet, weightOf, type Field } from './field.ts';

/** Parts of a row set for facets that ask by price class: their rows are only found where slices are close in time. */

/** The rows of a set whose airline is in an alliance. */
export function ofAlliance(field: Field, set: RowSet, alliance: number): RowSet {
  const { at } = set;
  const { alliance: allianceOf, sides } = field.board;
  const { group } = field.classes[at]!;
  const weight = set.weight.map((count, each) => (allianceOf[group[each]!] === alliance ? count : 0));
  const groups = sides[at]!.group;
  return new RowSet(field, at, () => among(field, set, (row) => allianceOf[groups[row]!] === alliance).rows, weight);
}

/** The rows of a set without a wait over night. */
export function withoutNights(field: Field, set: RowSet): RowSet {
  const { at, rows } = set;
  const { cell, cells, nightWaits } = field.board.sides[at]!.slice;
  const found = new Uint32Array(cells.count);
  for (let i = 0; i < rows.length; i += 1) if (nightWaits[rows[i]!] === 0) found[cell[rows[i]!]!]! += 1;
  const without = (): Int32Array => among(field, set, (row) => nightWaits[row] === 0).rows;
  return new RowSet(field, at, without, weightOf(field.classes[at]!, found));
}
