import { NEARBY } from './build.ts';
import { codeIndex, codeText, packLetters, unpackLetters } from './codes.ts';
import { fold } from './fold.ts';
import type { PlaceIndex } from './open.ts';
import { NONE } from './trie.ts';
import { PLACE_TYPES, type Place, type PlaceAirport, type PlaceType } from './types.ts';

const decoder = new TextDecoder();

export function textAt(index: PlaceIndex, at: number): string {
  const length = index.text[at] ?? 0;
  return decoder.decode(index.text.slice(at + 1, at + 1 + length));
}

export function typeOf(index: PlaceIndex, place: number): PlaceType {
  return PLACE_TYPES[(index.kind[place] ?? 0) & 3] ?? 'city';
}

export function idOf(index: PlaceIndex, place: number): string {
  const type = typeOf(index, place);
  const key = index.key[place] ?? 0;
  return type === 'city' ? `city:${key}` : `${type}:${codeText(key)}`;
}

/** Ordinal of an id such as `airport:LHR`, `metro:LON`, `city:2643743`, or `NONE`. */
export function ordinalOf(index: PlaceIndex, id: string): number {
  const colon = id.indexOf(':');
  const type = id.slice(0, colon);
  const key = id.slice(colon + 1);
  if (type === 'city') return /^\d{1,9}$/.test(key) ? cityOrdinal(index, Number(key)) : NONE;
  const code = codeIndex(key);
  if (code < 0) return NONE;
  const table = type === 'metro' ? index.metroPlace : type === 'airport' ? index.codePlace : null;
  return table?.[code] ?? NONE;
}

function cityOrdinal(index: PlaceIndex, id: number): number {
  let low = 0;
  let high = index.cityId.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = index.cityId[middle] ?? 0;
    if (value === id) return index.cityPlace[middle] ?? NONE;
    if (value < id) low = middle + 1;
    else high = middle - 1;
  }
  return NONE;
}

/** Airport first, then metro: where both have the letters, the bare code means the airport. `NONE` for an unknown code. */
export function ordinalOfCode(index: PlaceIndex, code: string): number {
  const at = codeIndex(code);
  if (at < 0) return NONE;
  const airport = index.codePlace[at] ?? NONE;
  return airport === NONE ? (index.metroPlace[at] ?? NONE) : airport;
}

/** One place as an object, its name in `lang` (two letters) where that is known. */
export function placeAt(index: PlaceIndex, place: number, lang?: string): Place {
  const type = typeOf(index, place);
  const code = type === 'city' ? undefined : codeText(index.key[place] ?? 0);
  const ownsCode = code !== undefined && (type === 'airport' || index.codePlace[codeIndex(code)] === NONE);
  return {
    id: idOf(index, place),
    type,
    ...(ownsCode && { code }),
    name: nameIn(index, place, lang),
    cityName: cityNameIn(index, place, lang),
    countryCode: countryOf(index, place),
    lat: round(index.lat[place] ?? 0),
    lon: round(index.lon[place] ?? 0),
    timeZone: textAt(index, index.zoneStart[index.zone[place] ?? 0] ?? 0),
    weight: 2 ** (index.score[place] ?? 0),
    airports: airportsOf(index, place),
    airportsAreNearby: !ownsAirports(index, place),
  };
}

/** ISO 3166-1 alpha-2. */
export function countryOf(index: PlaceIndex, place: number): string {
  return unpackLetters(index.country[place] ?? 0).toUpperCase();
}

/** The code of every country that has a place. */
export function countriesOf(index: PlaceIndex): readonly string[] {
  return [...new Set(index.country)].map((packed) => unpackLetters(packed).toUpperCase());
}

/** Are the listed airports the place's own, not merely near it? */
export function ownsAirports(index: PlaceIndex, place: number): boolean {
  return ((index.kind[place] ?? 0) & NEARBY) === 0;
}

