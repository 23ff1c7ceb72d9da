import { pickBest } from '../single/pick.ts';
import type { SortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import type { Sort } from '../types.ts';
import { changeInto } from '../rows.ts';
import type { Scored, Totals } from './count.ts';

/** Among so many rows at the top of Best stand so many airlines, as far as their flights cost at most so much more than the first. */
export const TOP = { rows: 10, airlines: 3, dearerPercent: 15 } as const;

/**
 * By row of a step, where later flights have no say in Best: the lowest total of a trip with it, its own penalty, and what changing airports
 * after the flights that are chosen adds.
 */
export function ownScores(
  board: Board,
  at: number,
  { rows, min }: Pick<Totals, 'rows' | 'min'>,
  chosen: readonly number[],
): Float64Array {
  const { penalty } = board.sides[at]!;
  const score = new Float64Array(min.length);
  const trip = [...chosen];
  for (let i = 0; i < rows.length; i += 1) {
    const row = (trip[at] = rows[i]!);
    score[row] = min[row]! + penalty[row]! + changeInto(board, trip, at);
  }
  return score;
}

/** Keys of the flights of a step: their own time and emissions, the lowest total of a trip with them, and their score of Best. */
export function stepKeys(board: Board, at: number, { min, best }: Scored, sort: Sort): SortKeys {
  const { duration, co2e } = board.sides[at]!.slice;
  if (sort === 'cheapest') return { primary: min, secondary: duration, tertiary: duration };
  if (sort === 'fastest') return { primary: duration, secondary: min, tertiary: min };
  if (sort === 'greenest') return { primary: co2e, secondary: min, tertiary: duration };
  return { primary: best, secondary: duration, tertiary: min };
}

/** The first `limit` flights in the one order of the list. */
export function inOrder(board: Board, at: number, totals: Scored, sort: Sort, limit: number): Int32Array {
  const keys = stepKeys(board, at, totals, sort);
  if (sort !== 'best' || limit === 0) return pickBest(totals.rows, keys, limit);
  const sorted = pickBest(totals.rows, keys, Math.max(limit, TOP.rows));
  return withAirlines(board, at, totals, keys, sorted).subarray(0, limit);
}

/** Puts the best flights of airlines that the top lacks at its end; all others keep their order, and no airline leaves the top. */
function withAirlines(board: Board, at: number, totals: Totals, keys: SortKeys, sorted: Int32Array): Int32Array {
  const { group } = board.sides[at]!;
  const top = sorted.subarray(0, TOP.rows);
  const shown = new Set(Array.from(top, (row) => group[row]!));
  if (top.length < TOP.rows || shown.size >= TOP.airlines) return sorted;
  const most = (totals.min[top[0]!]! * (100 + TOP.dearerPercent)) / 100;
  const others = totals.rows.filter((row) => !shown.has(group[row]!) && totals.min[row]! <= most);
  const added: number[] = [];
  for (const row of pickBest(others, keys, others.length)) {
    if (shown.size === TOP.airlines) break;
    if (shown.has(group[row]!)) continue;
    shown.add(group[row]!);
    added.push(row);
  }
  const leaders = new Set([...shown].flatMap((airline) => top.find((row) => group[row] === airline) ?? []));
  let room = TOP.rows - added.length - leaders.size;
  const kept = top.filter((row) => leaders.has(row) || room-- > 0);
  const placed = new Set([...kept, ...added]);
  return Int32Array.from([...kept, ...added, ...sorted.filter((row) => !placed.has(row))]);
}
