import type { PlaceSuggestion } from '#contract/places';
import { fold, kilometresTo, ordinalOfCode, otherNames, placeAt, type PlaceIndex } from '#engine/places';
import { createAirportName } from './airport-name.ts';
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
const MOST_LANGUAGES = 32;

interface Kept {
  readonly place: PlaceSuggestion;
  /** Its shown names, folded, each word after a space. */
  readonly shown: string;
  /** Its further names, folded likewise, and as they are written. */
  readonly others: readonly { readonly folded: string; readonly name: string }[];
}

/** Places as readers see them; what depends on place and language alone is made once and kept, the best known stay warm. */
export function createView(index: PlaceIndex): (ordinal: number, options: ViewOptions) => PlaceSuggestion {
  const byLang = new Map<string, Map<number, Kept>>();
  const airportName = createAirportName(index);
  const keep = (ordinal: number, lang: string): Kept => {
    const kept = byLang.get(lang) ?? new Map<number, Kept>();
    const known = kept.get(ordinal);
    if (known) return known;
    const place = baseView(index, ordinal, lang, airportName);
    const made = {
      place,
      shown: words(`${place.name} ${place.cityName} ${place.code ?? ''}`),
      others: otherNames(index, ordinal).map((name) => ({ folded: words(name), name })),
    };
    if (byLang.size >= MOST_LANGUAGES) byLang.clear();
    if (kept.size >= MOST_KEPT) kept.clear();
    byLang.set(lang, kept.set(ordinal, made));
    return made;
  };
  return (ordinal, { lang, near, text }) => {
    const { place, shown, others } = keep(ordinal, lang);
    const asked = words(text);
    const matched = shown.includes(asked) ? undefined : others.find(({ folded }) => folded.includes(asked))?.name;
    if (!near && matched === undefined) return place;
    return {
      ...place,
      ...(near && { distanceKm: Math.round(kilometresTo(index, ordinal, near.lat, near.lon)) }),
      ...(matched !== undefined && { matched }),
    };
  };
}

/** Folded, each word after a space. */
function words(text: string): string {
  return ` ${fold(text)}`;
}

function baseView(
  index: PlaceIndex,
  ordinal: number,
  lang: string,
  airportName: ReturnType<typeof createAirportName>,
): PlaceSuggestion {
  const { airports, airportsAreNearby, weight: _, ...place } = placeAt(index, ordinal, lang);
  return {
    ...place,
    countryName: countryName(place.countryCode, lang),
    ...(place.type === 'airport' && { shortName: airportName(place.code ?? '', lang)?.name }),
    ...(place.type !== 'airport' && {
      airports: airports.map((airport) => airport.code),
      airportDetails: airports.map(({ code, km }) => ({
        code,
        name: placeAt(index, ordinalOfCode(index, code), lang).name,
        distanceKm: km,
      })),
      airportsAre: airportsAreNearby ? ('nearest' as const) : ('own' as const),
    }),
  };
}
