import { beforeAll, expect, test } from 'vitest';
import { loadAirports } from '#reference/airports';
import { createScratch, encodeTimetable, legTimes, packTimetable, searchItineraries, toLocal } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import { HOUSE_CARRIERS, HOUSE_SEED } from '../index.ts';
import { generateNetwork } from '../network/index.ts';
import { NIGHT_OPEN } from '../network/regions.ts';
import { leavingShare, rankCorrelation, shapeOf } from '../network/shape.ts';
import type { NetworkShape } from '../network/shape.ts';
import { networkAirport } from './network-airport.ts';

const FIRST_DAY = Date.UTC(2026, 10, 1) / 86_400_000;
const airports = loadAirports().map(networkAirport);
const input = { airports, seed: HOUSE_SEED, firstDay: FIRST_DAY, dayCount: 430 };
let tt: Timetable;
let shape: NetworkShape;

function build(changes: Partial<typeof input> = {}): Timetable {
  const { world, flights } = generateNetwork({ ...input, ...changes });
  return packTimetable(world, flights);
}

function rowOf(code: string): number {
  return tt.airports.code.indexOf(code);
}

/** Within a share of the published figure either way. */
function expectNear(found: readonly number[], published: readonly number[], share: number): void {
  found.forEach((value, i) => {
    expect(value, `${value} against ${published[i]}`).toBeGreaterThan(published[i]! * (1 - share));
    expect(value, `${value} against ${published[i]}`).toBeLessThan(published[i]! * (1 + share));
  });
}

beforeAll(() => {
  tt = build();
  shape = shapeOf(tt);
}, 120_000);

test('the world is as large as the real one: airports, pairs and departures on the quietest day', () => {
  expect(shape.airports).toBeGreaterThanOrEqual(3_000);
  expect(shape.directedPairs).toBeGreaterThanOrEqual(35_000);
  expect(shape.departures.least).toBeGreaterThanOrEqual(100_000);
  expect(HOUSE_CARRIERS.length).toBeGreaterThanOrEqual(100);
});

test('every airport with scheduled service has a departure', () => {
  const leaving = new Set(tt.pairs.from);
  expect(tt.airports.code.filter((_, row) => !leaving.has(row))).toEqual([]);
});

test('distances of routes follow OpenFlights: p10 to p99 within 15 %', () => {
  expectNear(shape.km, [337, 631, 1_199, 2_177, 4_021, 9_845], 0.15);
});

test('flights a month of a carrier on a pair follow opentraveldata 2019: p10, p50 and p90 within 20 %', () => {
  expectNear(shape.monthly, [3, 17, 84], 0.2);
});

test('seats a flight follow opentraveldata 2019: p10, p50 and p90 within 25 %', () => {
  expectNear(shape.seats, [51, 161, 216], 0.25);
});

test('a fifth of all rows are codeshares, as published', () => {
  expect(shape.codeshares).toBeGreaterThan(0.17);
  expect(shape.codeshares).toBeLessThan(0.26);
});

test('a quarter to a half of the routes of a network carrier leave its main hub, far fewer of a low-cost one', () => {
  HOUSE_CARRIERS.forEach((carrier, row) => {
    const share = leavingShare(tt, row, rowOf(carrier.hubs[0]!));
    if (carrier.model === 'network') {
      expect(share, carrier.code).toBeGreaterThanOrEqual(0.25);
      expect(share, carrier.code).toBeLessThanOrEqual(0.5);
    } else if (carrier.model === 'lowcost' && carrier.hubs.length >= 8) {
      expect(share, carrier.code).toBeLessThan(0.2);
    }
  });
});

test('airports that carry more passengers have more departures: rank correlation over the 500 busiest', () => {
  const busiest = [...airports.keys()].sort((a, b) => airports[b]!.weight - airports[a]!.weight).slice(0, 500);
  const weights = busiest.map((row) => airports[row]!.weight);
  expect(
    rankCorrelation(
      weights,
      busiest.map((row) => shape.byAirport[row]!),
    ),
  ).toBeGreaterThan(0.8);
});

test('nothing leaves or lands between midnight and five where airports sleep', () => {
  let asleep = 0;
  let dark = 0;
  for (let flight = 0; flight < tt.flights.count; flight++) {
    const pair = tt.flights.pair[flight]!;
    const to = tt.pairs.to[pair]!;
    const { arrival } = legTimes(tt, flight, 75);
    if (!NIGHT_OPEN.has(tt.airports.code[tt.pairs.from[pair]!]!) && tt.flights.departure[flight]! < 300) dark++;
    if (NIGHT_OPEN.has(tt.airports.code[to]!)) continue;
    asleep++;
    if (toLocal(tt, to, arrival).minute < 300) dark++;
  }
  expect(dark / asleep).toBeLessThan(0.02);
});

