import { buildSpellings } from './build-spellings.ts';
import { codeIndex, packLetters } from './codes.ts';
import { PlaceInputError } from './errors.ts';
import { fold } from './fold.ts';
import { writeSnapshot } from './snapshot.ts';
import { createTextPool, type TextPool } from './text-pool.ts';
import { buildTrie, NONE } from './trie.ts';
import { PLACE_TYPES, type PlaceInput } from './types.ts';

/** Bit of `kind` beside the type: the listed airports are nearby ones. */
export const NEARBY = 4;
/** Keeps the logarithm finite. */
const LEAST_WEIGHT = 2 ** -40;
const CODES = 26 ** 3;
const TIE_ORDER = { metro: 0, airport: 1, city: 2 } as const;

export interface BuildOptions {
  /** Says what went in, e.g. package versions; `openPlaces` gives it back. */
  readonly version: string;
}

/**
 * Compiles places into one snapshot: columns in popularity order and a trie over every folded word of every name.
 * Throws `PlaceInputError` for a duplicate id or an unknown airport.
 */
export function buildPlaces(inputs: readonly PlaceInput[], options: BuildOptions): SharedArrayBuffer {
  const places = sortPlaces(inputs);
  const text = createTextPool();
  const lookups = buildLookups(places);
  return writeSnapshot({
    ...buildColumns(places, text),
    city: buildCities(places),
    ...buildAirports(places, lookups.codePlace),
    ...buildAliases(places, text),
    ...lookups,
    ...buildKeys(places),
    meta: new TextEncoder().encode(options.version),
    text: text.bytes(),
  });
}

/** The order of ordinals: popularity, then metro before airport before city, then key. */
export function sortPlaces(inputs: readonly PlaceInput[]): readonly PlaceInput[] {
  return inputs.toSorted(
    (a, b) =>
      b.weight - a.weight || TIE_ORDER[a.type] - TIE_ORDER[b.type] || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

function buildColumns(places: readonly PlaceInput[], text: TextPool) {
  const zones = [...new Set(places.map((place) => place.timeZone))].sort();
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
  return {
    nameStart: Uint32Array.from(places, (place) => text.add(place.name)),
    cityNameStart: Uint32Array.from(places, (place) => text.add(place.cityName)),
    kind: Uint8Array.from(places, (place) => PLACE_TYPES.indexOf(place.type) | (place.airportsAreNearby ? NEARBY : 0)),
    key: Uint32Array.from(places, (place) => (place.type === 'city' ? Number(place.key) : codeIndex(place.key))),
    country: Uint16Array.from(places, (place) => packLetters(place.countryCode.toLowerCase())),
    lat: Float32Array.from(places, (place) => place.lat),
    lon: Float32Array.from(places, (place) => place.lon),
    zone: Uint16Array.from(places, (place) => zoneIndex.get(place.timeZone) ?? 0),
    score: Float32Array.from(places, (place) => Math.log2(Math.max(LEAST_WEIGHT, place.weight))),
    zoneStart: Uint32Array.from(zones, (zone) => text.add(zone)),
  };
}

function buildCities(places: readonly PlaceInput[]): Uint32Array {
  const cities = new Map(
    places.flatMap((place, index) => (place.type === 'city' ? [[place.key, index] as const] : [])),
  );
  return Uint32Array.from(places, (place, index) =>
    place.type === 'city' ? index : place.cityKey === undefined ? NONE : (cities.get(place.cityKey) ?? NONE),
  );
}

function buildAirports(places: readonly PlaceInput[], codePlace: Uint32Array) {
  const airportStart = new Uint32Array(places.length + 1);
  const airportPlace: number[] = [];
  const airportKm: number[] = [];
  places.forEach((place, index) => {
    for (const { code, km } of place.airports) {
      const airport = codePlace[codeIndex(code)] ?? NONE;
      if (airport === NONE) throw new PlaceInputError(`${place.type}:${place.key} names the unknown airport ${code}`);
      airportPlace.push(airport);
      airportKm.push(Math.min(0xffff, Math.round(km)));
    }
    airportStart[index + 1] = airportPlace.length;
  });
  return { airportStart, airportPlace: Uint32Array.from(airportPlace), airportKm: Uint16Array.from(airportKm) };
}

function buildAliases(places: readonly PlaceInput[], text: TextPool) {
  const aliasStart = new Uint32Array(places.length + 1);
  const aliasText: number[] = [];
  const aliasLang: number[] = [];
  places.forEach((place, index) => {
    for (const name of place.names) {
      aliasText.push(text.add(name.text));
      aliasLang.push(name.lang ? packLetters(name.lang) : 0);
    }
    aliasStart[index + 1] = aliasText.length;
  });
  return { aliasStart, aliasText: Uint32Array.from(aliasText), aliasLang: Uint16Array.from(aliasLang) };
}

function buildLookups(places: readonly PlaceInput[]) {
  const codePlace = new Uint32Array(CODES).fill(NONE);
  const metroPlace = new Uint32Array(CODES).fill(NONE);
  const cities: [id: number, place: number][] = [];
  places.forEach((place, index) => {
    if (place.type === 'city') cities.push([Number(place.key), index]);
    else {
      const table = place.type === 'airport' ? codePlace : metroPlace;
      if (table[codeIndex(place.key)] !== NONE) throw new PlaceInputError(`${place.type}:${place.key} is there twice`);
      table[codeIndex(place.key)] = index;
    }
  });
  places.forEach((place, index) => {
    for (const alias of place.codeAliases ?? [])
      if (codePlace[codeIndex(alias)] === NONE) codePlace[codeIndex(alias)] = index;
  });
  cities.sort((a, b) => a[0] - b[0]);
  const twice = cities.find(([id], index) => cities[index + 1]?.[0] === id);
  if (twice) throw new PlaceInputError(`city:${twice[0]} is there twice`);
  return {
    codePlace,
    metroPlace,
    cityId: Uint32Array.from(cities, ([id]) => id),
    cityPlace: Uint32Array.from(cities, ([, place]) => place),
  };
}

/** A key is a folded name from any of its word starts to its end: all suffixes share the name's bytes. */
function buildKeys(places: readonly PlaceInput[]) {
  const pool = createTextPool();
  const start: number[] = [];
  const length: number[] = [];
  const owner: number[] = [];
  const encoder = new TextEncoder();
  places.forEach((place, index) => {
    const seen = new Set<string>();
    for (const name of keyTextsOf(place)) {
      const folded = fold(name);
      const bytes = encoder.encode(folded).subarray(0, 255);
      let at = -1;
      let offset = 0;
      for (const word of folded.split(' ')) {
        const suffix = folded.slice(offset);
        const from = encoder.encode(folded.slice(0, offset)).length;
        offset += word.length + 1;
        if (suffix === '' || from >= bytes.length || seen.has(suffix)) continue;
        seen.add(suffix);
        if (at < 0) at = pool.addBytes(bytes);
        start.push(at + from);
        length.push(bytes.length - from);
        owner.push(index);
      }
    }
  });
  const folded = pool.bytes();
  const keys = {
    text: folded,
    start: Uint32Array.from(start),
    length: Uint8Array.from(length),
    place: Uint32Array.from(owner),
  };
  const trie = buildTrie(keys);
  return { folded, ...trie, ...buildSpellings(folded, trie) };
}

function keyTextsOf(place: PlaceInput): readonly string[] {
  const codes = [...(place.code ? [place.code] : []), ...(place.codeAliases ?? [])];
  return [place.name, place.cityName, ...codes, ...place.names.map(({ text, sought = text }) => sought)];
}
