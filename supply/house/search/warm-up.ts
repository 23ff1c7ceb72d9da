import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { Timetable } from '#engine/timetable';
import type { Desk } from '../threads/desk.ts';
import type { FlightDesk } from './desk.ts';

const DAY_MS = 86_400_000;
/** Further searches after the first, each for another party, days apart by turns, and the pause between them: questions come before. */
const ROUNDS = 4;
const PAUSE_MS = 100;

/**
 * Searches the busiest market, before anybody asks: the first searcher must not pay for compiling the engines. Once at once, then
 * in pauses, for a compiler makes code quick only after it has seen it run for a while.
 */
export function warmUp(desk: Desk<FlightDesk>, tt: Timetable, currency: string): void {
  if (tt.pairs.count === 0) return;
  const pair = busiestPair(tt);
  const codes = [tt.airports.code[tt.pairs.from[pair]!]!, tt.airports.code[tt.pairs.to[pair]!]!] as const;
  const middle = tt.firstDay + (tt.dayCount >> 1);
  const search = (round: number): void => {
    const days = [middle, middle + (round % 2)] as const;
    const query = returnTrip(codes, days, round, currency);
    const spec = { id: 'warm-up', query, openedAtMs: (middle - 60) * DAY_MS };
    desk.open(spec);
    desk.view(spec, { sort: 'best', filters: {}, offset: 0, limit: 5 });
    if (round < ROUNDS) setTimeout(() => search(round + 1), PAUSE_MS).unref();
  };
  search(0);
}

function returnTrip(
  [from, to]: readonly [string, string],
  [out, back]: readonly [number, number],
  round: number,
  currency: string,
): ResolvedFlightQuery {
  return {
    slices: [
      { from, to, date: dateOf(out) },
      { from: to, to: from, date: dateOf(back) },
    ],
    airports: [
      { from: [from], to: [to] },
      { from: [to], to: [from] },
    ],
    passengers: { adults: 1 + (round % 9), children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: round % 2, checked: round % 3 },
    currency,
  };
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function busiestPair(tt: Timetable): number {
  const flightsOf = (pair: number): number => tt.pairs.firstFlight[pair + 1]! - tt.pairs.firstFlight[pair]!;
  let busiest = 0;
  for (let pair = 1; pair < tt.pairs.count; pair++) if (flightsOf(pair) > flightsOf(busiest)) busiest = pair;
  return busiest;
}
