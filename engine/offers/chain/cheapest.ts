import type { Combination } from '../rows.ts';
import type { ChainField } from './field.ts';
import type { Ticketing, Trips } from './trips.ts';

/**
 * The trip that makes the lowest total with a flight, the flights before it being chosen: of each later slice in turn the flight
 * with the lowest sum from there on, then the shorter, then the first.
 */
export function cheapestTrip(field: ChainField, runs: readonly Trips[], row: number, totalMinor: number): Combination {
  const at = field.chosen.length;
  for (const run of runs) {
    if (!run.has(at, row)) continue;
    for (const ticketing of field.oneTicket ? ONE_TICKET : EITHER) {
      if (run.sums(at, ticketing)[row] !== totalMinor) continue;
      return [...field.chosen, row, ...later(field, run, row, ticketing)];
    }
  }
  throw new RangeError(`no trip with row ${row} of slice ${at} at ${totalMinor}`);
}

const ONE_TICKET = ['oneTicket'] as const;
const EITHER = ['oneTicket', 'oneWay'] as const;

function later(field: ChainField, run: Trips, first: number, ticketing: Ticketing): number[] {
  const { sides } = field.board;
  const rows: number[] = [];
  const carrier = sides[field.chosen.length]!.group[first];
  let reached = [...field.chosen, first].some((row, at) => run.reaches(at, row));
  for (let at = field.chosen.length + 1, last = first; at < sides.length; at += 1) {
    const { slice, group } = sides[at]!;
    const prices = run.prices(at, ticketing);
    const { any, reached: reaching } = run.after(at);
    let best = -1;
    let least = Infinity;
    for (let row = 0; row < slice.count; row += 1) {
      const after = reached || run.reaches(at, row) ? any : reaching;
      const sum = prices[row]! + after[ticketing][row]!;
      if (!(sum < least || (sum === least && slice.duration[row]! < slice.duration[best]!))) continue;
      if (!run.has(at, row) || !run.inTime(at - 1, last, row)) continue;
      if (ticketing === 'oneTicket' && group[row] !== carrier) continue;
      best = row;
      least = sum;
    }
    reached ||= run.reaches(at, best);
    rows.push(best);
    last = best;
  }
  return rows;
}
