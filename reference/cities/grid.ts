import type { CityRow } from './cities.ts';

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine, spherical earth). */
export function kilometres(latA: number, lonA: number, latB: number, lonB: number): number {
  const dLat = (latB - latA) * RADIANS;
  const dLon = (lonB - lonA) * RADIANS;
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

export interface CityGrid {
  /** Cities within `km`, nearest first. */
  within(lat: number, lon: number, km: number): readonly { readonly city: CityRow; readonly km: number }[];
}

/** One-degree cells; longitude wraps, so Fiji's two sides meet. */
export function createCityGrid(cities: readonly CityRow[]): CityGrid {
  const cells = new Map<number, CityRow[]>();
  for (const city of cities) {
    const key = cellOf(Math.floor(city.lat), Math.floor(city.lon));
    const cell = cells.get(key);
    if (cell) cell.push(city);
    else cells.set(key, [city]);
  }
  return {
    within(lat, lon, km) {
      const found: { city: CityRow; km: number }[] = [];
      const latSpan = Math.ceil(km / 111);
      const lonSpan = Math.min(180, Math.ceil(km / (111 * Math.max(0.05, Math.cos(lat * RADIANS)))));
      for (let row = Math.floor(lat) - latSpan; row <= Math.floor(lat) + latSpan; row += 1) {
        for (let column = Math.floor(lon) - lonSpan; column <= Math.floor(lon) + lonSpan; column += 1) {
          for (const city of cells.get(cellOf(row, column)) ?? []) {
            const distance = kilometres(lat, lon, city.lat, city.lon);
            if (distance <= km) found.push({ city, km: distance });
          }
        }
      }
      return found.sort((a, b) => a.km - b.km || a.city.id - b.city.id);
    },
  };
}

function cellOf(row: number, column: number): number {
  return (row + 90) * 360 + ((((column + 180) % 360) + 360) % 360);
}
