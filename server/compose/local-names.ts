import type { Spoken } from '#contract/search';
import { countryName, type Places } from '#domain/places';
import { type SayNames, sayNames, type SpokenPlace } from '#domain/search/verticals';
import type { Speak } from '#platform/words';
import type { Binding } from '../http/binding.ts';

/** Where answers hold names; nothing else is looked at. */
const INSIDE = new Set(
  (
    'offers offer trips chosen returns shown slice slices segments departure arrival connections places from to alsoFrom alsoTo ideas facets options items product ' +
    'area place of property quote order begins ends fare fares rooms room needs unavailable price lines cancellation window voidWindow midnightIn'
  ).split(' '),
);

/** The way to the lines of prices: all that changes for readers of English. */
const TO_CHARGES = new Set(
  'offers offer trips chosen returns quote order items product fares rooms price lines'.split(' '),
);

/** A country by its ISO code. */
const COUNTRY = /^[A-Z]{2}$/u;

/** Kinds of lines of a price that are named by who levies them. */
const LEVIED = new Set<unknown>(['tax', 'fee', 'surcharge']);

type Fields = Record<string, unknown>;
export type LocalNames = <T>(answer: T, locale: string) => T;

interface NameSources {
  readonly places: Pick<Places, 'airportName' | 'resolvePlace'>;
  readonly speak: Speak;
  /** Of a part of a city by its GeoNames id, in a language of two letters; undefined where none other than its own is known. */
  readonly quarterName: (id: number, lang: string) => string | undefined;
  /** The GeoNames id of a city that levies charges, by its name in them. */
  readonly levyingCity: (name: string) => number | undefined;
}

/**
 * Suppliers name things in English, beside codes. Answers leave the site with names in the reader's language, where the snapshot
 * of places or the words of the site have them by those codes; what is stored, shared and compared stays as it came.
 */
export function createLocalNames({ places, speak, quarterName, levyingCity }: NameSources): LocalNames {
  const wordsIn = kept((locale) => sayNames(speak(locale).i18n));
  const placesIn = kept((locale) => namesOfPlaces(places, locale.slice(0, 2)));
  const quarterIn = (locale: string) => (id: string) =>
    quarterName(Number(id.replace('quarter:', '')), locale.slice(0, 2));
  const levierIn = kept((locale) =>
    kept((by: string) => {
      if (COUNTRY.test(by)) return countryName(by, locale);
      if (isEnglish(locale)) return by;
      return wordsIn(locale)[`region.${by}`]?.() ?? placesIn(locale)(`city:${levyingCity(by)}`)?.city ?? by;
    }),
  );

  function walk(value: unknown, names: Names): unknown {
    if (Array.isArray(value)) return value.map((one) => walk(one, names));
    if (typeof value !== 'object' || value === null) return value;
    const copy: Fields = { ...value };
    for (const key in copy) if (INSIDE.has(key)) copy[key] = walk(copy[key], names);
    if ('cityName' in copy) return withPlace(copy, names.of);
    if ('spoken' in copy) return withSpoken(copy, names);
    if (LEVIED.has(copy['kind'])) return withCharge(copy, names);
    if ('familyName' in copy && 'family' in copy) return withFamily(copy, names);
    // The ends of a booking in a list: called by the city of their airport, or by a name that is nobody's to translate.
    const isEnd = 'instant' in copy && 'code' in copy && 'name' in copy;
    const city = isEnd ? names.of(copy['code'])?.city : undefined;
    return city === undefined ? copy : { ...copy, name: city };
  }

  return (answer, locale) =>
    (isEnglish(locale)
      ? walkCharges(answer, levierIn(locale))
      : walk(answer, {
          words: wordsIn(locale),
          of: placesIn(locale),
          quarter: quarterIn(locale),
          levier: levierIn(locale),
        })) as typeof answer;
}

function isEnglish(locale: string): boolean {
  return locale.startsWith('en');
}

