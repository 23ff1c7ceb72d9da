import { requireThat } from './errors.ts';
import { greatCircleKm } from '#engine/geo';
import type { TimetableInput, World } from './input.ts';
import { shared, stableOrder } from '#engine/snapshot';
import { flightRows } from './rows.ts';
import type { FlightRows } from './rows.ts';
import type { AirportColumns, CodeshareColumns, FlightColumns, PairColumns, Timetable } from './types.ts';
import { validateFlights, validateWorld } from './validate.ts';
import { carrierColumns, configColumns, worldZones } from './world.ts';

/**
 * Turns plain rows into sorted, validated columns over shared memory. Deterministic: equal input gives equal bytes.
 * Throws TimetableError naming the first bad row.
 */
export function buildTimetable(input: TimetableInput): Timetable {
  return packTimetable(input, flightRows(input.flights));
}

/** As `buildTimetable`, for a producer that has its flights in columns already. */
export function packTimetable(world: World, rows: FlightRows): Timetable {
  validateWorld(world);
  validateFlights(world, rows);
  const { zones, airports } = worldZones(world);
  const order = stableOrder(rows.count, [rows.from, rows.to, rows.departure, rows.carrier, rows.number]);
  const pairs = pairColumns(airports, rows, order);
  return {
    firstDay: world.firstDay,
    dayCount: world.dayCount,
    airports,
    zones,
    carriers: carrierColumns(world),
    configs: configColumns(world),
    pairs,
    flights: flightColumns(pairs, rows, order),
    codeshares: codeshareColumns(rows, order),
  };
}

function pairColumns(airports: AirportColumns, rows: FlightRows, order: Uint32Array): PairColumns {
  let count = 0;
  for (let i = 0; i < rows.count; i++) if (i === 0 || !samePair(rows, order[i - 1]!, order[i]!)) count++;
  const from = shared(Uint16Array, count);
  const to = shared(Uint16Array, count);
  const distanceKm = shared(Uint16Array, count);
  const firstFlight = shared(Uint32Array, count + 1);
  const outFirst = shared(Uint32Array, airports.count + 1);
  const inFirst = shared(Uint32Array, airports.count + 1);
  const inPair = shared(Uint32Array, count);
  const { lat, lon } = airports;
  let pair = -1;
  for (let i = 0; i < rows.count; i++) {
    const row = order[i]!;
    if (i > 0 && samePair(rows, order[i - 1]!, row)) continue;
    pair++;
    const a = rows.from[row]!;
    const b = rows.to[row]!;
    from[pair] = a;
    to[pair] = b;
    distanceKm[pair] = Math.round(greatCircleKm(lat[a]!, lon[a]!, lat[b]!, lon[b]!));
    firstFlight[pair] = i;
    outFirst[a + 1]!++;
    inFirst[b + 1]!++;
  }
  firstFlight[count] = rows.count;
  for (let a = 0; a < airports.count; a++) {
    outFirst[a + 1]! += outFirst[a]!;
    inFirst[a + 1]! += inFirst[a]!;
  }
  const next = inFirst.slice();
  for (let p = 0; p < count; p++) inPair[next[to[p]!]!++] = p;
  return { count, from, to, distanceKm, firstFlight, outFirst, inFirst, inPair };
}

function samePair(rows: FlightRows, a: number, b: number): boolean {
  return rows.from[a] === rows.from[b] && rows.to[a] === rows.to[b];
}

function flightColumns(pairs: PairColumns, rows: FlightRows, order: Uint32Array): FlightColumns {
  const count = rows.count;
  const pair = shared(Uint32Array, count);
  for (let p = 0; p < pairs.count; p++) pair.fill(p, pairs.firstFlight[p], pairs.firstFlight[p + 1]);
  return {
    count,
    pair,
    departure: gathered(shared(Uint16Array, count), rows.departure, order),
    blockMinutes: gathered(shared(Uint16Array, count), rows.blockMinutes, order),
    weekdays: gathered(shared(Uint8Array, count), rows.weekdays, order),
    firstDay: gathered(shared(Uint16Array, count), rows.firstDay, order),
    lastDay: gathered(shared(Uint16Array, count), rows.lastDay, order),
    carrier: gathered(shared(Uint16Array, count), rows.carrier, order),
    number: gathered(shared(Uint16Array, count), rows.number, order),
    config: gathered(shared(Uint8Array, count), rows.config, order),
    fromTerminal: gathered(shared(Uint8Array, count), rows.fromTerminal, order),
    toTerminal: gathered(shared(Uint8Array, count), rows.toTerminal, order),
  };
}

function gathered<T extends Uint8Array | Uint16Array>(target: T, source: T, order: Uint32Array): T {
  for (let i = 0; i < target.length; i++) target[i] = source[order[i]!]!;
  return target;
}

function codeshareColumns(rows: FlightRows, order: Uint32Array): CodeshareColumns {
  const total = rows.codeshares.length / 3;
  const first = shared(Uint32Array, rows.count + 1);
  const carrier = shared(Uint16Array, total);
  const number = shared(Uint16Array, total);
  const rank = new Uint32Array(rows.count);
  for (let i = 0; i < rows.count; i++) rank[order[i]!] = i;
  for (let i = 0; i < total; i++) first[rank[rows.codeshares[3 * i]!]! + 1]!++;
  for (let f = 0; f < rows.count; f++) first[f + 1]! += first[f]!;
  const next = first.slice();
  for (let i = 0; i < total; i++) {
    const at = next[rank[rows.codeshares[3 * i]!]!]!++;
    carrier[at] = rows.codeshares[3 * i + 1]!;
    number[at] = rows.codeshares[3 * i + 2]!;
  }
  requireThat(first[rows.count] === total, () => 'codeshares do not add up');
  return { first, carrier, number };
}