export function airportCount(index: PlaceIndex, place: number): number {
  return (index.airportStart[place + 1] ?? 0) - (index.airportStart[place] ?? 0);
}

function airportsOf(index: PlaceIndex, place: number): readonly PlaceAirport[] {
  const airports: PlaceAirport[] = [];
  const end = index.airportStart[place + 1] ?? 0;
  for (let i = index.airportStart[place] ?? 0; i < end; i += 1) {
    airports.push({ code: codeText(index.key[index.airportPlace[i] ?? 0] ?? 0), km: index.airportKm[i] ?? 0 });
  }
  return airports;
}

function nameIn(index: PlaceIndex, place: number, lang: string | undefined): string {
  const alias = lang === undefined ? NONE : aliasIn(index, place, lang);
  return textAt(index, alias === NONE ? (index.nameStart[place] ?? 0) : alias);
}

/** The city lends its name in the language; else the place's own English one. */
function cityNameIn(index: PlaceIndex, place: number, lang: string | undefined): string {
  const city = index.city[place] ?? NONE;
  const alias = lang === undefined || city === NONE ? NONE : aliasIn(index, city, lang);
  return textAt(index, alias === NONE ? (index.cityNameStart[place] ?? 0) : alias);
}

/** What tells an airport apart in its city, in `lang`; undefined where it is called like the city or that is not known. */
export function ownNameIn(index: PlaceIndex, place: number, lang: string): string | undefined {
  const alias = aliasIn(index, place, lang, 1);
  return alias === NONE ? undefined : textAt(index, alias);
}

/** Text of the name in `lang` after `skip` others, or `NONE`. */
function aliasIn(index: PlaceIndex, place: number, lang: string, skip = 0): number {
  const packed = packLetters(lang.slice(0, 2).toLowerCase());
  const end = index.aliasStart[place + 1] ?? 0;
  let passed = 0;
  for (let i = index.aliasStart[place] ?? 0; i < end; i += 1) {
    if (index.aliasLang[i] !== packed) continue;
    if (passed === skip) return index.aliasText[i] ?? NONE;
    passed += 1;
  }
  return NONE;
}

/** Every further name of the place, in any language. */
export function otherNames(index: PlaceIndex, place: number): readonly string[] {
  const names: string[] = [];
  const end = index.aliasStart[place + 1] ?? 0;
  for (let i = index.aliasStart[place] ?? 0; i < end; i += 1) names.push(textAt(index, index.aliasText[i] ?? 0));
  return names;
}

/** Is the text the name of the place or of its city, in any language, and no mere keyword of an airport? */
export function isCalled(index: PlaceIndex, place: number, text: string): boolean {
  const folded = fold(text);
  const is = (at: number) => fold(textAt(index, at)) === folded;
  if (is(index.nameStart[place] ?? 0) || is(index.cityNameStart[place] ?? 0)) return true;
  const city = index.city[place] ?? NONE;
  const hasAlias = (of: number, least: number) => {
    const end = index.aliasStart[of + 1] ?? 0;
    for (let i = index.aliasStart[of] ?? 0; i < end; i += 1)
      if ((index.aliasLang[i] ?? 0) >= least && is(index.aliasText[i] ?? 0)) return true;
    return false;
  };
  // Keywords of airports are neighbouring towns too, and in no language.
  return hasAlias(place, typeOf(index, place) === 'airport' ? 1 : 0) || (city !== NONE && hasAlias(city, 0));
}

/** Is the text one of the place's names in full? */
export function isWholeName(index: PlaceIndex, place: number, text: string): boolean {
  const folded = fold(text);
  const is = (at: number) => fold(textAt(index, at)) === folded;
  if (is(index.nameStart[place] ?? 0) || is(index.cityNameStart[place] ?? 0)) return true;
  return otherNames(index, place).some((name) => fold(name) === folded);
}

/** Float32 holds about a metre; five decimals show no noise. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
