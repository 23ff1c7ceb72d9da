import { places as calls, type PlaceSuggestion } from '#contract/places';
import { verb } from '#domain/kernel';
import { fold, isWholeName, NONE, ordinalOf, ordinalOfCode, placeAt, type PlaceIndex } from '#engine/places';
import { countryName } from './country-name.ts';
import { resolvedAt } from './read-place.ts';
import { findPlaces, readPoint } from './suggest-places.ts';
import { createVisibility } from './visible.ts';
import { createView } from './view.ts';

export interface ResolvedText {
  place: PlaceSuggestion | null;
  airports: string[];
  suggestions: PlaceSuggestion[];
}

const CANDIDATES = 32;
const SUGGESTIONS = 5;
const CODE_AT_END = /\(([A-Za-z]{3})\)\s*$/;

/** What a form's text means: an id, a code, a whole name (with its country after a comma), or what it may have meant. */
export function createResolveText(index: PlaceIndex) {
  const viewAt = createView(index);
  const accept = createVisibility(index)(['airport', 'metro', 'city']);
  return verb({
    name: 'resolveText',
    may: () => true,
    input: calls.resolve.input,
    run: ({ ctx, input }): ResolvedText => {
      const lang = input.lang ?? ctx.locale;
      const near = readPoint(input.near);
      const text = input.q.trim();
      const view = (ordinal: number) => viewAt(ordinal, { lang, near, text });
      const [name = '', country] = text.split(',', 2);
      const candidates = text === '' ? [] : findPlaces(index, name, near, accept, CANDIDATES);
      const named = candidates.filter(
        (ordinal) => isWholeName(index, ordinal, name) && isIn(index, ordinal, country, lang),
      );
      const proper = named.find((ordinal) => isShownAs(index, ordinal, name, lang));
      const ordinal = namedByCode(index, text) ?? proper ?? named[0];
      const resolved = ordinal === undefined ? undefined : resolvedAt(index, ordinal);
      if (ordinal !== undefined && resolved)
        return { place: view(ordinal), airports: [...resolved.airports], suggestions: [] };
      return { place: null, airports: [], suggestions: candidates.slice(0, SUGGESTIONS).map(view) };
    },
  });
}

/** The name itself rather than one of an airport's keywords, which may be a neighbouring town. */
function isShownAs(index: PlaceIndex, ordinal: number, text: string, lang: string): boolean {
  const { name, cityName } = placeAt(index, ordinal, lang);
  return [name, cityName].some((shown) => fold(shown) === fold(text));
}

function namedByCode(index: PlaceIndex, text: string): number | undefined {
  const code = CODE_AT_END.exec(text)?.[1] ?? text;
  const ordinal = code.includes(':') ? ordinalOf(index, code) : ordinalOfCode(index, code);
  return ordinal === NONE ? undefined : ordinal;
}

/** Does the part after the comma name the place's country, by code or in the reader's language or English? */
function isIn(index: PlaceIndex, ordinal: number, country: string | undefined, lang: string): boolean {
  const asked = fold(country ?? '');
  if (asked === '') return true;
  const { countryCode } = placeAt(index, ordinal);
  return [countryCode, countryName(countryCode, lang), countryName(countryCode, 'en')].some(
    (name) => fold(name) === asked,
  );
}
