import { createScratch, packTimetable } from '#engine/timetable';
import type { FlightRows, ItineraryQuery, SearchScratch, Timetable, World } from '#engine/timetable';
import {
  WORLD_SHAPE,
  metroOf,
  seededRandom,
  syntheticFlights,
  syntheticWorld,
  weightedPicker,
} from '#engine/timetable/testing';
import type { SyntheticWorld } from '#engine/timetable/testing';

const FIRST_DAY = 20_805;
const DAYS = 8;
export const QUERY_DAY = FIRST_DAY + 1;

export interface BenchWorld {
  readonly tt: Timetable;
  readonly scratch: SearchScratch;
}

/** The world at 1, 10 or 100 times the departures of 2019 on the same pairs. */
export function ruledWorld(times: number, capacity: number): BenchWorld {
  const world = airportsAndCarriers();
  return ready(world, flightsOf(world, times), capacity);
}

/** The same flights in a world where no rule bites: one zone, one country, one carrier, daily, no terminals. */
export function openWorld(capacity: number): BenchWorld {
  const world = airportsAndCarriers();
  const rows = flightsOf(world, 1);
  const zero = new Uint8Array(rows.count);
  const plain = {
    weekdays: zero.slice().fill(127),
    carrier: new Uint16Array(rows.count),
    fromTerminal: zero,
    toTerminal: zero,
  };
  const airports = world.airports.map((row) => ({ ...row, country: 'AA', zone: 'UTC', size: 1, terminals: 1 }));
  const carriers = [{ code: 'X-ONE', name: 'One', connects: true }];
  return ready({ ...world, airports, carriers, interline: [] }, { ...rows, ...plain }, capacity);
}

/** Every ordered pair of the twelve largest cities, all their airports. */
export function hubQueries(): readonly ItineraryQuery[] {
  const ranks = Array.from({ length: 12 }, (_, rank) => rank);
  return ranks.flatMap((from) => ranks.filter((to) => to !== from).map((to) => query(metroOf(from), metroOf(to))));
}

/** Airports drawn by their traffic, as people search; single airports at both ends. */
export function gravityQueries(count: number): readonly ItineraryQuery[] {
  const world = airportsAndCarriers();
  const pick = weightedPicker(world.weight, seededRandom(11));
  const queries: ItineraryQuery[] = [];
  while (queries.length < count) {
    const [from, to] = [pick(), pick()];
    if (from !== to) queries.push(query([from], [to]));
  }
  return queries;
}

function query(origins: readonly number[], destinations: readonly number[]): ItineraryQuery {
  return { origins, destinations, day: QUERY_DAY, maxStops: 2 };
}

function airportsAndCarriers(): SyntheticWorld {
  return syntheticWorld(1, WORLD_SHAPE.airports, FIRST_DAY, DAYS);
}

function flightsOf(world: SyntheticWorld, times: number): FlightRows {
  const { pairs, departuresPerDay } = WORLD_SHAPE;
  return syntheticFlights(world, 2, { pairs, departuresPerDay: departuresPerDay * times });
}

function ready(world: World, rows: FlightRows, capacity: number): BenchWorld {
  const tt = packTimetable(world, rows);
  return { tt, scratch: createScratch(tt, capacity) };
}
