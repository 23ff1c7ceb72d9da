import { greatCircleKm } from '#engine/geo';
import type { Timetable } from './types.ts';

/** Great-circle km between two airport rows, rounded as `pairs.distanceKm` is. */
export function airportDistanceKm(tt: Timetable, from: number, to: number): number {
  const { lat, lon } = tt.airports;
  return Math.round(greatCircleKm(lat[from]!, lon[from]!, lat[to]!, lon[to]!));
}

/** True when both airport rows lie in one country; it selects minimum connections and, elsewhere, taxes and fares. */
export function isDomestic(tt: Timetable, from: number, to: number): boolean {
  return tt.airports.country[from] === tt.airports.country[to];
}

export type Haul = 'short' | 'medium' | 'long';

/** Distance class with the borders of Regulation (EC) 261/2004, article 7: 1,500 and 3,500 km. */
export function haul(distanceKm: number): Haul {
  if (distanceKm <= 1500) return 'short';
  return distanceKm <= 3500 ? 'medium' : 'long';
}
