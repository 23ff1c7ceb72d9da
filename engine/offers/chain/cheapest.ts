import type { FareKind } from '#engine/fares';
import type { Combination } from '../rows.ts';
import type { ChainField } from './field.ts';
import type { Runs } from './count.ts';
import type { Trips } from './trips.ts';

/**
 * The trip that makes the lowest total with a flight, the flights before it being chosen: of each later slice in turn the flight
 * with the lowest sum from there on, then the shorter, then the first.
 */
export function cheapestTrip(field: ChainField, runs: Runs, row: number, totalMinor: number): Combination {
  const at = field.chosen.length;
  for (const run of runs) {
    if (!run.has(at, row)) continue;
    for (const kind of field.oneTicket ? ONE_TICKET : EITHER) {
      if (sumOf(run, at, row, kind) === totalMinor) return [...field.chosen, row, ...later(field, run, row, kind)];
    }
  }
  throw new RangeError(`no trip with row ${row} of slice ${at} at ${totalMinor}`);
}

const ONE_TICKET = ['halfReturn'] as const;
const EITHER = ['halfReturn', 'oneWay'] as const;

function sumOf(run: Trips, at: number, row: number, kind: FareKind): number {
  const part = kind === 'oneWay' ? 'oneWay' : 'oneTicket';
  return run.before(at)[part][row]! + run.prices(at, kind)[row]! + run.after(at)[part][row]!;
}

function later(field: ChainField, run: Trips, first: number, kind: FareKind): number[] {
  const { sides } = field.board;
  const part = kind === 'oneWay' ? 'oneWay' : 'oneTicket';
  const rows: number[] = [];
  const carrier = sides[field.chosen.length]!.group[first];
  for (let at = field.chosen.length + 1, last = first; at < sides.length; at += 1) {
    const { slice, group } = sides[at]!;
    const [prices, after] = [run.prices(at, kind), run.after(at)[part]];
    let best = -1;
    let least = Infinity;
    for (let row = 0; row < slice.count; row += 1) {
      const sum = prices[row]! + after[row]!;
      if (!(sum < least || (sum === least && slice.duration[row]! < slice.duration[best]!))) continue;
      if (!run.has(at, row) || !run.inTime(at - 1, last, row)) continue;
      if (kind === 'halfReturn' && group[row] !== carrier) continue;
      best = row;
      least = sum;
    }
    rows.push(best);
    last = best;
  }
  return rows;
}
