import type { Board } from '../sides.ts';
import type { Clock } from './clock.ts';

/** Trips that the times allow, without any filter; beyond the largest safe whole number that number. */
export function combinationsOf({ sides, turn }: Board, { byDeparture, byArrival, apart }: Clock): number {
  let after: number[] | undefined;
  for (let at = sides.length - 1; at >= 0; at -= 1) {
    const next = sides[at + 1]?.slice;
    const [here, there] = [byArrival[at]!.falling, byDeparture[at + 1]?.falling ?? []];
    const ways: number[] = [];
    let met = 0;
    let sum = 0;
    for (const row of here) {
      const ready = sides[at]!.slice.arrival[row]! + turn;
      for (; met < there.length && (apart[at] || next!.departure[there[met]!]! >= ready); met += 1) {
        sum += after![there[met]!]!;
      }
      ways[row] = next ? sum : 1;
    }
    after = ways;
  }
  const total = (after ?? []).reduce((all, each) => all + each, 0);
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}
