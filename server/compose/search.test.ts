import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchPlaces } from '#domain/search';
import { offerOf, rates, sourceOf } from '../../domain/search/verticals/flights/testing.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';
import { searchStore } from './search-store.ts';

const KNOWN: Readonly<Record<string, string>> = {
  LON: 'Europe/London',
  PAR: 'Europe/Paris',
  SIN: 'Asia/Singapore',
};
const places: SearchPlaces = {
  resolve: (code) =>
    KNOWN[code] && {
      place: {
        id: code,
        type: 'metro',
        code,
        name: code,
        cityName: code,
        countryCode: 'XX',
        lat: 0,
        lon: 0,
        timeZone: KNOWN[code],
      },
      airports: [code],
    },
  near: () => [],
  suggest: () => [{ id: 'metro:LON', name: 'London', code: 'LON' }],
} as SearchPlaces;

let site: TestSite;
const kept = new Map<string, string>();

beforeAll(async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  };
  site = await openTestSite([
    searchPart({ clock: { now: () => now }, log: quiet } as unknown as Foundation, {
      sources: { stays: [], flights: [sourceOf('house', [offerOf('a', 900), offerOf('b', 700, 500)])] },
      store: searchStore(cache as unknown as Foundation['cache']),
      places,
      rates,
      horizonDays: 3_000,
    }),
  ]);
});
afterAll(() => site.close());

const asked = (from: string | string[] = 'LON') => ({
  slices: [{ from, to: 'SIN', date: '2030-03-03' }],
  passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
  cabin: 'economy',
  bags: { cabin: 1, checked: 0 },
  currency: 'EUR',
});

async function start(): Promise<string> {
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload: asked() });
  return answer.json<{ id: string }>().id;
}

test('creating a search changes nothing: no token is asked, no cookie is set', async () => {
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload: asked() });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

test('a search is read in the asked order', async () => {
  const url = `/i/api/search/v1/${await start()}?sort=cheapest&waitMs=1000`;
  const results = (await site.app.inject({ url })).json<{ offers: { key: string }[]; done: boolean }>();
  expect([results.done, results.offers.map(({ key }) => key)]).toEqual([true, ['house.b', 'house.a']]);
});

test('[8-01] a refusal names each field, in words and with the way out', async () => {
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload: asked('Lomdon') });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    errors: [
      {
        code: 'UNKNOWN_PLACE',
        field: 'slices.0.from',
        localizedDescription: 'No place matches “Lomdon”. Did you mean London (LON)?',
      },
    ],
  });
});

test('[8-01] several places in one field: their problems are told at each, in words', async () => {
  const url = '/i/api/search/v1/flights';
  const problems = async (from: string[]) => {
    const answer = await site.app.inject({ method: 'POST', url, payload: asked(from) });
    const { errors = [] } = answer.json<{ errors?: { field: string; localizedDescription: string }[] }>();
    return [answer.statusCode, ...errors.map(({ field, localizedDescription }) => `${field}: ${localizedDescription}`)];
  };
  expect(await problems(['LON', 'PAR'])).toEqual([200]);
  expect(await problems(['LON', 'Lomdon'])).toEqual([
    422,
    'slices.0.from.1: No place matches “Lomdon”. Did you mean London (LON)?',
  ]);
  expect(await problems(['LON', 'SIN'])).toEqual([
    422,
    'slices.0.to: SIN is in both fields. Remove it from one of them.',
  ]);
  expect(await problems(['LON', 'LON'])).toEqual([422, 'slices.0.from.1: LON is in this field twice. Remove one.']);
  expect(await problems(['A', 'B', 'C', 'D', 'E'])).toEqual([
    422,
    'slices.0.from: You can enter up to 4 places in one field. Remove some.',
  ]);
});

test('the stream says the same, ends with done, and goes on after the event last seen', async () => {
  const url = `/i/api/search/v1/${await start()}/events?sort=cheapest`;
  const whole = (await site.app.inject({ url })).body;
  expect(whole).toContain('id: 1\nevent: done\n');
  expect(JSON.parse(/data: (.*)/.exec(whole)?.[1] ?? '{}')).toMatchObject({ revision: 1, total: 2 });
  const resumed = (await site.app.inject({ url, headers: { 'last-event-id': '0' } })).body;
  expect(resumed).toContain('id: 1\n');
});

test('an unknown search is 404, also as a stream', async () => {
  for (const url of ['/i/api/search/v1/none', '/i/api/search/v1/none/events']) {
    expect((await site.app.inject({ url })).statusCode).toBe(404);
  }
});

test('an offer is read with its fares; one that is gone is 410 in words', async () => {
  const id = await start();
  const offer = (key: string) => site.app.inject({ url: `/i/api/search/v1/${id}/offers/${id}.house.${key}` });
  expect((await offer('a')).json<{ offer: { key: string } }>().offer.key).toBe('house.a');
  const gone = await offer('x');
  expect([gone.statusCode, gone.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([410, 'OFFER_GONE']);
});
