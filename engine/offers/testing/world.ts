import { buildTimetable, type ItineraryBatch, type Timetable } from '#engine/timetable';
import { bestTerms } from '#engine/ranking';
import type { OfferSearchInput } from '../types.ts';
import { testModel } from './model.ts';

/** A seeded source of small whole numbers for random worlds. */
export function dice(seed: number): (sides: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) >>> 0;
    return Math.floor(((state ^ (state >>> 13)) >>> 0) / (0x1_0000_0000 / sides)) % sides;
  };
}

const AIRPORTS = [
  { code: 'AAA', country: 'GB', lat: 51, lon: 0 },
  { code: 'BBB', country: 'GB', lat: 52, lon: 1 },
  { code: 'HUB', country: 'FR', lat: 48, lon: 8 },
  { code: 'MID', country: 'KW', lat: 29, lon: 47 },
  { code: 'YYY', country: 'JP', lat: 35, lon: 139 },
  { code: 'ZZZ', country: 'JP', lat: 34, lon: 135 },
];
const FIRST_DAY = 20_600;

/** A random timetable between two cities of two airports each over two hubs, and all its itineraries of one day. */
export function randomWorld(seed: number, flights: number, carriers = 4): Timetable {
  const roll = dice(seed);
  return buildTimetable({
    firstDay: FIRST_DAY,
    dayCount: 20,
    airports: AIRPORTS.map((airport) => ({ ...airport, zone: 'UTC', size: 1, terminals: 1 })),
    carriers: Array.from({ length: carriers }, (_, at) => ({
      code: `X-C${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
      name: `Carrier ${at}`,
      connects: true,
      ...(at % 3 < 2 && { alliance: at % 3 === 0 ? 'Orbit' : 'Meridian' }),
    })),
    interline: [[0, 1]],
    configs: [
      { aircraft: 'A20N', aircraftName: 'A320neo', seats: [150, 0, 12, 0] },
      { aircraft: 'A359', aircraftName: 'A350', seats: [240, 30, 40, 0] },
    ],
    flights: Array.from({ length: flights }, (_, at) => {
      const [from, to] = LEGS[roll(LEGS.length)]!;
      return {
        from,
        to,
        departure: roll(288) * 5,
        blockMinutes: 60 + roll(80) * 5,
        weekdays: 127,
        firstDay: 0,
        lastDay: 19,
        carrier: roll(carriers),
        number: at + 1,
        config: roll(2),
        fromTerminal: 0,
        toTerminal: 0,
      };
    }),
  });
}

const OUT: [number, number][] = [
  [0, 4],
  [0, 5],
  [1, 4],
  [1, 5],
  [0, 2],
  [1, 2],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [2, 5],
  [0, 3],
];
const LEGS: [number, number][] = [...OUT, ...OUT.map(([from, to]): [number, number] => [to, from])];

/** Every itinerary of up to two stops on a relative day with waits of 45 minutes to 14 hours, by plain loops. */
export function plainBatch(
  timetable: Timetable,
  origins: readonly number[],
  destinations: readonly number[],
  relDay: number,
): ItineraryBatch {
  const { flights, pairs } = timetable;
  const rows: number[][] = [];
  const time = (flight: number, day: number): number => (FIRST_DAY + day) * 1440 + flights.departure[flight]!;
  const extend = (legs: number[], seen: number[]): void => {
    const [last, day] = [legs.at(-2)!, legs.at(-1)!];
    const at = pairs.to[flights.pair[last]!]!;
    if (destinations.includes(at)) rows.push(legs);
    else if (legs.length < 6) {
      const arrival = time(last, day) + flights.blockMinutes[last]!;
      for (let next = 0; next < flights.count; next += 1) {
        const pair = flights.pair[next]!;
        if (pairs.from[pair] !== at || seen.includes(pairs.to[pair]!)) continue;
        for (const nextDay of [day, day + 1]) {
          const wait = time(next, nextDay) - arrival;
          if (wait >= 45 && wait <= 840) extend([...legs, next, nextDay], [...seen, pairs.to[pair]!]);
        }
      }
    }
  };
  for (let flight = 0; flight < flights.count; flight += 1) {
    const pair = flights.pair[flight]!;
    if (origins.includes(pairs.from[pair]!)) extend([flight, relDay], [pairs.from[pair]!, pairs.to[pair]!, ...origins]);
  }
  return batchOf(timetable, rows);
}

function batchOf(timetable: Timetable, rows: readonly number[][]): ItineraryBatch {
  const legs = new Int32Array(3 * rows.length).fill(-1);
  const legDay = new Int16Array(3 * rows.length);
  for (const [row, list] of rows.entries()) {
    for (let k = 0; 2 * k < list.length; k += 1) {
      legs[3 * row + k] = list[2 * k]!;
      legDay[3 * row + k] = list[2 * k + 1]!;
    }
  }
  const certificate = { complete: true, considered: rows.length, returned: rows.length, pruned: [], limits: {} };
  const stops = Uint8Array.from(rows, (list) => list.length / 2 - 1);
  const { departure, blockMinutes } = timetable.flights;
  const time = (list: readonly number[], at: number): number =>
    (FIRST_DAY + list.at(at + 1)!) * 1440 + departure[list.at(at)!]!;
  return {
    count: rows.length,
    legs,
    legDay,
    stops,
    certificate,
    departure: Int32Array.from(rows, (list) => time(list, 0)),
    arrival: Int32Array.from(rows, (list) => time([...list], list.length - 2) + blockMinutes[list.at(-2)!]!),
  };
}

/** A search in a random world, to and fro `stay` days apart; 0 makes the time rule between the slices bite. */
export function randomSearch(
  seed: number,
  slices: number,
  stay: number,
  flights: number,
  carriers = 4,
): OfferSearchInput {
  const timetable = randomWorld(seed, flights, carriers);
  const roll = dice(seed + 1);
  const days = Array.from({ length: slices }, (_, at) => FIRST_DAY + 2 + at * stay);
  const model = testModel(carriers);
  const party = { adults: 1 + roll(2), children: roll(2) === 0 ? [] : [5], infantsInSeat: 0, infantsOnLap: roll(2) };
  const cabin = roll(4) === 0 ? 'business' : 'economy';
  const bags = { cabin: roll(2), checked: roll(3) };
  const currency = ['EUR', 'GBP', 'JPY', 'KWD'][roll(4)]!;
  return {
    timetable,
    model,
    best: bestTerms(currency, party.adults + party.children.length, model.rates),
    inventory: { seatsLeft: (flight, relDay, cabin) => (flight * 31 + relDay * 17 + cabin * 5) % 150 },
    emissions: { grams: (flight, cabin) => 40_000 + (flight % 13) * 1000 + cabin * 20_000 },
    ask: {
      party,
      cabin,
      bags,
      currency,
      saleDay: FIRST_DAY - roll(40),
      days,
    },
    batches: days.map((day, at) =>
      plainBatch(timetable, at % 2 === 0 ? [0, 1] : [4, 5], at % 2 === 0 ? [4, 5] : [0, 1], day - FIRST_DAY),
    ),
    minTurnMinutes: 90,
  };
}
