import { findNear, kilometresTo, type PlaceIndex } from '#engine/places';
import { resolvedAt, type ResolvedPlace } from './read-place.ts';

/** As far as people drive or ride to another airport. */
const WITHIN_KM = 150;
/** So many of the best known around are looked at. */
const LOOKED_AT = 24;

export interface NearbyAirport {
  readonly place: ResolvedPlace['place'];
  readonly km: number;
}

/** Airports within `WITHIN_KM` of a point, the best known and closest first, without those of `except` (IATA codes). */
export function listNearbyAirports(
  index: PlaceIndex,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  except: readonly string[],
): readonly NearbyAirport[] {
  const count = findNear(index, lat, lon, LOOKED_AT);
  return [...index.scratch.found.subarray(0, count)].flatMap((ordinal) => {
    const km = Math.round(kilometresTo(index, ordinal, lat, lon));
    const place = km <= WITHIN_KM ? resolvedAt(index, ordinal)?.place : undefined;
    return place?.code && !except.includes(place.code) ? [{ place, km }] : [];
  });
}
