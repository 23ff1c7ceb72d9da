import type { PlaceSuggestion } from '#contract/places';
import { kilometresTo, matchedName, ordinalOfCode, placeAt, type PlaceIndex } from '#engine/places';
import { countryName } from './country-name.ts';

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface ViewOptions {
  readonly lang: string;
  readonly near?: Point;
  /** What was typed, to name the match where another name is shown. */
  readonly text: string;
}

const MOST_KEPT = 4_000;

/** Places as readers see them; what depends on place and language alone is made once and kept, the best known stay warm. */
export function createView(index: PlaceIndex): (ordinal: number, options: ViewOptions) => PlaceSuggestion {
  const kept = new Map<string, PlaceSuggestion>();
  return (ordinal, { lang, near, text }) => {
    const key = `${ordinal} ${lang}`;
    let place = kept.get(key);
    if (!place) {
      place = baseView(index, ordinal, lang);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, place);
    }
    const matched = matchedName(index, ordinal, text, `${place.name} ${place.cityName} ${place.code ?? ''}`);
    if (!near && matched === undefined) return place;
    return {
      ...place,
      ...(near && { distanceKm: Math.round(kilometresTo(index, ordinal, near.lat, near.lon)) }),
      ...(matched !== undefined && { matched }),
    };
  };
}

function baseView(index: PlaceIndex, ordinal: number, lang: string): PlaceSuggestion {
  const { airports, airportsAreNearby, weight: _, ...place } = placeAt(index, ordinal, lang);
  return {
    ...place,
    countryName: countryName(place.countryCode, lang),
    ...(place.type !== 'airport' && {
      airports: airports.map((airport) => airport.code),
      airportDetails: airports.map(({ code, km }) => ({
        code,
        name: placeAt(index, ordinalOfCode(index, code)).name,
        distanceKm: km,
      })),
      airportsAre: airportsAreNearby ? ('nearest' as const) : ('own' as const),
    }),
  };
}
