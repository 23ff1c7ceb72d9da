import { expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { buildPlaces, createPlaceIndex, type PlaceInput } from '#engine/places';
import { createPlaces } from './places.ts';

function row(input: Partial<PlaceInput> & Pick<PlaceInput, 'type' | 'key' | 'name'>): PlaceInput {
  return {
    cityName: input.name,
    countryCode: 'GB',
    lat: 51.5,
    lon: -0.1,
    timeZone: 'Europe/London',
    weight: 0.01,
    names: [],
    airports: [],
    airportsAreNearby: false,
    ...input,
  };
}

const lhr = row({
  type: 'airport',
  key: 'LHR',
  code: 'LHR',
  name: 'London Heathrow Airport',
  cityName: 'London',
  cityKey: '1',
  weight: 0.8,
});
const lgw = row({
  type: 'airport',
  key: 'LGW',
  code: 'LGW',
  name: 'London Gatwick Airport',
  cityName: 'London',
  cityKey: '1',
  weight: 0.4,
});
const own = [
  { code: 'LHR', km: 24 },
  { code: 'LGW', km: 40 },
];
const muc = { countryCode: 'DE', lat: 48.35, lon: 11.79, timeZone: 'Europe/Berlin', weight: 0.39 };
const places = createPlaces(
  createPlaceIndex(
    buildPlaces(
      [
        lhr,
        lgw,
        row({ type: 'metro', key: 'LON', code: 'LON', name: 'London', cityKey: '1', weight: 1.2, airports: own }),
        row({
          type: 'city',
          key: '1',
          name: 'London',
          weight: 1.2,
          names: [{ text: 'Londres', lang: 'fr' }],
          airports: own,
        }),
        row({
          type: 'airport',
          key: 'MUC',
          code: 'MUC',
          name: 'Munich Airport',
          cityName: 'Munich',
          cityKey: '2',
          names: [{ text: 'München' }],
          ...muc,
        }),
        row({
          type: 'city',
          key: '2',
          name: 'Munich',
          names: [{ text: 'München', lang: 'de' }],
          airports: [{ code: 'MUC', km: 28 }],
          ...muc,
        }),
        row({
          type: 'city',
          key: '3',
          name: 'Cambridge',
          airports: [{ code: 'LHR', km: 90 }],
          airportsAreNearby: true,
        }),
        row({
          type: 'city',
          key: '4',
          name: 'Cambridge',
          countryCode: 'US',
          lat: 42.4,
          lon: -71.1,
          airports: [{ code: 'LHR', km: 9 }],
          airportsAreNearby: true,
          weight: 0.008,
        }),
        row({ type: 'metro', key: 'LHR', name: 'Greater Heathrow', airports: own, weight: 0.001 }),
        row({ type: 'city', key: '5', name: 'Nowhere' }),
      ],
      { version: 'test' },
    ),
  ),
);

const ctx = { actor: { sessionId: null }, locale: 'en-GB' } as Partial<Ctx> as Ctx;

type More = { types?: string; limit?: number; near?: string; as?: 'city' };

async function ids(q: string, more: More = {}): Promise<string[]> {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q, ...more } });
  return found.map((place) => place.id);
}

test('all airports of a city come first, then each; the city itself would say the same twice', async () => {
  expect(await ids('london')).toEqual(['metro:LON', 'airport:LHR', 'airport:LGW']);
  expect(await ids('munich')).toEqual(['airport:MUC']);
});

test('an airport serves the metro that lists it, else its own city; other places are their own', () => {
  const cityOf = (code: string) => places.cityOf(code)?.place.id;
  expect(['LHR', 'airport:LGW', 'MUC', 'LON', 'city:1', 'city:3'].map(cityOf)).toEqual([
    'metro:LON',
    'metro:LON',
    'city:2',
    'metro:LON',
    'city:1',
    'city:3',
  ]);
  expect(['XXX', 'city:5', ''].map(cityOf)).toEqual([undefined, undefined, undefined]);
});

test('who asks for cities alone gets them', async () => {
  expect(await ids('london', { types: 'city' })).toEqual(['city:1']);
  expect(await ids('munich', { types: 'city,metro' })).toEqual(['city:2']);
});

test('who looks for a place to stay gets the city beside the airport that alone serves it', async () => {
  expect((await ids('munich', { as: 'city' })).toSorted()).toEqual(['airport:MUC', 'city:2']);
  expect(await ids('london', { as: 'city' })).toEqual(await ids('london'));
});

test('a place says everything a page shows', async () => {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: 'LON', lang: 'de', near: '51.5,-0.1' } });
  expect(found[0]).toEqual({
    id: 'metro:LON',
    type: 'metro',
    code: 'LON',
    name: 'London',
    cityName: 'London',
    countryCode: 'GB',
    countryName: 'Vereinigtes Königreich',
    lat: 51.5,
    lon: -0.1,
    timeZone: 'Europe/London',
    airports: ['LHR', 'LGW'],
    airportDetails: [
      { code: 'LHR', name: 'London Heathrow Airport', distanceKm: 24 },
      { code: 'LGW', name: 'London Gatwick Airport', distanceKm: 40 },
    ],
    airportsAre: 'own',
    distanceKm: 0,
  });
});

test('the name that matched is told where another is shown', async () => {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: 'münch' } });
  expect(found[0]).toMatchObject({ id: 'airport:MUC', matched: 'München' });
  expect((await places.suggestPlaces({ ctx, input: { q: 'munich' } })).places[0]).not.toHaveProperty('matched');
});

