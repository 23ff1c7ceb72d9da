import type { Board } from '../sides.ts';

/** The clock on which the rows of one side wait for those of the other: minutes from the first of its rows to the last. */
export interface Minutes {
  readonly first: number;
  readonly length: number;
  /** Where a seeker stands whose own time is before the first: with all partners, or with none (`length`). */
  readonly before: number;
  /** By row of this side: its minute. */
  readonly partner: Int32Array;
  /** By row of the other side: when partners may go, in UTC minutes; all from then on (second slice) or up to then (first). */
  readonly time: Int32Array;
}

const KNOWN = new WeakMap<Board, (Minutes | undefined)[]>();

/** For partners of a side. The first slice is ready when it has arrived and turned round, the second when it leaves. */
export function minutesOf(board: Board, at: number): Minutes {
  const known = KNOWN.get(board) ?? [];
  KNOWN.set(board, known);
  return (known[at] ??= readMinutes(board, at));
}

function readMinutes({ sides, turn }: Board, at: number): Minutes {
  const ready = later(sides[0]!.slice.arrival, turn);
  const leaves = sides[1]!.slice.departure;
  const [own, other] = at === 0 ? [ready, leaves] : [leaves, ready];
  let first = Infinity;
  let last = -Infinity;
  for (let row = 0; row < own.length; row += 1) {
    if (own[row]! < first) first = own[row]!;
    if (own[row]! > last) last = own[row]!;
  }
  const length = own.length === 0 ? 0 : last - first + 1;
  const partner = later(own, own.length === 0 ? 0 : -first);
  if (at === 1) return { first, length, before: 0, partner, time: other };
  const time = other.slice();
  // Beyond the last arrival all have arrived.
  for (let row = 0; row < time.length; row += 1) if (time[row]! > last) time[row] = last;
  return { first, length, before: length, partner, time };
}

/** Every value of a column and so many minutes more. */
function later(column: Int32Array, minutes: number): Int32Array {
  const moved = new Int32Array(column.length);
  for (let row = 0; row < moved.length; row += 1) moved[row] = column[row]! + minutes;
  return moved;
}
