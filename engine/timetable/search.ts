import { expandPair } from './departures.ts';
import { requireThat } from './errors.ts';
import { airportDistanceKm } from './geography.ts';
import {
  ANY_MINUTES,
  BOUNDS,
  DETOUR_ALLOWANCE_KM,
  DETOUR_FACTOR,
  LONGEST_CONNECTION,
  LONGEST_ONLY_CONNECTION,
  LONGEST_TOTAL_CONNECTION,
  MAX_AIRPORTS_PER_SIDE,
  detourLimitKm,
} from './limits.ts';
import { DESTINATION, ORIGIN, searchNonstop, searchOneStop, searchTwoStops } from './routes.ts';
import type { SearchScratch } from './scratch.ts';
import type { ItineraryBatch, ItineraryQuery, Timetable, TimetableCertificate } from './types.ts';

const FOREVER = 0x7fffffff;
const UNBOUNDED = 0x7fffffff;

/**
 * Every legal itinerary of one slice: nonstop, then one stop, then two stops, in a fixed order that is no ranking.
 * A day outside the timetable has no flights. Throws TimetableError for unknown, too many or shared airports.
 * The batch is overwritten by the next search with the same scratch; `complete` is false when its capacity was reached.
 */
export function searchItineraries(tt: Timetable, query: ItineraryQuery, scratch: SearchScratch): ItineraryBatch {
  requireThat(scratch.tt === tt, () => 'the scratch was made for another timetable');
  begin(scratch, query);
  gatherFirsts(scratch, query);
  gatherTails(scratch, query);
  if (!scratch.full) searchNonstop(scratch);
  if (!scratch.full && query.maxStops >= 1) searchOneStop(scratch);
  if (!scratch.full && query.maxStops >= 2) {
    scratch.longestTwoStops = longestTwoStops(scratch.batch, query);
    searchTwoStops(scratch);
  }
  scratch.batch.certificate = certificate(scratch);
  return scratch.batch;
}

function longestTwoStops(fewer: ItineraryBatch, { longestTwoStops }: ItineraryQuery): number {
  return longestTwoStops && fewer.count > 0 ? Math.min(ANY_MINUTES, longestTwoStops(fewer)) : ANY_MINUTES;
}

function begin(s: SearchScratch, { origins, destinations, onwardFlights = UNBOUNDED }: ItineraryQuery): void {
  const bounded = Number.isInteger(onwardFlights) && onwardFlights >= 1;
  requireThat(bounded, () => `onwardFlights is ${onwardFlights}`);
  s.onwardFlights = onwardFlights;
  s.query++;
  s.viaCount = 0;
  s.used = s.pairRoom;
  s.earliestArrival = FOREVER;
  s.latestArrival = -FOREVER;
  s.latestDeparture = -FOREVER;
  s.considered = 0;
  s.full = false;
  s.pruned.fill(0);
  s.batch.count = 0;
  s.firsts.count = 0;
  s.tails.count = 0;
  takeSide(s, origins, ORIGIN);
  takeSide(s, destinations, DESTINATION);
  origins.forEach((from, i) => {
    destinations.forEach((to, j) => {
      s.detourLimit[i * MAX_AIRPORTS_PER_SIDE + j] = detourLimitKm(airportDistanceKm(s.tt, from, to));
    });
  });
}

function takeSide(s: SearchScratch, airports: readonly number[], role: number): void {
  requireThat(airports.length <= MAX_AIRPORTS_PER_SIDE, () => `${airports.length} airports on one side of a query`);
  for (const airport of airports) {
    const known = Number.isInteger(airport) && airport >= 0 && airport < s.tt.airports.count;
    requireThat(known, () => `airport row ${airport} is unknown`);
    touch(s, airport);
    requireThat(s.role[airport] === 0, () => `${s.tt.airports.code[airport]} is named twice in one query`);
    s.role[airport] = role;
  }
}

function touch(s: SearchScratch, airport: number): void {
  if (s.generation[airport] === s.query) return;
  s.generation[airport] = s.query;
  s.role[airport] = 0;
  s.firstHead[airport] = -1;
  s.tailHead[airport] = -1;
  s.minArrival[airport] = FOREVER;
  s.maxArrival[airport] = -FOREVER;
}

/** Expands every pair that leaves an origin on the day and files it under the airport it reaches. */
function gatherFirsts(s: SearchScratch, { origins, day, maxStops }: ItineraryQuery): void {
  const { pairs, firstDay } = s.tt;
  const { departures, firsts } = s;
  const relDay = day - firstDay;
  for (let i = 0; i < origins.length; i++) {
    for (let pair = pairs.outFirst[origins[i]!]!; pair < pairs.outFirst[origins[i]! + 1]!; pair++) {
      const via = pairs.to[pair]!;
      touch(s, via);
      if (maxStops === 0 && s.role[via] !== DESTINATION) continue;
      const start = s.used;
      const end = expandPair(s.tt, pair, relDay, relDay, -FOREVER, FOREVER, departures, start);
      if (end === start) continue;
      s.used = end;
      if (s.firstHead[via] === -1) s.vias[s.viaCount++] = via;
      const row = firsts.count++;
      firsts.pair[row] = pair;
      firsts.side[row] = i;
      firsts.start[row] = start;
      firsts.end[row] = end;
      firsts.next[row] = s.firstHead[via]!;
      s.firstHead[via] = row;
      for (let d = start; d < end; d++) {
        const arrival = departures.arrival[d]!;
        if (arrival < s.minArrival[via]!) s.minArrival[via] = arrival;
        if (arrival > s.maxArrival[via]!) s.maxArrival[via] = arrival;
      }
      s.earliestArrival = Math.min(s.earliestArrival, s.minArrival[via]!);
      s.latestDeparture = Math.max(s.latestDeparture, departures.departure[end - 1]!);
      s.latestArrival = Math.max(s.latestArrival, s.maxArrival[via]!);
    }
  }
  if (s.used === departures.departure.length) s.full = true;
}

/** Files every pair that reaches a destination under the airport it leaves; expanded when a route first needs it. */
function gatherTails(s: SearchScratch, { destinations, maxStops }: ItineraryQuery): void {
  if (maxStops === 0) return;
  const { pairs } = s.tt;
  for (let j = 0; j < destinations.length; j++) {
    for (let i = pairs.inFirst[destinations[j]!]!; i < pairs.inFirst[destinations[j]! + 1]!; i++) {
      const pair = pairs.inPair[i]!;
      const via = pairs.from[pair]!;
      touch(s, via);
      const row = s.tails.count++;
      s.tails.pair[row] = pair;
      s.tails.side[row] = j;
      s.tails.end[row] = -1;
      s.tails.next[row] = s.tailHead[via]!;
      s.tailHead[via] = row;
    }
  }
}

function certificate(s: SearchScratch): TimetableCertificate {
  return {
    complete: !s.full,
    considered: s.considered,
    returned: s.batch.count,
    pruned: BOUNDS.map((bound, i) => ({ bound, count: s.pruned[i]! })).filter(
      ({ bound, count }) => bound !== 'slowTwoStops' || count > 0,
    ),
    limits: {
      detourFactor: DETOUR_FACTOR,
      detourAllowanceKm: DETOUR_ALLOWANCE_KM,
      longestConnectionMinutes: LONGEST_CONNECTION,
      longestOnlyConnectionMinutes: LONGEST_ONLY_CONNECTION,
      longestTotalConnectionMinutes: LONGEST_TOTAL_CONNECTION,
      ...(s.onwardFlights === UNBOUNDED ? {} : { onwardFlights: s.onwardFlights }),
      capacity: s.capacity,
    },
  };
}
