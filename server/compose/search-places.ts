import type { Places } from '#domain/places';
import type { SearchPlaces } from '#domain/search';

/** The places as the search needs them: exact codes and ids, and near misses for the way out. */
export function searchPlaces(places: Places): SearchPlaces {
  return {
    resolve: (codeOrId) => places.resolvePlace(codeOrId),
    near: (place, airports) => places.nearbyAirports(place, airports),
    suggest: (text) => places.nearMisses(text).map(({ id, name, code }) => ({ id, name, code })),
  };
}