test('the median carrier and pair does not fly daily, so days of operation matter', () => {
  const some = tt.flights.weekdays.reduce((sum, mask) => sum + (mask === 127 ? 0 : 1), 0);
  expect(shape.monthly[1]).toBeLessThan(30);
  expect(some / tt.flights.count).toBeGreaterThan(0.3);
});

test('a number flies once a day: carrier, number and date name one departure', () => {
  const seen = new Map<number, number[]>();
  for (let flight = 0; flight < tt.flights.count; flight++) {
    const id = tt.flights.carrier[flight]! * 10_000 + tt.flights.number[flight]!;
    const others = seen.get(id) ?? [];
    for (const other of others) {
      const apart =
        tt.flights.lastDay[other]! < tt.flights.firstDay[flight]! ||
        tt.flights.lastDay[flight]! < tt.flights.firstDay[other]!;
      expect(apart, `${tt.carriers.code[tt.flights.carrier[flight]!]}${tt.flights.number[flight]}`).toBe(true);
    }
    seen.set(id, [...others, flight]);
  }
});

test('famous routes are flown nonstop in both directions', () => {
  for (const [a, b] of [
    'LHR SIN',
    'JFK LHR',
    'LAX SYD',
    'CDG EZE',
    'HND CTS',
    'SIN SYD',
    'DXB LHR',
    'SCL AKL',
    'FRA JFK',
  ].map((p) => p.split(' '))) {
    const found = [
      [a!, b!],
      [b!, a!],
    ].map(([from, to]) => nonstops(from!, to!));
    expect(Math.min(...found), `${a} ${b}`).toBeGreaterThan(0);
  }
});

function nonstops(from: string, to: string): number {
  let count = 0;
  for (let pair = tt.pairs.outFirst[rowOf(from)]!; pair < tt.pairs.outFirst[rowOf(from) + 1]!; pair++) {
    if (tt.pairs.to[pair] === rowOf(to)) count += tt.pairs.firstFlight[pair + 1]! - tt.pairs.firstFlight[pair]!;
  }
  return count;
}

test('nearly every pair of the 300 busiest airports has a way with at most two stops on an ordinary day', () => {
  const busiest = [...airports.keys()].sort((a, b) => airports[b]!.weight - airports[a]!.weight).slice(0, 300);
  const scratch = createScratch(tt, 300_000);
  let none = 0;
  for (let k = 0; k < 400; k++) {
    const from = busiest[(k * 7_919) % 300]!;
    const to = busiest[(k * 104_729 + 17) % 300]!;
    if (from === to) continue;
    const found = searchItineraries(
      tt,
      { origins: [from], destinations: [to], day: FIRST_DAY + 120, maxStops: 2 },
      scratch,
    );
    if (found.count === 0) none++;
  }
  expect(none).toBeLessThan(12);
});

/** The same rules over fewer airports, to be built several times. */
function buildSmall(changes: Partial<typeof input> = {}): Timetable {
  const heaviest = airports.toSorted((a, b) => b.weight - a.weight).slice(0, 400);
  const { world, flights } = generateNetwork({ ...input, airports: heaviest, scale: 0.3, ...changes });
  return packTimetable(world, flights);
}

test('the same seed gives the same bytes, another seed another world', () => {
  const bytes = Buffer.from(encodeTimetable(buildSmall()));
  expect(bytes.equals(encodeTimetable(buildSmall()))).toBe(true);
  expect(bytes.equals(encodeTimetable(buildSmall({ seed: 2 })))).toBe(false);
}, 60_000);

test('a snapshot built a month later keeps every flight: number, time, days and aircraft', () => {
  const [now, later] = [buildSmall(), buildSmall({ firstDay: FIRST_DAY + 30 })];
  const nameOf = ({ flights }: Timetable, f: number): string =>
    [flights.carrier, flights.number, flights.pair, flights.departure, flights.config, flights.weekdays]
      .map((column) => column[f])
      .join(' ');
  const known = new Set(Array.from({ length: now.flights.count }, (_, flight) => nameOf(now, flight)));
  const changed = Array.from({ length: later.flights.count }, (_, flight) => nameOf(later, flight)).filter(
    (name) => !known.has(name),
  );
  expect(changed).toEqual([]);
}, 60_000);
