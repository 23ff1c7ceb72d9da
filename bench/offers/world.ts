import { buildTimetable, type ItineraryBatch, type Timetable } from '#engine/timetable';
import type { OfferSearchInput } from '#engine/offers';
import { bestTerms } from '#engine/ranking';
import { houseFareModel } from '#supply/house/fares';
import { seeded } from '../harness/index.ts';

const CARRIERS = 40;
const HUBS = 40;
const FIRST_DAY = 20_600;
const OUT_DAY = 100;
const STAY = 9;

/** Two cities of two airports each and forty hubs between them; `perPair` departures a day on each leg. Seeded, no real data. */
function benchTimetable(perPair: number, random: () => number): Timetable {
  const pick = (count: number): number => Math.floor(random() * count);
  const airports = [
    { code: 'LHA', country: 'GB', lat: 51.5, lon: -0.5 },
    { code: 'LHB', country: 'GB', lat: 51.2, lon: -0.2 },
    { code: 'SNA', country: 'SG', lat: 1.3, lon: 104 },
    { code: 'SNB', country: 'SG', lat: 1.5, lon: 104.2 },
    ...Array.from({ length: HUBS }, (_, at) => ({
      code: `H${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
      country: ['DE', 'FR', 'AE', 'IN', 'TR', 'NL', 'QA', 'TH'][at % 8]!,
      lat: 5 + random() * 45,
      lon: 5 + random() * 95,
    })),
  ];
  const ends = [
    [0, 1],
    [2, 3],
  ] as const;
  const legs: [number, number][] = [];
  for (const [from, to] of [ends, ends.toReversed() as unknown as typeof ends]) {
    for (const a of from) {
      for (const b of to) legs.push([a, b]);
      for (let hub = 4; hub < airports.length; hub += 1) legs.push([a, hub]);
    }
    for (let hub = 4; hub < airports.length; hub += 1) for (const b of to) legs.push([hub, b]);
  }
  return buildTimetable({
    firstDay: FIRST_DAY,
    dayCount: 160,
    airports: airports.map((airport) => ({ ...airport, zone: 'UTC', size: 2, terminals: 1 })),
    carriers: Array.from({ length: CARRIERS }, (_, at) => ({
      code: `X-B${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
      name: `Bench ${at}`,
      connects: true,
      ...(at % 4 < 3 && { alliance: ['Orbit', 'Meridian', 'Trade Wind'][at % 4]! }),
    })),
    interline: Array.from({ length: CARRIERS * 3 }, (): [number, number] => [pick(CARRIERS), pick(CARRIERS)]).filter(
      ([a, b]) => a !== b,
    ),
    configs: [{ aircraft: 'A359', aircraftName: 'A350-900', seats: [240, 24, 40, 0] }],
    flights: legs.flatMap(([from, to], leg) =>
      Array.from({ length: perPair }, (_, at) => ({
        from,
        to,
        departure: pick(288) * 5,
        blockMinutes: 180 + pick(120) * 5,
        weekdays: 127,
        firstDay: 0,
        lastDay: 159,
        carrier: pick(CARRIERS),
        number: ((leg * perPair + at) % 9999) + 1,
        config: 0,
        fromTerminal: 0,
        toTerminal: 0,
      })),
    ),
  });
}

/** `rows` itineraries of one direction: all nonstops, then one-stop combinations in random order. */
function benchBatch(
  timetable: Timetable,
  back: boolean,
  rows: number,
  day: number,
  random: () => number,
): ItineraryBatch {
  const { pairs, flights } = timetable;
  const at = (airport: number): number => (airport > 3 ? 1 : airport < 2 === back ? 2 : 0);
  const groups = new Map<string, number[]>();
  for (let flight = 0; flight < flights.count; flight += 1) {
    const pair = flights.pair[flight]!;
    const [from, to] = [pairs.from[pair]!, pairs.to[pair]!];
    if (at(from) >= at(to)) continue;
    const key = at(from) === 0 && at(to) === 2 ? 'direct' : at(to) === 1 ? `in ${to}` : `on ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), flight]);
  }
  const found: number[][] = (groups.get('direct') ?? []).slice(0, Math.ceil(rows / 20)).map((flight) => [flight, day]);
  const end = (flight: number): number => flights.departure[flight]! + flights.blockMinutes[flight]!;
  while (found.length < rows) {
    const hub = 4 + Math.floor(random() * HUBS);
    const [first, second] = [`in ${hub}`, `on ${hub}`].map((key) => {
      const list = groups.get(key)!;
      return list[Math.floor(random() * list.length)]!;
    });
    const later =
      flights.departure[second!]! - end(first!) >= 45
        ? 0
        : Math.ceil((end(first!) + 45 - flights.departure[second!]!) / 1440);
    found.push([first!, day, second!, day + later]);
  }
  return batchOf(timetable, found);
}

function batchOf(timetable: Timetable, found: readonly number[][]): ItineraryBatch {
  const { departure, blockMinutes } = timetable.flights;
  const legs = new Int32Array(3 * found.length).fill(-1);
  const legDay = new Int16Array(3 * found.length);
  found.forEach((list, row) => {
    for (let k = 0; 2 * k < list.length; k += 1) {
      legs[3 * row + k] = list[2 * k]!;
      legDay[3 * row + k] = list[2 * k + 1]!;
    }
  });
  const time = (flight: number, day: number): number => (FIRST_DAY + day) * 1440 + departure[flight]!;
  return {
    count: found.length,
    legs,
    legDay,
    stops: Uint8Array.from(found, (list) => list.length / 2 - 1),
    departure: Int32Array.from(found, (list) => time(list[0]!, list[1]!)),
    arrival: Int32Array.from(found, (list) => time(list.at(-2)!, list.at(-1)!) + blockMinutes[list.at(-2)!]!),
    certificate: { complete: true, considered: found.length, returned: found.length, pruned: [], limits: {} },
  };
}

/** A priced search of `rows` itineraries per slice, to and fro `stay` days apart, for one adult and one child with a bag, in pounds. */
export function benchInput(rows: number, slices: number, seed: number, stay = STAY): OfferSearchInput {
  const random = seeded(seed);
  const timetable = benchTimetable(Math.max(3, Math.ceil(Math.sqrt(rows / 100))), random);
  const days = Array.from({ length: slices }, (_, at) => OUT_DAY + at * stay);
  const model = houseFareModel(timetable, [], seed);
  return {
    timetable,
    model,
    best: bestTerms('GBP', 2, model.rates),
    inventory: { seatsLeft: (flight, relDay) => 20 + ((flight * 7919 + relDay * 104_729) % 220) },
    emissions: { grams: (flight) => 180_000 + (flight % 97) * 1000 },
    ask: {
      party: { adults: 1, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
      bags: { cabin: 1, checked: 1 },
      currency: 'GBP',
      saleDay: FIRST_DAY + OUT_DAY - 60,
      days: days.map((day) => FIRST_DAY + day),
    },
    batches: days.map((day, at) => benchBatch(timetable, at % 2 === 1, rows, day, random)),
    minTurnMinutes: 60,
  };
}
