import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { Timetable } from '#engine/timetable';
import type { Desk } from '../threads/desk.ts';
import type { FlightDesk } from './desk.ts';

const DAY_MS = 86_400_000;

/** Searches the busiest market once, before anybody asks: the first searcher must not pay for compiling the engines. */
export function warmUp(desk: Desk<FlightDesk>, tt: Timetable, currency: string): void {
  if (tt.pairs.count === 0) return;
  const pair = busiestPair(tt);
  const from = tt.airports.code[tt.pairs.from[pair]!]!;
  const to = tt.airports.code[tt.pairs.to[pair]!]!;
  const day = (tt.firstDay + (tt.dayCount >> 1)) * DAY_MS;
  const date = new Date(day).toISOString().slice(0, 10);
  const query: ResolvedFlightQuery = {
    slices: [
      { from, to, date },
      { from: to, to: from, date },
    ],
    airports: [
      { from: [from], to: [to] },
      { from: [to], to: [from] },
    ],
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 0, checked: 0 },
    currency,
  };
  const spec = { id: 'warm-up', query, openedAtMs: day - 60 * DAY_MS };
  desk.view(spec, { sort: 'best', filters: {}, offset: 0, limit: 5 });
}

function busiestPair(tt: Timetable): number {
  const flightsOf = (pair: number): number => tt.pairs.firstFlight[pair + 1]! - tt.pairs.firstFlight[pair]!;
  let busiest = 0;
  for (let pair = 1; pair < tt.pairs.count; pair++) if (flightsOf(pair) > flightsOf(busiest)) busiest = pair;
  return busiest;
}
