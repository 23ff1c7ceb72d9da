import type { Field, RowSet } from './field.ts';
import type { Partners, Visit } from './partners.ts';

/**
 * What is known of a set of rows when neither time nor a price window excludes pairs: how many and the cheapest, by stops and
 * by (carrier, stops). Any count or least total over a product of two sets follows from two of these.
 */
export interface Table {
  readonly count: Float64Array;
  readonly oneWay: Float64Array;
  /** Index group * 3 + stops. */
  readonly ownCount: Float64Array;
  readonly halfReturn: Float64Array;
}

export function tableOf(field: Field, set: RowSet): Table {
  const { board, mask } = field;
  const { slice, group } = board.sides[set.at]!;
  const oneWay = slice.prices('oneWay', mask);
  const halfReturn = slice.prices('halfReturn', mask);
  const classes = board.groups.length * 3;
  const table = {
    count: new Float64Array(3),
    oneWay: new Float64Array(3).fill(Infinity),
    ownCount: new Float64Array(classes),
    halfReturn: new Float64Array(classes).fill(Infinity),
  };
  const { rows } = set;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const stops = slice.stops[row]!;
    const own = group[row]! * 3 + stops;
    table.count[stops]! += 1;
    table.ownCount[own]! += 1;
    if (oneWay[row]! < table.oneWay[stops]!) table.oneWay[stops] = oneWay[row]!;
    if (halfReturn[row]! < table.halfReturn[own]!) table.halfReturn[own] = halfReturn[row]!;
  }
  return table;
}

/** Number and least total of the pairs of two sets; `fits` says which stops go together (index out * 3 + back). */
export function combine(
  out: Table,
  back: Table,
  fits: Uint8Array,
  oneTicket: boolean,
): { total: number; fromMinor: number } {
  let total = 0;
  let fromMinor = Infinity;
  for (let cell = 0; cell < 9; cell += 1) {
    if (fits[cell] === 0) continue;
    const left = Math.floor(cell / 3);
    const right = cell % 3;
    // A pair on one carrier is never dearer as a return, so the cheapest one-ways may be of one carrier too.
    if (!oneTicket) {
      total += out.count[left]! * back.count[right]!;
      if (out.oneWay[left]! + back.oneWay[right]! < fromMinor) fromMinor = out.oneWay[left]! + back.oneWay[right]!;
    }
    for (let group = 0; group < out.ownCount.length; group += 3) {
      if (oneTicket) total += out.ownCount[group + left]! * back.ownCount[group + right]!;
      const own = out.halfReturn[group + left]! + back.halfReturn[group + right]!;
      if (own < fromMinor) fromMinor = own;
    }
  }
  return { total, fromMinor };
}

interface TableSeekers {
  readonly rows: Int32Array;
  readonly group: Uint16Array;
  readonly halfReturn: Float64Array;
  readonly oneWay: Float64Array;
}

/** As `visitPartners`: what a row finds depends on its carrier and price alone. */
export function visitTable(seekers: TableSeekers, table: Table, visit: Visit): void {
  const [count, min, ownCount, ownMin] = [0, 1, 2, 3].map(() => new Float64Array(3));
  const partners: Partners = { count: count!, min: min!, ownCount: ownCount!, ownMin: ownMin! };
  for (let i = 0; i < seekers.rows.length; i += 1) {
    const row = seekers.rows[i]!;
    const at = seekers.group[row]! * 3;
    for (let stops = 0; stops < 3; stops += 1) {
      const own = seekers.halfReturn[row]! + table.halfReturn[at + stops]!;
      const any = seekers.oneWay[row]! + table.oneWay[stops]!;
      partners.count[stops] = table.count[stops]!;
      partners.ownCount[stops] = table.ownCount[at + stops]!;
      partners.ownMin[stops] = own;
      partners.min[stops] = own < any ? own : any;
    }
    visit(row, partners);
  }
}
