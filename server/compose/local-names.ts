import type { Places } from '#domain/places';
import type { Binding } from '../http/binding.ts';

/** Where answers hold places; nothing else is looked at. */
const INSIDE = new Set(
  'offers offer slices segments departure arrival connections places from to alsoFrom alsoTo ideas facets items product area place quote order begins ends'.split(
    ' ',
  ),
);

type Fields = Record<string, unknown>;
export type LocalNames = <T>(answer: T, locale: string) => T;

/**
 * Suppliers name places in English. Answers leave the site with the names of cities in the reader's language, where the
 * snapshot of places has them; what is stored, shared and compared stays as it came.
 */
export function createLocalNames(resolve: Places['resolvePlace']): LocalNames {
  const known = new Map<string, string | null>();

  function cityIn(lang: string, code: unknown): string | null {
    if (typeof code !== 'string') return null;
    const key = `${lang} ${code}`;
    const name = known.get(key) ?? (known.has(key) ? null : (resolve(code, lang)?.place.cityName ?? null));
    known.set(key, name);
    return name;
  }

  function walk(value: unknown, lang: string): unknown {
    if (Array.isArray(value)) return value.map((one) => walk(one, lang));
    if (typeof value !== 'object' || value === null) return value;
    const copy: Fields = { ...value };
    for (const key in copy) if (INSIDE.has(key)) copy[key] = walk(copy[key], lang);
    if ('cityName' in copy) return named(copy, cityIn(lang, copy['airport'] ?? copy['code'] ?? copy['id']));
    // The ends of a booking in a list: called by the city of their airport, or by a name that is nobody's to translate.
    const isEnd = 'instant' in copy && 'code' in copy && 'name' in copy;
    const city = isEnd ? cityIn(lang, copy['code']) : null;
    return city === null ? copy : { ...copy, name: city };
  }

  return (answer, locale) => (locale.startsWith('en') ? answer : (walk(answer, locale.slice(0, 2)) as typeof answer));
}

/** An airport or a place that is called like its city keeps being called like it. */
function named(place: Fields, city: string | null): Fields {
  if (city === null) return place;
  const was = place['cityName'];
  return {
    ...place,
    cityName: city,
    ...(place['airportName'] === was && { airportName: city }),
    ...(place['name'] === was && { name: city }),
  };
}

/** The same calls, answered with names in the reader's language. */
export function inReadersNames(bindings: readonly Binding[] = [], localise: LocalNames): Binding[] {
  return bindings.map(({ call, handle }) => ({
    call,
    handle: async (ctx, input, request) => localise(await handle(ctx, input, request), ctx.locale),
  }));
}
