import { greatCircleKm } from '#engine/geo';
import type { AirportInput, World } from '../input.ts';
import { seededRandom } from './random.ts';

export interface SyntheticWorld extends World {
  /** Traffic weight of each airport: a steep rank tail, as in published route tables. */
  readonly weight: readonly number[];
  readonly region: readonly number[];
}

/** How many of the largest airports have two more airports in their city, in rows right after all hubs. */
const METROS = 24;
const CARRIERS = 120;

/** Centres of settlement: latitude, longitude, spread in degrees, share of airports, IANA zones, countries. */
const REGIONS = [
  [39, -90, 12, 0.2, ['America/New_York', 'America/Chicago', 'America/Los_Angeles'], ['US', 'US', 'US', 'CA']],
  [20, -85, 8, 0.06, ['America/Mexico_City', 'America/Havana'], ['MX', 'CU', 'PA', 'DO']],
  [-15, -58, 13, 0.08, ['America/Sao_Paulo', 'America/Santiago'], ['BR', 'BR', 'CL', 'AR', 'PE']],
  [50, 10, 9, 0.2, ['Europe/London', 'Europe/Paris'], ['GB', 'FR', 'DE', 'ES', 'IT', 'NL', 'PL', 'SE', 'GR', 'TR']],
  [57, 60, 14, 0.07, ['Europe/Moscow', 'Asia/Tashkent'], ['RU', 'RU', 'UZ', 'KZ']],
  [26, 48, 7, 0.05, ['Asia/Dubai', 'Asia/Riyadh'], ['AE', 'SA', 'QA', 'IR']],
  [0, 25, 14, 0.09, ['Africa/Nairobi', 'Africa/Lagos'], ['KE', 'NG', 'ZA', 'ET', 'TZ', 'CM']],
  [22, 79, 8, 0.06, ['Asia/Kolkata', 'Asia/Kathmandu'], ['IN', 'IN', 'NP', 'BD']],
  [32, 115, 10, 0.1, ['Asia/Shanghai', 'Asia/Tokyo'], ['CN', 'CN', 'CN', 'JP', 'KR']],
  [5, 108, 9, 0.06, ['Asia/Singapore', 'Asia/Bangkok'], ['SG', 'TH', 'MY', 'ID', 'VN', 'PH']],
  [-28, 140, 12, 0.03, ['Australia/Sydney', 'Australia/Adelaide'], ['AU', 'AU', 'NZ']],
] as const;

/** Airports in order of traffic, carriers and configs; the same seed gives the same world. */
export function syntheticWorld(seed: number, airportCount: number, firstDay: number, dayCount: number): SyntheticWorld {
  const random = seededRandom(seed);
  const region = Array.from({ length: airportCount }, (_, rank) => regionOf(rank, random));
  const airports: AirportInput[] = [];
  for (let rank = 0; rank < airportCount; rank++) {
    const city = rank >= METROS && rank < 3 * METROS ? airports[Math.floor((rank - METROS) / 2)] : undefined;
    if (city) region[rank] = region[Math.floor((rank - METROS) / 2)]!;
    airports.push(airportAt(rank, region[rank]!, city, random));
  }
  const weight = airports.map((_, rank) => (rank + 220) ** -1.9);
  return { firstDay, dayCount, airports, weight, region, ...carriersOf(random), configs: CONFIGS };
}

/** The largest airport of rank `rank` with the other airports of its city. */
export function metroOf(rank: number): readonly number[] {
  return rank < METROS ? [rank, METROS + 2 * rank, METROS + 2 * rank + 1] : [rank];
}

export function distanceKm(world: World, a: number, b: number): number {
  const [p, q] = [world.airports[a]!, world.airports[b]!];
  return greatCircleKm(p.lat, p.lon, q.lat, q.lon);
}

function regionOf(rank: number, random: () => number): number {
  // The first eleven ranks spread the hubs over the world.
  if (rank < REGIONS.length) return (rank * 4) % REGIONS.length;
  let aim = random();
  return Math.max(
    0,
    REGIONS.findIndex(([, , , share]) => (aim -= share) < 0),
  );
}

function airportAt(rank: number, region: number, city: AirportInput | undefined, random: () => number): AirportInput {
  const [lat, lon, spread, , zones, countries] = REGIONS[region]!;
  const spot = () => (random() + random() + random() - 1.5) * spread;
  const pick = random();
  const size = rank < 120 ? 2 : rank < 700 ? 1 : 0;
  return {
    code: `S${rank.toString(36).toUpperCase().padStart(3, '0')}`,
    lat: city ? city.lat + random() * 0.4 : lat + spot(),
    lon: city ? city.lon + random() * 0.4 : lon + 1.6 * spot(),
    country: city?.country ?? countries[Math.floor(pick * countries.length)]!,
    zone: city?.zone ?? zones[Math.floor(pick * zones.length)]!,
    size,
    terminals: rank < 40 ? 3 : rank < 120 ? 2 : 1,
  };
}

function carriersOf(random: () => number): Pick<World, 'carriers' | 'interline'> {
  const carriers = Array.from({ length: CARRIERS }, (_, row) => ({
    code: `X-${row}`,
    name: `Carrier ${row}`,
    ...(row < 45 ? { alliance: `Alliance ${row % 3}` } : {}),
    connects: row < 45 || random() < 0.75,
  }));
  const interline: [number, number][] = [];
  for (let a = 0; a < CARRIERS; a++) {
    for (let b = a + 1; b < CARRIERS; b++) {
      if (!carriers[a]!.connects || !carriers[b]!.connects) continue;
      if ((b < 45 && a % 3 === b % 3) || random() < 0.2) interline.push([a, b]);
    }
  }
  return { carriers, interline };
}

const CONFIGS: World['configs'] = [
  { aircraft: 'AT76', aircraftName: 'ATR 72-600', seats: [70, 0, 0, 0] },
  { aircraft: 'A20N', aircraftName: 'A320neo', seats: [168, 0, 12, 0] },
  { aircraft: 'B789', aircraftName: '787-9', seats: [210, 35, 36, 0] },
];
