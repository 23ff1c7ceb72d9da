import { airportCount, ownsAirports, type PlaceIndex } from '#engine/places';

/** Airports of a city or metro, the busiest first; none of those that are only near it. */
export function ownAirports(index: PlaceIndex, place: number): number[] {
  if (!ownsAirports(index, place)) return [];
  return Array.from(
    { length: airportCount(index, place) },
    (_, at) => index.airportPlace[(index.airportStart[place] ?? 0) + at] ?? 0,
  );
}
