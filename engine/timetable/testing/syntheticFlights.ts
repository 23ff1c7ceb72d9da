import type { FlightRows } from '../rows.ts';
import { seededRandom, weightedPicker } from './random.ts';
import { distanceKm } from './syntheticWorld.ts';
import type { SyntheticWorld } from './syntheticWorld.ts';

export interface FlightShape {
  /** Directed pairs with service, both directions of a route. */
  readonly pairs: number;
  readonly departuresPerDay: number;
}

/** The published route table of 2019: airports, directed pairs and departures a day. */
export const WORLD_SHAPE = { airports: 3257, pairs: 37_041, departuresPerDay: 108_954 } as const;

interface Route {
  readonly from: number;
  readonly to: number;
  readonly km: number;
  readonly frequency: number;
}

/**
 * Seeded flights in the shape of the world's network: routes by gravity, so that degrees have a steep tail, frequency
 * by the size of both ends, carriers at home at one end, two thirds of the flights daily.
 */
export function syntheticFlights(world: SyntheticWorld, seed: number, shape: FlightShape): FlightRows {
  const random = seededRandom(seed);
  const routes = chooseRoutes(world, Math.round(shape.pairs / 2), random);
  const total = routes.reduce((sum, route) => sum + route.frequency, 0);
  // A flight operates on 5.9 days a week on average (two thirds daily, the others on 3 to 5 days).
  const perRoute = (shape.departuresPerDay * 1.19) / 2 / total;
  const counts = routes.map(({ frequency }) => Math.max(1, Math.round(frequency * perRoute)));
  const rows = emptyRows(2 * counts.reduce((sum, count) => sum + count, 0));
  let row = 0;
  routes.forEach((route, i) => {
    for (let n = 0; n < counts[i]!; n++) {
      fillRow(world, rows, row++, route.from, route.to, route.km, random);
      fillRow(world, rows, row++, route.to, route.from, route.km, random);
    }
  });
  return { ...rows, count: row, codeshares: [] };
}

function chooseRoutes(world: SyntheticWorld, wanted: number, random: () => number): readonly Route[] {
  const count = world.airports.length;
  const chosen = new Map<number, Route>();
  const add = (a: number, b: number): void => {
    const [from, to] = a < b ? [a, b] : [b, a];
    const key = from * count + to;
    if (from === to || chosen.has(key)) return;
    const frequency = ((from + 8) * (to + 8)) ** -0.42;
    chosen.set(key, { from, to, km: distanceKm(world, from, to), frequency });
  };
  for (let airport = 3; airport < count; airport++) add(airport, nearestLarger(world, airport));
  const pick = weightedPicker(
    world.weight.map((weight) => weight ** 0.8),
    random,
  );
  while (chosen.size < wanted) {
    const [a, b] = [pick(), pick()];
    const km = distanceKm(world, a, b);
    if (a === b || km < 120 || km > 15_000) continue;
    // Long routes need large airports at one end at least.
    const reach = 700 + 2600 * Math.min(1, 40 / (Math.min(a, b) + 40));
    if (random() < Math.exp(-km / reach)) add(a, b);
  }
  return [...chosen.values()];
}

function nearestLarger(world: SyntheticWorld, airport: number): number {
  let best = 0;
  for (let other = 1; other < Math.min(airport, 150); other++) {
    if (distanceKm(world, airport, other) < distanceKm(world, airport, best)) best = other;
  }
  return best;
}

type MutableRows = { -readonly [K in keyof Omit<FlightRows, 'count' | 'codeshares'>]: FlightRows[K] };

function fillRow(
  world: SyntheticWorld,
  rows: MutableRows,
  row: number,
  from: number,
  to: number,
  km: number,
  random: () => number,
): void {
  const home = random() < 0.6 ? Math.min(from, to) : Math.max(from, to);
  const shift = Math.floor(random() * random() * 6) * 17;
  const daily = random() < 2 / 3;
  rows.from[row] = from;
  rows.to[row] = to;
  // Few leave at night.
  rows.departure[row] = random() < 0.94 ? 330 + Math.floor(random() * 1050) : Math.floor(random() * 1440);
  rows.blockMinutes[row] = Math.round((45 + (1.04 * km * 60) / 850) / 5) * 5;
  rows.weekdays[row] = daily ? 127 : [0b0101010, 0b1010101, 0b0011111, 0b1100110][Math.floor(random() * 4)]!;
  rows.firstDay[row] = 0;
  rows.lastDay[row] = world.dayCount - 1;
  rows.carrier[row] = (home * 7 + world.region[home]! * 11 + shift) % world.carriers.length;
  rows.number[row] = 1 + (row % 9999);
  rows.config[row] = km < 600 ? 0 : km < 5500 ? 1 : 2;
  rows.fromTerminal[row] = 1 + Math.floor(random() * world.airports[from]!.terminals);
  rows.toTerminal[row] = 1 + Math.floor(random() * world.airports[to]!.terminals);
}

function emptyRows(count: number): MutableRows {
  return {
    from: new Uint16Array(count),
    to: new Uint16Array(count),
    departure: new Uint16Array(count),
    blockMinutes: new Uint16Array(count),
    weekdays: new Uint8Array(count),
    firstDay: new Uint16Array(count),
    lastDay: new Uint16Array(count),
    carrier: new Uint16Array(count),
    number: new Uint16Array(count),
    config: new Uint8Array(count),
    fromTerminal: new Uint8Array(count),
    toTerminal: new Uint8Array(count),
  };
}
