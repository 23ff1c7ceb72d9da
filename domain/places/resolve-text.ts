import { places as calls, type PlaceSuggestion } from '#contract/places';
import { anybody, verb } from '#domain/kernel';
import {
  fold,
  isWholeName,
  kilometresTo,
  NONE,
  ordinalOf,
  ordinalOfCode,
  placeAt,
  type PlaceIndex,
  typeOf,
} from '#engine/places';
import { createCityAt } from './city-of.ts';
import { countryName } from './country-name.ts';
import { resolvedAt } from './read-place.ts';
import { findPlaces, readPoint, withoutKind } from './suggest-places.ts';
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
  const cityAt = createCityAt(index);
  return verb({
    name: 'resolveText',
    allow: anybody,
    input: calls.resolve.input,
    run: ({ ctx, input }): ResolvedText => {
      const lang = input.lang ?? ctx.locale;
      const near = readPoint(input.near);
      const text = input.q.trim();
      const view = (ordinal: number) => viewAt(ordinal, { lang, near, text });
      const [name = '', country] = text.split(',', 2);
      const candidates = text === '' ? [] : findPlaces(index, name, near, accept, CANDIDATES);
      const here = candidates.filter((ordinal) => isIn(index, ordinal, country, lang));
      const named = here.filter((ordinal) => isWholeName(index, ordinal, name));
      const called = calledSo(index, here[0], named, (ordinal) => isShownAs(index, ordinal, name, lang));
      const sure = called.length === 1 ? called[0] : undefined;
      const meant = namedByCode(index, text) ?? airportCalled(index, here, name, named) ?? sure ?? NONE;
      const city = meant === NONE || input.as !== 'city' ? NONE : cityAt(meant);
      const ordinal = city === NONE ? meant : city;
      const resolved = ordinal === NONE ? undefined : resolvedAt(index, ordinal);
      if (resolved) return { place: view(ordinal), airports: [...resolved.airports], suggestions: [] };
      const suggested = [...new Set([...called, ...candidates])].slice(0, SUGGESTIONS);
      return { place: null, airports: [], suggestions: suggested.map(view) };
    },
  });
}

/** Beyond this two places of a name are not one region, of which either would do. */
const FAR_KM = 150;

/**
 * The places that a whole name may mean: one where it is sure. Madras is a town in Oregon and was the name of Chennai, Roma a town in
 * Queensland and Rome in Italian: where the better known one is elsewhere, the reader is asked.
 */
function calledSo(
  index: PlaceIndex,
  best: number | undefined,
  named: readonly number[],
  isProper: (ordinal: number) => boolean,
): readonly number[] {
  const proper = named.find(isProper) ?? named[0];
  if (proper === undefined || best === undefined || proper === best || !named.includes(best))
    return proper === undefined ? [] : [proper];
  const { lat, lon } = placeAt(index, best);
  return kilometresTo(index, proper, lat, lon) < FAR_KM ? [proper] : [best, proper];
}

/** The name itself rather than one of an airport's keywords, which may be a neighbouring town. */
function isShownAs(index: PlaceIndex, ordinal: number, text: string, lang: string): boolean {
  const { name, cityName } = placeAt(index, ordinal, lang);
  return [name, cityName].some((shown) => fold(shown) === fold(text));
}

/**
 * What `Nice airport` or `JFK airport` means: the best known where no other is called so, else nothing that is sure, though
 * `London airport` is the name of one in Ontario. Undefined for a text that says nothing of airports or is one's name in full.
 */
function airportCalled(
  index: PlaceIndex,
  found: readonly number[],
  text: string,
  named: readonly number[],
): number | undefined {
  const name = withoutKind(text);
  const [first] = found;
  if (name === undefined || first === undefined || named.includes(first)) return undefined;
  const code = ordinalOfCode(index, name);
  const called = found.filter(
    (place) => typeOf(index, place) === 'airport' && (place === code || isWholeName(index, place, name)),
  );
  if (called.length === 0) return undefined;
  return called.length === 1 && called[0] === first ? first : NONE;
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
