import { places as calls, type PlaceSuggestion } from '#contract/places';
import { verb } from '#domain/kernel';
import { findNear, lookup, NONE, ordinalOfCode, rankByNearness, type PlaceIndex } from '#engine/places';
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
    may: () => true,
    input: calls.suggest.input,
    run: ({ ctx, input }): { places: PlaceSuggestion[] } => {
      const near = readPoint(input.near);
      const lang = input.lang ?? ctx.locale;
      const accept = visibility(input.types.split(','));
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
  const count = lookup(index, text, { limit: near ? POOL : limit, accept });
  if (near) rankByNearness(index, count, near.lat, near.lon, ordinalOfCode(index, text.trim()) === NONE ? 0 : 1);
  const places = take(index, count, limit);
  const { exact } = index.scratch;
  if (exact !== NONE && !places.includes(exact)) places[places.length - 1] = exact;
  return places;
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
