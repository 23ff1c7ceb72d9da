import type { FareKind } from '#engine/fares';
import type { Sort } from '../types.ts';
import { stopsTable, type Field, type RowSet } from './field.ts';

interface Best {
  readonly out: number;
  readonly back: number;
  readonly primary: number;
  readonly secondary: number;
}

/**
 * The first pair of a sort when neither time nor price excludes pairs: made of the first rows of a carrier, or of all, by
 * stops. Undefined when something does exclude pairs, or when there is none.
 */
export function winningPair(field: Field, out: RowSet, back: RowSet, sort: Sort): Best | undefined {
  if (!field.timeless || field.filters.price) return undefined;
  const fits = stopsTable(field.filters);
  const left = leaders(field, out, sort);
  const right = leaders(field, back, sort);
  let best: Best | undefined;
  const consider = (kind: FareKind, first: number, second: number): void => {
    if (first < 0 || second < 0) return;
    const [a, b] = [left.keys[kind], right.keys[kind]];
    const primary = a.primary[first]! + b.primary[second]!;
    const secondary = a.secondary[first]! + b.secondary[second]!;
    const pair = { out: first, back: second, primary, secondary };
    if (!best || precedes(pair, best)) best = pair;
  };
  for (let cell = 0; cell < 9; cell += 1) {
    if (fits[cell] === 0) continue;
    const [first, second] = [Math.floor(cell / 3), cell % 3];
    for (let at = 0; at < left.halfReturn.length; at += 3) {
      consider('halfReturn', left.halfReturn[at + first]!, right.halfReturn[at + second]!);
    }
    // Two one-ways of one carrier are never ahead of their own return, which was considered above.
    if (!field.filters.oneTicket) consider('oneWay', left.oneWay[first]!, right.oneWay[second]!);
  }
  return best;
}

function precedes(left: Best, right: Best): boolean {
  if (left.primary !== right.primary) return left.primary < right.primary;
  if (left.secondary !== right.secondary) return left.secondary < right.secondary;
  return left.out !== right.out ? left.out < right.out : left.back < right.back;
}

/** First row of each class in key order, -1 none: one-way by stops, half return by (carrier, stops). */
function leaders(field: Field, set: RowSet, sort: Sort) {
  const { board, orders, mask } = field;
  const { slice, group } = board.sides[set.at]!;
  const keys = {
    oneWay: orders.keys(set.at, sort, 'oneWay', mask),
    halfReturn: orders.keys(set.at, sort, 'halfReturn', mask),
  };
  const oneWay = new Int32Array(3).fill(-1);
  const halfReturn = new Int32Array(board.groups.length * 3).fill(-1);
  const lead = (rows: Int32Array, at: number, row: number, kind: FareKind): void => {
    const now = rows[at]!;
    const { primary, secondary } = keys[kind];
    const ahead = now >= 0 && (primary[now]! - primary[row]! || secondary[now]! - secondary[row]!) <= 0;
    if (!ahead) rows[at] = row;
  };
  for (const row of set.rows) {
    lead(oneWay, slice.stops[row]!, row, 'oneWay');
    lead(halfReturn, group[row]! * 3 + slice.stops[row]!, row, 'halfReturn');
  }
  return { keys, oneWay, halfReturn };
}
