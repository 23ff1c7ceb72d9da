import type { places as calls, PlaceSuggestion } from '#contract/places';
import type { Verb } from '#domain/kernel';
import type { PlaceIndex } from '#engine/places';
import { type AirportName, createAirportName } from './airport-name.ts';
import { createCityOf } from './city-of.ts';
import { listNearMisses } from './near-misses.ts';
import { listNearbyAirports, type NearbyAirport } from './nearby-airports.ts';
import { readPlace, type ResolvedPlace } from './read-place.ts';
import { createResolveText, type ResolvedText } from './resolve-text.ts';
import { createSuggestPlaces } from './suggest-places.ts';

export type { ResolvedPlace } from './read-place.ts';

export interface Places {
  readonly suggestPlaces: Verb<typeof calls.suggest.input, { places: PlaceSuggestion[] }>;
  readonly resolveText: Verb<typeof calls.resolve.input, ResolvedText>;
  /** A place id, or an airport or metro code in either case; nothing else. Name in `lang` (BCP 47), English when left out. */
  resolvePlace(codeOrId: string, lang?: string): ResolvedPlace | undefined;
  /** The same for the city that an airport serves; other places are their own. Undefined for what is no place. */
  cityOf(codeOrId: string, lang?: string): ResolvedPlace | undefined;
  /** The name of an airport in offers, in `lang` (BCP 47) where it is known, else in English. Undefined for what is no airport. */
  airportName(code: string, lang?: string): AirportName | undefined;
  /** Airports within reach by land of a point, without `except` (codes), the best known and closest first. */
  nearbyAirports(
    at: { readonly lat: number; readonly lon: number },
    except: readonly string[],
  ): readonly NearbyAirport[];
  /** What a text that is no code may have meant, best first. */
  nearMisses(text: string): readonly { readonly id: string; readonly name: string; readonly code: string | null }[];
}

/** Places over one snapshot; a new snapshot is a new `Places`. */
export function createPlaces(index: PlaceIndex): Places {
  return {
    suggestPlaces: createSuggestPlaces(index),
    resolveText: createResolveText(index),
    resolvePlace: (codeOrId, lang) => readPlace(index, codeOrId, lang),
    cityOf: createCityOf(index),
    airportName: createAirportName(index),
    nearbyAirports: (at, except) => listNearbyAirports(index, at, except),
    nearMisses: (text) => listNearMisses(index, text),
  };
}
