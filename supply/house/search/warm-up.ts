import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { Timetable } from '#engine/timetable';
import type { Desk } from '../threads/desk.ts';
import type { FlightDesk } from './desk.ts';

const DAY_MS = 86_400_000;
/** Further searches after the first, each for another party, days apart by turns, and the pause between them: questions come before. */
const ROUNDS = 4;
/** After them as many journeys of more flights, which other code counts, over a distance with thousands of ways. */
const JOURNEYS = 3;
const FLIGHTS = 6;
const FAR_KM = 5_000;
const PAUSE_MS = 100;
/** Each takes half a second at first: the first readers are answered before. */
const LONG_PAUSE_MS = 4_000;

/**
 * Searches the busiest market, before anybody asks: the first searcher must not pay for compiling the engines. Once at once, then
 * in pauses, for a compiler makes code quick only after it has seen it run for a while.
 */
export function warmUp(desk: Desk<FlightDesk>, tt: Timetable, currency: string): void {
  if (tt.pairs.count === 0) return;
  const [near, far] = [busiestPair(tt, 0), busiestPair(tt, FAR_KM)];
  const middle = tt.firstDay + (tt.dayCount >> 1);
  const search = (round: number): void => {
    const journey = round > ROUNDS;
    const days = Array.from({ length: journey ? FLIGHTS : 2 }, (_, at) => middle + at * (round % 2));
    const query = tripBetween(journey ? far : near, days, round, currency);
    const spec = { id: 'warm-up', query, openedAtMs: (middle - 60) * DAY_MS };
    desk.open(spec);
    desk.view(spec, { sort: 'best', filters: {}, offset: 0, limit: 5 });
    if (round === ROUNDS + JOURNEYS) return;
    setTimeout(() => search(round + 1), round < ROUNDS ? PAUSE_MS : LONG_PAUSE_MS).unref();
  };
  search(0);
}

/** There and back and so on, a flight for each day. */
function tripBetween(
  ends: readonly [string, string],
  days: readonly number[],
  round: number,
  currency: string,
): ResolvedFlightQuery {
  const slices = days.map((day, at) => ({ from: ends[at % 2]!, to: ends[(at + 1) % 2]!, date: dateOf(day) }));
  return {
    slices,
    airports: slices.map(({ from, to }) => ({ from: [from], to: [to] })),
    passengers: { adults: 1 + (round % 9), children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: round % 2, checked: round % 3 },
    currency,
  };
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The airports with most flights between them of those that are so far apart; the first two where none are. */
function busiestPair({ pairs, airports }: Timetable, km: number): readonly [string, string] {
  const flightsOf = (pair: number): number => pairs.firstFlight[pair + 1]! - pairs.firstFlight[pair]!;
  let busiest = 0;
  let most = 0;
  for (let pair = 0; pair < pairs.count; pair++) {
    if (pairs.distanceKm[pair]! < km || flightsOf(pair) <= most) continue;
    busiest = pair;
    most = flightsOf(pair);
  }
  return [airports.code[pairs.from[busiest]!]!, airports.code[pairs.to[busiest]!]!];
}