test('a city without an airport says which are nearest', async () => {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: 'cambridge', limit: 1 } });
  expect(found).toEqual([expect.objectContaining({ id: 'city:3', airports: ['LHR'], airportsAre: 'nearest' })]);
});

test('nearer places win among equals', async () => {
  expect(await ids('cambridge')).toEqual(['city:3', 'city:4']);
  expect(await ids('cambridge', { near: '42.3,-71.2' })).toEqual(['city:4', 'city:3']);
});

test('the last words may name the country, in the language of the reader or in English', async () => {
  expect(await ids('cambridge united states')).toEqual(['city:4']);
  expect(await ids('cambridge, us')).toEqual(['city:4']);
  expect(await ids('munich germ')).toEqual(['airport:MUC']);
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: 'munich deutschland', lang: 'de' } });
  expect(found.map((place) => place.id)).toEqual(['airport:MUC']);
  expect(await ids('cambridge france')).toEqual([]);
});

test('nothing typed gives nothing, or the airports nearby', async () => {
  expect(await ids('')).toEqual([]);
  expect(await ids('', { near: '48.1,11.6', limit: 1 })).toEqual(['airport:MUC']);
  expect(await ids('london', { near: '91,400' })).toHaveLength(3);
});

test('wild input answers', async () => {
  for (const q of ['x'.repeat(10_000), '\u0000\u0001\u202e', 'לונדון', '😀'.repeat(500), '<script>', '%']) {
    expect(await ids(q)).toBeInstanceOf(Array);
  }
});

test('unreadable parameters are told at their field', async () => {
  await expect(places.suggestPlaces({ ctx, input: { q: 'a', types: 'planet' } })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    status: 422,
    problems: [{ field: 'types' }],
  });
  await expect(places.suggestPlaces({ ctx, input: { q: 'a', near: 'here' } })).rejects.toMatchObject({
    problems: [{ field: 'near' }],
  });
});

test('an unknown language falls back to English', async () => {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: 'lhr', lang: 'qx-ZZ' } });
  expect(found[0]?.countryName).toBe('United Kingdom');
});

test('codes and ids become airports', () => {
  expect(places.resolvePlace('LON')).toMatchObject({
    place: { id: 'metro:LON', code: 'LON' },
    airports: ['LHR', 'LGW'],
  });
  expect(places.resolvePlace('muc')).toMatchObject({
    place: { id: 'airport:MUC', timeZone: 'Europe/Berlin' },
    airports: ['MUC'],
  });
  expect(places.resolvePlace('city:3')).toMatchObject({ place: { code: null }, airports: ['LHR'] });
  expect(places.resolvePlace('city:2', 'de')?.place.name).toBe('München');
});

test('a bare code means the airport; the metro with its letters is asked for by id', () => {
  expect(places.resolvePlace('LHR')?.place.id).toBe('airport:LHR');
  expect(places.resolvePlace('metro:LHR')).toMatchObject({
    place: { id: 'metro:LHR', code: null },
    airports: ['LHR', 'LGW'],
  });
});

test('what is no place, or has no airport in reach, is undefined', () => {
  for (const text of ['', 'XXX', 'London', 'city:99', 'metro:MUC', 'city:5'])
    expect(places.resolvePlace(text)).toBeUndefined();
});

async function resolve(q: string) {
  const { place, airports, suggestions } = await places.resolveText({ ctx, input: { q } });
  return { id: place?.id, airports, suggestions: suggestions.map((suggestion) => suggestion.id) };
}

test('a form without scripts may send a name, a name with its country, a label with a code, a code or an id', async () => {
  expect(await resolve('London')).toEqual({ id: 'metro:LON', airports: ['LHR', 'LGW'], suggestions: [] });
  expect((await resolve('Cambridge, United States')).id).toBe('city:4');
  expect((await resolve('Cambridge, us')).id).toBe('city:4');
  expect((await resolve('Munich (MUC)')).id).toBe('airport:MUC');
  expect((await resolve('münchen')).id).toBe('airport:MUC');
  expect((await resolve('lgw')).id).toBe('airport:LGW');
  expect((await resolve('city:1')).airports).toEqual(['LHR', 'LGW']);
});

test('as a city, an airport is the city that it serves, however it was said', async () => {
  const asCity = async (q: string) => {
    const { place } = await places.resolveText({ ctx, input: { q, as: 'city' } });
    return place?.id;
  };
  expect(await Promise.all(['LHR', 'airport:LGW', 'lgw', 'MUC', 'Munich (MUC)', 'LON', 'city:1'].map(asCity))).toEqual(
    ['LHR', 'LGW', 'LGW', 'MUC', 'MUC', 'LON', 'city:1'].map((place) => places.cityOf(place)?.place.id),
  );
  await expect(places.resolveText({ ctx, input: { q: 'LHR', as: 'airport' as never } })).rejects.toMatchObject({
    problems: [{ field: 'as' }],
  });
});

test('what is close is offered, what is not is refused', async () => {
  expect(await resolve('lodnon')).toEqual({
    id: undefined,
    airports: [],
    suggestions: ['metro:LON', 'airport:LHR', 'airport:LGW'],
  });
  expect(await resolve('Cambridge, France')).toEqual({
    id: undefined,
    airports: [],
    suggestions: ['city:3', 'city:4'],
  });
  expect(await resolve('')).toEqual({ id: undefined, airports: [], suggestions: [] });
  expect(await resolve('Nowhere')).toMatchObject({ id: undefined, airports: [] });
});
