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

/** Times are minutes of a few days: rows are sorted as numbers of time and row, which is quicker than by comparing. */
function orderOf(times: Int32Array): Order {
  const ROWS = 2 ** 20;
  const keys = Float64Array.from(times, (time, row) => time * ROWS + row).sort();
  const rising = Int32Array.from(keys, (key) => ((key % ROWS) + ROWS) % ROWS);
  return { rising, falling: rising.toReversed() };
}
