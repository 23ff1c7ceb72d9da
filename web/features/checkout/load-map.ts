import type { Api } from '#contract/core';
import type { Product } from '#contract/booking';
import { places } from '#contract/places';

export interface MapPoint {
  readonly lat: number;
  readonly lon: number;
}

/** Where the first journey calls, for the map; nothing when a place is not known. */
export async function loadMap(api: Api, { slices }: Product): Promise<readonly MapPoint[]> {
  const segments = slices.at(0)?.segments ?? [];
  const codes = [
    ...segments.slice(0, 1).map((first) => first.departure.airport),
    ...segments.map((s) => s.arrival.airport),
  ];
  try {
    const found = await Promise.all(codes.map((q) => api(places.resolve, { q })));
    const points = found.flatMap(({ place }) => (place ? [{ lat: place.lat, lon: place.lon }] : []));
    return points.length === codes.length ? points : [];
  } catch {
    return [];
  }
}
