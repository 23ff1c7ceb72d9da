import type { Timetable } from './types.ts';

/** Mean Earth radius in km (IUGG R1). */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in km between two points in degrees, by the haversine formula on a sphere (error below 0.6 %). */
export function greatCircleKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const sinLon = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

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
