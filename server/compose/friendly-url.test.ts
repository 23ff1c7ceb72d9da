import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';

const place = (id: string, code: string | null) => ({ place: { id, code }, airports: ['SIN'] });
const KNOWN: Readonly<Record<string, ReturnType<typeof place>>> = {
  SIN: place('airport:SIN', 'SIN'),
  'metro:SIN': place('metro:SIN', null),
  LHR: place('airport:LHR', 'LHR'),
  LON: place('metro:LON', 'LON'),
};
const CITIES: Readonly<Record<string, string>> = { SIN: 'metro:SIN', LHR: 'LON' };
const places = {
  resolve: (code: string) => KNOWN[code],
  cityOf: (code: string) => KNOWN[CITIES[code] ?? code]?.place,
};
let site: TestSite;
beforeAll(async () => {
  const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
  const foundation = { clock: { now: () => new Date(0) }, log: quiet } as unknown as Foundation;
  const needs = {
    sources: { stays: [], flights: [] },
    store: {},
    places: { resolve: places.resolve },
    cityOf: places.cityOf,
    rates: { currencies: new Map() },
    horizonDays: 1,
  };
  site = await openTestSite([searchPart(foundation, needs as unknown as Parameters<typeof searchPart>[1])]);
});
afterAll(() => site.close());

const PATHS = ['/s/horizon/common/layout/FriendlySearchUrlAction', '/horizon/common/layout/FriendlySearchUrlAction'];

async function convert(searchUrlToConvert: string, [from, to] = ['flights', 'stays'], path = PATHS[0]) {
  const payload = new URLSearchParams({
    originalVertical: from ?? '',
    conversionVertical: to ?? '',
    searchUrlToConvert,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: path ?? '', headers, payload });
  return [answer.statusCode, answer.json<{ convertedUrl?: string; errors?: { code: string }[] }>()] as const;
}

const SEARCH = '/flights/LON-metro:SIN/2027-03-03/2027-03-17/2adults/children-7-9?sort=cheapest';

test.for(PATHS)('[7.5-03] %s answers the converted url to a plain form', async (path) => {
  expect(await convert(SEARCH, undefined, path)).toEqual([
    200,
    { convertedUrl: '/stays/metro:SIN/2027-03-03/2027-03-17/2adults-7-9' },
  ]);
});

test('language and presentation stay in front; an origin is of no account', async () => {
  expect(await convert(`https://elsewhere.example/de-at/aos${SEARCH}`)).toEqual([
    200,
    { convertedUrl: '/de-at/aos/stays/metro:SIN/2027-03-03/2027-03-17/2adults-7-9' },
  ]);
});

test('[2.4-06b] flights become stays at their end, one way for a night; whoever is too young for a seat is a child of a room', async () => {
  const stay = async (path: string) => (await convert(path))[1].convertedUrl;
  expect(await stay('/flights/LHR,STN-SIN/2027-03-03/2027-03-17/1adults/children-7/seatinfants-1/lapinfants-1')).toBe(
    '/stays/metro:SIN/2027-03-03/2027-03-17/1adult-7-1-1',
  );
  expect(await stay('/flights/LON-SIN/2027-03-31/1adults')).toBe('/stays/metro:SIN/2027-03-31/2027-04-01/1adult');
});

test('[2.4-06b] stays become the form of flights with what is known: where to, both days and everybody of all rooms', async () => {
  const flight = async (path: string) => (await convert(path, ['stays', 'flights']))[1].convertedUrl;
  const url = new URL(
    (await flight('/de/stays/metro:SIN/2027-03-03/2027-03-05/2adults-7/1adult-1?sort=price')) ?? '',
    'https://site.invalid',
  );
  expect(url.pathname).toBe('/de/flights');
  expect(url.searchParams.has('from')).toBe(false);
  expect([...url.searchParams]).toEqual(
    expect.arrayContaining([
      ['to', 'metro:SIN'],
      ['depart', '2027-03-03'],
      ['return', '2027-03-05'],
      ['adults', '3'],
      ['childAge', '7'],
      ['infantsOnLap', '1'],
    ]),
  );
});

test('[2.4-06b] who flies to an airport stays in its city, and flies back to it; where nobody flies there are no flights', async () => {
  expect(await convert('/flights/DUB-LHR,STN/2027-03-03/2027-03-05/1adults')).toEqual([
    200,
    { convertedUrl: '/stays/LON/2027-03-03/2027-03-05/1adult' },
  ]);
  const [status, { convertedUrl }] = await convert('/stays/LON/2027-03-03/2027-03-05/1adult', ['stays', 'flights']);
  expect([status, new URL(convertedUrl ?? '', 'https://site.invalid').searchParams.get('to')]).toEqual([200, 'LON']);
  expect((await convert('/stays/city:1/2027-03-03/2027-03-05/1adult', ['stays', 'flights']))[0]).toBe(422);
});

test('what the other vertical cannot ask is refused, as is what is no search', async () => {
  const codes = async (...args: Parameters<typeof convert>) => {
    const [status, { errors }] = await convert(...args);
    return [status, errors?.[0]?.code];
  };
  expect(await codes('/stays/@1.2,103.8/2027-03-03/2027-03-05/2adults', ['stays', 'flights'])).toEqual([
    422,
    'NOT_CONVERTIBLE',
  ]);
  expect(await codes('/bookings/1')).toEqual([422, 'NOT_CONVERTIBLE']);
  expect(await codes('http://')).toEqual([422, 'NOT_CONVERTIBLE']);
  expect(await codes(SEARCH, ['flights', 'boats'])).toEqual([422, 'UNKNOWN_VERTICAL']);
});
