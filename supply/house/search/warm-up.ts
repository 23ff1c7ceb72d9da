import type { ResolvedFlightQuery } from '#domain/search/verticals';
import type { FareModel } from '#engine/fares';
import { bestTerms } from '#engine/ranking';
import { airportDistanceKm } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import type { Desk } from '../threads/desk.ts';
import type { FlightDesk } from './desk.ts';
import type { DeskInput } from './engines.ts';

const DAY_MS = 86_400_000;
/** Further searches after the first, each for another party, days apart by turns, and the pause between them: questions come before. */
const ROUNDS = 4;
const PAUSE_MS = 100;
/**
 * After them, over a distance with thousands of ways: returns from many airports, journeys, which other code counts, and at last a
 * journey from many airports.
 */
const WIDE_ROUNDS = 2;
const JOURNEYS = 3;
const FLIGHTS = 6;
const FAR_KM = 5_000;
/** On each side, as many as a search of four cities has. */
const WIDE_AIRPORTS = 10;
/** Each takes half a second at first: the first readers are answered before. */
const LONG_PAUSE_MS = 4_000;

/** What a search thread is started with. */
export interface ThreadInput extends DeskInput {
  readonly practise: boolean;
}

type Airports = readonly string[];

/** A search, and how long the thread rests before it. */
interface Round {
  readonly ends: readonly [Airports, Airports];
  readonly flights: number;
  readonly restMs: number;
}

/**
 * Searches the busiest market, before anybody asks: the first searcher must not pay for compiling the engines. Once at once, then
 * in pauses, for a compiler makes code quick only after it has seen it run for a while. A search that fails ends it, not the thread.
 */
export function warmUp(
  desk: Pick<Desk<FlightDesk>, 'open' | 'view'>,
  { practise, timetable: tt, model }: ThreadInput,
): void {
  if (!practise || tt.pairs.count === 0) return;
  const rounds = roundsOf(tt);
  const middle = tt.firstDay + (tt.dayCount >> 1);
  const search = (at: number): void => {
    const { ends, flights } = rounds[at]!;
    const days = Array.from({ length: flights }, (_, slice) => middle + slice * (at % 2));
    const spec = {
      id: 'warm-up',
      query: tripBetween(ends, days, at, model),
      openedAtMs: (middle - 60) * DAY_MS,
    };
    try {
      desk.open(spec);
      desk.view(spec, { sort: 'best', filters: {}, offset: 0, limit: 5 });
    } catch {
      return;
    }
    const next = rounds[at + 1];
    if (next) setTimeout(() => search(at + 1), next.restMs).unref();
  };
  search(0);
}

function roundsOf(tt: Timetable): Round[] {
  const alone = (airport: number): Airports => [tt.airports.code[airport]!];
  const [nearOut, nearBack] = busiestPair(tt, 0);
  const [farOut, farBack] = busiestPair(tt, FAR_KM);
  const near: Round = { ends: [alone(nearOut), alone(nearBack)], flights: 2, restMs: PAUSE_MS };
  const wide: Round = {
    ends: [codesAround(tt, farOut, farBack), codesAround(tt, farBack, farOut)],
    flights: 2,
    restMs: LONG_PAUSE_MS,
  };
  const journey: Round = { ends: [alone(farOut), alone(farBack)], flights: FLIGHTS, restMs: LONG_PAUSE_MS };
  return [
    ...Array.from({ length: 1 + ROUNDS }, () => near),
    ...Array.from({ length: WIDE_ROUNDS }, () => wide),
    ...Array.from({ length: JOURNEYS }, () => journey),
    { ...wide, flights: FLIGHTS },
  ];
}

/** There and back and so on, a flight for each day. */
function tripBetween(
  ends: Round['ends'],
  days: readonly number[],
  round: number,
  { baseCurrency: currency, rates }: FareModel,
): ResolvedFlightQuery {
  const airports = days.map((_, at) => ({ from: ends[at % 2]!, to: ends[(at + 1) % 2]! }));
  const slices = days.map((day, at) => ({ from: airports[at]!.from[0]!, to: airports[at]!.to[0]!, date: dateOf(day) }));
  const adults = 1 + (round % 9);
  return {
    slices,
    airports,
    best: bestTerms(currency, adults, rates),
    passengers: { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: round % 2, checked: round % 3 },
    currency,
  };
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The airports with most flights between them of those that are so far apart; the first two where none are. */
function busiestPair({ pairs }: Timetable, km: number): readonly [number, number] {
  const flightsOf = (pair: number): number => pairs.firstFlight[pair + 1]! - pairs.firstFlight[pair]!;
  let busiest = 0;
  let most = 0;
  for (let pair = 0; pair < pairs.count; pair++) {
    if (pairs.distanceKm[pair]! < km || flightsOf(pair) <= most) continue;
    busiest = pair;
    most = flightsOf(pair);
  }
  return [pairs.from[busiest]!, pairs.to[busiest]!];
}

/** An end with the airports that are nearer to it than to the other: a search names no airport on both sides. */
function codesAround(tt: Timetable, end: number, other: number): Airports {
  const rows = Array.from({ length: tt.airports.count }, (_, row) => ({ row, km: airportDistanceKm(tt, end, row) }));
  const near = rows.filter(({ row, km }) => row === end || km < airportDistanceKm(tt, other, row));
  const nearest = near.toSorted((a, b) => a.km - b.km).slice(0, WIDE_AIRPORTS);
  return nearest.map(({ row }) => tt.airports.code[row]!);
}
