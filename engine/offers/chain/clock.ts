import { extent } from '#engine/facets';
import type { Board } from '../sides.ts';

/** Rows of a slice in the order of a time, earliest first and latest first. */
interface Order {
  readonly rising: Int32Array;
  readonly falling: Int32Array;
}

/** The rows of every slice in the order of their times, and which slices never meet; worked out once for a board. */
export interface Clock {
  readonly byDeparture: readonly Order[];
  readonly byArrival: readonly Order[];
  /** By slice but the last: does each of its flights arrive in time for every flight of the next? */
  readonly apart: readonly boolean[];
}

export function clockOf({ sides, turn }: Board): Clock {
  const byDeparture = sides.map(({ slice }) => orderOf(slice.departure));
  const byArrival = sides.map(({ slice }) => orderOf(slice.arrival));
  const apart = sides.slice(1).map(({ slice: next }, at) => {
    const { arrival } = sides[at]!.slice;
    const [last, first] = [byArrival[at]!.falling[0], byDeparture[at + 1]!.rising[0]];
    return last === undefined || first === undefined || next.departure[first]! >= arrival[last]! + turn;
  });
  return { byDeparture, byArrival, apart };
}

/** Times are minutes of a few days: rows are counted by minute, then put in their places, which is quicker than by comparing. */
function orderOf(times: Int32Array): Order {
  const [first, last] = extent(times);
  const next = new Int32Array(times.length === 0 ? 0 : last - first + 2);
  for (let row = 0; row < times.length; row += 1) next[times[row]! - first + 1]! += 1;
  for (let minute = 1; minute < next.length; minute += 1) next[minute]! += next[minute - 1]!;
  const rising = new Int32Array(times.length);
  for (let row = 0; row < times.length; row += 1) rising[next[times[row]! - first]!++] = row;
  return { rising, falling: rising.toReversed() };
}
