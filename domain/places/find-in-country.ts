import { countriesOf, countryOf, fold, lookup, type PlaceIndex } from '#engine/places';
import { countryName } from './country-name.ts';

/** Names of countries are at most so many words long where people type them: 'united arab emirates'. */
const MOST_WORDS = 3;
const POOL = 64;
const MOST_LANGUAGES = 32;

type Accept = (place: number) => boolean;

/** Reads the last words as the beginning of a country: 'paris france', 'san jose, co'. Undefined where that gives nothing. */
export function createFindInCountry(index: PlaceIndex) {
  const countriesCalled = createCountries(index);
  return (text: string, lang: string, accept: Accept, limit: number): number[] | undefined => {
    const words = fold(text).split(' ');
    for (let last = 1; last <= MOST_WORDS && last < words.length; last += 1) {
      const countries = countriesCalled(words.slice(-last).join(' '), lang);
      if (countries.size === 0) continue;
      const count = lookup(index, words.slice(0, -last).join(' '), { limit: POOL, accept });
      if (index.scratch.starts === 0) continue;
      const found = [...index.scratch.found.subarray(0, count)].filter((place) =>
        countries.has(countryOf(index, place)),
      );
      if (found.length > 0) return found.slice(0, limit);
    }
    return undefined;
  };
}

/** Codes of the countries whose code, or name in the language or in English, begins so. */
function createCountries(index: PlaceIndex): (beginning: string, lang: string) => ReadonlySet<string> {
  const codes = countriesOf(index);
  const byLang = new Map<string, readonly (readonly [code: string, names: readonly string[]])[]>();
  const namesIn = (lang: string) => {
    const known = byLang.get(lang);
    if (known) return known;
    if (byLang.size >= MOST_LANGUAGES) byLang.clear();
    const made = codes.map(
      (code) => [code, [code, countryName(code, lang), countryName(code, 'en')].map(fold)] as const,
    );
    byLang.set(lang, made);
    return made;
  };
  return (beginning, lang) =>
    new Set(
      namesIn(lang)
        .filter(([, names]) => names.some((name) => name.startsWith(beginning)))
        .map(([code]) => code),
    );
}
