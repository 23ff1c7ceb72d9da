import { NONE, ordinalOf, ordinalOfCode, placeAt, type PlaceIndex, type PlaceType } from '#engine/places';

/** A place settled for a search. */
export interface ResolvedPlace {
  readonly place: {
    readonly id: string;
    readonly type: PlaceType;
    readonly code: string | null;
    readonly name: string;
    readonly cityName: string;
    readonly countryCode: string;
    readonly lat: number;
    readonly lon: number;
    readonly timeZone: string;
  };
  /** IATA codes to search with, the busiest (or, for a city without an airport, the nearest) first; never empty. */
  readonly airports: readonly string[];
}

export function readPlace(index: PlaceIndex, codeOrId: string, lang?: string): ResolvedPlace | undefined {
  const asked = codeOrId.trim();
  const ordinal = asked.includes(':') ? ordinalOf(index, asked) : ordinalOfCode(index, asked);
  return ordinal === NONE ? undefined : resolvedAt(index, ordinal, lang);
}

/** Undefined for a city from which no airport is in reach. */
export function resolvedAt(index: PlaceIndex, ordinal: number, lang?: string): ResolvedPlace | undefined {
  const { id, type, code, name, cityName, countryCode, lat, lon, timeZone, airports } = placeAt(index, ordinal, lang);
  const codes = type === 'airport' && code ? [code] : airports.map((airport) => airport.code);
  if (codes.length === 0) return undefined;
  return { place: { id, type, code: code ?? null, name, cityName, countryCode, lat, lon, timeZone }, airports: codes };
}
