import type { AircraftType } from './aircraft.ts';
import { distanceKm, eastward } from './world.ts';
import type { World } from './world.ts';

const WIND = 0.05;

/**
 * Scheduled minutes from gate to gate, to the next 5: taxi, climb and approach by the size of both airports, then the detoured
 * great circle at cruise speed, 5 % faster eastward and slower westward at middle latitudes.
 */
export function blockMinutes(world: World, type: AircraftType, from: number, to: number): number {
  const km = distanceKm(world, from, to);
  const a = world.airports[from]!;
  const b = world.airports[to]!;
  const ground = type.body === 'prop' ? 22 + 3 * (a.size + b.size) : 38 + 3.5 * (a.size + b.size);
  const detour = km < 1_000 ? 1.05 : km < 4_000 ? 1.035 : 1.02;
  const middle = Math.abs((a.lat + b.lat) / 2);
  const jet = type.body === 'prop' ? 0.5 : 1;
  const belt = Math.max(0, Math.min(1, (middle - 12) / 20, (78 - middle) / 14));
  const wind = 1 - WIND * jet * belt * eastward(world, from, to);
  const minutes = ground + ((km * detour * wind) / type.cruiseKmh) * 60;
  return Math.max(20, Math.round(minutes / 5) * 5);
}
