import type { Board } from '../sides.ts';

/** The rows of every slice in the order of their times, and which slices never meet; worked out once for a board. */
export interface Clock {
  /** By slice: rows by departure and by arrival, earliest first. */
  readonly byDeparture: readonly Int32Array[];
  readonly byArrival: readonly Int32Array[];
  /** By slice but the last: does each of its flights arrive in time for every flight of the next? */
  readonly apart: readonly boolean[];
}

export function clockOf({ sides, turn }: Board): Clock {
  const sorted = (times: Int32Array): Int32Array =>
    Int32Array.from(times, (_, row) => row).sort((left, right) => times[left]! - times[right]! || left - right);
  const byDeparture = sides.map(({ slice }) => sorted(slice.departure));
  const byArrival = sides.map(({ slice }) => sorted(slice.arrival));
  const apart = sides.slice(1).map(({ slice: next }, at) => {
    const { arrival } = sides[at]!.slice;
    const [last, first] = [byArrival[at]!.at(-1), byDeparture[at + 1]![0]];
    return last === undefined || first === undefined || next.departure[first]! >= arrival[last]! + turn;
  });
  return { byDeparture, byArrival, apart };
}
