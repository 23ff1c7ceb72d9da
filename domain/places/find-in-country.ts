import { fold, lookup, placeAt, type PlaceIndex } from '#engine/places';
import { countryName } from './country-name.ts';

/** Names of countries are at most so many words long where people type them: 'united arab emirates'. */
const MOST_WORDS = 3;
const POOL = 64;

/** Reads the last words as the beginning of a country: 'paris france', 'san jose, co'. Undefined where that gives nothing. */
export function findInCountry(
  index: PlaceIndex,
  text: string,
  lang: string,
  accept: (place: number) => boolean,
  limit: number,
): number[] | undefined {
  const words = fold(text).split(' ');
  for (let last = 1; last <= MOST_WORDS && last < words.length; last += 1) {
    const country = words.slice(-last).join(' ');
    const count = lookup(index, words.slice(0, -last).join(' '), { limit: POOL, accept });
    if (index.scratch.starts === 0) continue;
    const found = [...index.scratch.found.subarray(0, count)].filter((place) => isIn(index, place, country, lang));
    if (found.length > 0) return found.slice(0, limit);
  }
  return undefined;
}

function isIn(index: PlaceIndex, place: number, country: string, lang: string): boolean {
  const { countryCode } = placeAt(index, place);
  const names = [countryCode, countryName(countryCode, lang), countryName(countryCode, 'en')];
  return names.some((name) => fold(name).startsWith(country));
}
