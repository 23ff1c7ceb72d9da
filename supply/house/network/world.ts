import { keyOf } from '../hash.ts';
import { SNOW, SUMMER_SUN, WINTER_SUN } from './regions.ts';

/** An airport as the network generator needs it; `weight` is any popularity measure that grows with passengers. */
export interface NetworkAirport {
  readonly code: string;
  readonly lat: number;
  readonly lon: number;
  readonly countryCode: string;
  /** IANA zone name. */
  readonly zone: string;
  /** 0 small, 1 medium, 2 large. */
  readonly size: 0 | 1 | 2;
  readonly weight: number;
  /** Passenger terminals, at least 1. */
  readonly terminals: number;
}

/** The airports as columns, with what route choice asks of them. Rows are in the order given. */
export interface World {
  readonly airports: readonly NetworkAirport[];
  readonly row: ReadonlyMap<string, number>;
  /** 1 for the busiest, falling with the weight. */
  readonly mass: Float64Array;
  readonly logMass: Float64Array;
  /** 1 where people go for sun or snow. */
  readonly holiday: Uint8Array;
  /** FNV key of the code: chance hangs on it, so that a new airport does not reshuffle the others. */
  readonly key: Uint32Array;
  /** Row in `countries`. */
  readonly country: Uint16Array;
  readonly countries: readonly string[];
  /** UTC offset in minutes in mid-January, for laying out times of day. */
  readonly offset: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

const EARTH_KM = 6371.0088;

/** Great-circle distance in km between two airport rows. */
export function distanceKm(world: World, a: number, b: number): number {
  const dx = world.x[a]! - world.x[b]!;
  const dy = world.y[a]! - world.y[b]!;
  const dz = world.z[a]! - world.z[b]!;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(dx * dx + dy * dy + dz * dz) / 2));
}

export function createWorld(airports: readonly NetworkAirport[]): World {
  const n = airports.length;
  const mass = new Float64Array(n);
  const logMass = new Float64Array(n);
  const holiday = new Uint8Array(n);
  const key = new Uint32Array(n);
  const country = new Uint16Array(n);
  const offset = new Int16Array(n);
  const [x, y, z] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  const row = new Map<string, number>();
  const countries: string[] = [];
  const countryRow = new Map<string, number>();
  const offsets = new Map<string, number>();
  const heaviest = airports.reduce((most, a) => Math.max(most, a.weight), 0) || 1;
  airports.forEach((a, i) => {
    row.set(a.code, i);
    mass[i] = a.weight / heaviest;
    logMass[i] = Math.log(mass[i]);
    holiday[i] = SUMMER_SUN.has(a.code) || WINTER_SUN.has(a.code) || SNOW.has(a.code) ? 1 : 0;
    key[i] = keyOf(a.code);
    let c = countryRow.get(a.countryCode);
    if (c === undefined) countryRow.set(a.countryCode, (c = countries.push(a.countryCode) - 1));
    country[i] = c;
    let o = offsets.get(a.zone);
    if (o === undefined) offsets.set(a.zone, (o = januaryOffset(a.zone)));
    offset[i] = o;
    const [lat, lon] = [(a.lat * Math.PI) / 180, (a.lon * Math.PI) / 180];
    x[i] = Math.cos(lat) * Math.cos(lon);
    y[i] = Math.cos(lat) * Math.sin(lon);
    z[i] = Math.sin(lat);
  });
  return { airports, row, mass, logMass, holiday, key, country, countries, offset, x, y, z };
}

function januaryOffset(zone: string): number {
  const at = Date.UTC(2026, 0, 15, 12);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const get = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  return (Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute')) - at) / 60_000;
}

/** Share of eastward motion of the great circle at its start and middle, -1 to 1, for wind. */
export function eastward(world: World, from: number, to: number): number {
  const a = world.airports[from]!;
  const b = world.airports[to]!;
  const turn = ((b.lon - a.lon + 540) % 360) - 180;
  const middle = (((a.lat + b.lat) / 2) * Math.PI) / 180;
  const east = turn * Math.cos(middle);
  const north = b.lat - a.lat;
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : east / length;
}