/** Names are in English already; only countries are still codes. */
function walkCharges(value: unknown, levier: Names['levier']): unknown {
  if (Array.isArray(value)) return value.map((one) => walkCharges(one, levier));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Fields = { ...value };
  for (const key in copy) if (TO_CHARGES.has(key)) copy[key] = walkCharges(copy[key], levier);
  return LEVIED.has(copy['kind']) ? withLevier(copy, levier) : copy;
}

interface Names {
  readonly words: SayNames;
  readonly of: (codeOrId: unknown) => NamedPlace | undefined;
  readonly quarter: (id: string) => string | undefined;
  /** Who levies a charge: a country by its code, a region or city by its name in the data. */
  readonly levier: (by: string) => string;
}

interface NamedPlace extends SpokenPlace {
  readonly city: string;
}

/** Places by code or id, each looked up once. */
function namesOfPlaces({ airportName, resolvePlace }: NameSources['places'], lang: string): Names['of'] {
  const find = kept((code): NamedPlace | undefined => {
    const place = resolvePlace(code, lang)?.place;
    if (!place) return undefined;
    const { name, cityName } = place;
    return { whole: name, own: airportName(code.replace(/^airport:/u, ''), lang)?.name ?? name, city: cityName };
  });
  return (code) => (typeof code === 'string' ? find(code) : undefined);
}

function kept<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const had = known.get(key);
    if (had !== undefined || known.has(key)) return had as T;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** An airport by what tells it apart in its city, a place in full; what is called like its city keeps being called like it. */
function withPlace(place: Fields, of: Names['of']): Fields {
  const found = of(place['airport'] ?? place['code'] ?? place['id']);
  if (!found) return place;
  const whole = place['name'] === place['cityName'] ? found.city : (of(place['id']) ?? found).whole;
  return {
    ...place,
    cityName: found.city,
    ...('airportName' in place && { airportName: found.own }),
    ...('name' in place && { name: whole }),
  };
}

/** The name of an option is its label. */
function withSpoken(named: Fields, { words, of, quarter }: Names): Fields {
  const { word, places, own, ownId = '' } = named['spoken'] as Spoken;
  const found = places.flatMap((id) => of(id) ?? []);
  const say = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!say || found.length < places.length) return named;
  const proper = own && (quarter(ownId) ?? own);
  return {
    ...named,
    ['label' in named ? 'label' : 'name']: say(...found, ...(proper ? [{ whole: proper, own: proper }] : [])),
  };
}

/** `City tax`, or `Tourist tax (taxe de séjour)`: what stands in brackets is its name at home. */
function withCharge(line: Fields, { words, levier }: Names): Fields {
  const name = String(line['name']);
  const [, common = name, home = ''] = /^(.+?)( \(.+\))$/u.exec(name) ?? [];
  const word = `charge.${common}`;
  const said = Object.hasOwn(words, word) ? words[word]?.() : undefined;
  return withLevier(said === undefined ? line : { ...line, name: said + home }, levier);
}

/** `Air Passenger Duty` with `United Kingdom`; a name that says it already, `Solidarity tax, France and Europe`, stands alone. */
function withLevier(line: Fields, levier: Names['levier']): Fields {
  const { jurisdiction: by, ...rest } = line;
  if (typeof by !== 'string') return line;
  const jurisdiction = levier(by);
  return String(line['name']).includes(jurisdiction) ? rest : { ...rest, jurisdiction };
}

/** Families of several slices are joined as their supplier joins them. */
function withFamily(fare: Fields, { words }: Names): Fields {
  const codes = [...new Set(String(fare['family']).split('~'))].map((code) => `fare.${code}`);
  const names = codes.flatMap((word) => (Object.hasOwn(words, word) ? (words[word]?.() ?? []) : []));
  return names.length < codes.length ? fare : { ...fare, familyName: names.join(' + ') };
}

/** The same calls, answered with names in the reader's language. */
export function inReadersNames(bindings: readonly Binding[] = [], localise: LocalNames): Binding[] {
  return bindings.map(({ call, handle }) => ({
    call,
    handle: async (ctx, input, request) => localise(await handle(ctx, input, request), ctx.locale),
  }));
}
