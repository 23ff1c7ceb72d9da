import { places as calls, type PlaceSuggestion } from '#contract/places';
import { anybody, verb } from '#domain/kernel';
import {
  findNear,
  isWholeName,
  lookup,
  NONE,
  ordinalOfCode,
  rankByNearness,
  type PlaceIndex,
  typeOf,
} from '#engine/places';
import { cityFirst } from './city-first.ts';
import { createFindInCountry } from './find-in-country.ts';
import { createVisibility } from './visible.ts';
import { createView, type Point } from './view.ts';

/** Candidates that nearness may re-order; more than anybody is shown. */
const POOL = 32;

/** What a text may mean: the code first, then by popularity and, with `near`, nearness. Without a text the airports near the point. */
export function createSuggestPlaces(index: PlaceIndex) {
  const visibility = createVisibility(index);
  const view = createView(index);
  const findInCountry = createFindInCountry(index);
  return verb({
    name: 'suggestPlaces',
    allow: anybody,
    input: calls.suggest.input,
    run: ({ ctx, input }): { places: PlaceSuggestion[] } => {
      const near = readPoint(input.near);
      const lang = input.lang ?? ctx.locale;
      const accept = visibility(input.types.split(','), input.as);
      const whole = findPlaces(index, input.q, near, accept, input.limit);
      const ordinals = index.scratch.starts > 0 ? whole : (findInCountry(input.q, lang, accept, input.limit) ?? whole);
      return { places: ordinals.map((ordinal) => view(ordinal, { lang, near, text: input.q })) };
    },
  });
}

/** Ordinals, best first. */
export function findPlaces(
  index: PlaceIndex,
  text: string,
  near: Point | undefined,
  accept: (place: number) => boolean,
  limit: number,
): number[] {
  if (text.trim() === '')
    return near ? take(index, findNear(index, near.lat, near.lon, limit), limit).filter(accept) : [];
  const named = withoutKind(text);
  const whole = order(index, text, near, accept);
  const starts = index.scratch.starts > 0;
  const { exact } = index.scratch;
  if (named === undefined) return withExact(whole, exact, limit);
  const airports = airportsFirst(index, order(index, named, near, accept));
  if (!starts) return withExact(airports, index.scratch.exact, limit);
  return withExact(areBetterKnown(index, airports, whole, named) ? [...airports, ...whole] : whole, exact, limit);
}

function order(
  index: PlaceIndex,
  text: string,
  near: Point | undefined,
  accept: (place: number) => boolean,
): readonly number[] {
  const count = lookup(index, text, { limit: POOL, accept });
  if (near) rankByNearness(index, count, near.lat, near.lon, ordinalOfCode(index, text.trim()) === NONE ? 0 : 1);
  return cityFirst(index, take(index, count, POOL), text).filter(accept);
}

function withExact(found: readonly number[], exact: number, limit: number): number[] {
  const places = [...new Set(found)].slice(0, limit);
  // The best match keeps its place where only one is asked for.
  if (exact !== NONE && limit > 1 && !places.includes(exact)) places[places.length - 1] = exact;
  return places;
}

/** `London airport`: those of the city of that name go before one of a smaller town that is called so in full. */
function areBetterKnown(
  index: PlaceIndex,
  airports: readonly number[],
  whole: readonly number[],
  name: string,
): boolean {
  const best = airports.find((place) => isWholeName(index, place, name));
  return best !== undefined && best <= (whole[0] ?? NONE);
}

/** `Kennedy airport`, `aéroport de Nice`, `上海空港`: the kind of place, in the languages of the site and its neighbours. */
const KIND_BEHIND =
  /^(.+?)(?:(?:\s+(?:international|intl\.?))?\s+(?:air(?:p(?:o(?:r(?:ts?)?)?)?)?|flughafen|a[ée]roports?|aeropuerto|aeroporto)|\s*(?:国際|國際|国际|국제)?\s*(?:空港|机场|機場|공항))$/iu;
const KIND_BEFORE = /^(?:airport|flughafen|a[ée]roport|aeropuerto|aeroporto|مطار)\s+(?:of |de |di |do |d['’])?(.+)$/iu;

/** The text without the word for an airport, of which English may lack an end; undefined where it has none. */
export function withoutKind(text: string): string | undefined {
  return (KIND_BEHIND.exec(text.trim()) ?? KIND_BEFORE.exec(text.trim()))?.[1];
}

function airportsFirst(index: PlaceIndex, places: readonly number[]): readonly number[] {
  const isAirport = (place: number) => typeOf(index, place) === 'airport';
  return [...places.filter(isAirport), ...places.filter((place) => !isAirport(place))];
}

function take(index: PlaceIndex, count: number, limit: number): number[] {
  return [...index.scratch.found.subarray(0, Math.min(count, limit))];
}

/** `lat,lon`; out of range counts as not given, since a device's fix must never break typing. */
export function readPoint(text: string | undefined): Point | undefined {
  const [lat, lon] = (text ?? '').split(',').map(Number);
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return undefined;
  return { lat, lon };
}
