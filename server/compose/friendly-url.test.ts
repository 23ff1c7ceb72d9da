import { afterAll, beforeAll, expect, test } from 'vitest';
import { flightsCodec, type VerticalCodec } from '#domain/search/verticals';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';

/** A second vertical that asks only where, when and for whom. */
const stays: VerticalCodec = {
  vertical: 'stays',
  parse(pathname, query) {
    const [, root, place, start, end] = pathname.split('/');
    if (root !== 'stays' || !place || !start) return undefined;
    const party = new URLSearchParams(query);
    const childAges = (party.get('children') ?? '').split(',').filter(Boolean).map(Number);
    const places = { from: null, to: [place] };
    return { places, dates: { start, end: end ?? null }, party: { adults: Number(party.get('adults')), childAges } };
  },
  format: ({ places, dates, party }) =>
    dates.end === null
      ? undefined
      : `/stays/${places.to[0]}/${dates.start}/${dates.end}?adults=${party.adults}&children=${party.childAges.join(',')}`,
};

let site: TestSite;
beforeAll(async () => {
  const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
  const foundation = { clock: { now: () => new Date(0) }, log: quiet } as unknown as Foundation;
  const needs = { sources: { stays: [], flights: [] }, store: {}, places: {}, isCurrency: () => true, horizonDays: 1 };
  const codecs = [flightsCodec, stays];
  site = await openTestSite([
    searchPart(foundation, { ...needs, codecs } as unknown as Parameters<typeof searchPart>[1]),
  ]);
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
    { convertedUrl: '/stays/metro:SIN/2027-03-03/2027-03-17?adults=2&children=7,9' },
  ]);
});

test('language and presentation stay in front; an origin is of no account', async () => {
  expect(await convert(`https://elsewhere.example/de-at/aos${SEARCH}`)).toEqual([
    200,
    { convertedUrl: '/de-at/aos/stays/metro:SIN/2027-03-03/2027-03-17?adults=2&children=7,9' },
  ]);
});

test('a search that the other vertical cannot ask is refused, as is what is no search', async () => {
  const codes = async (...args: Parameters<typeof convert>) => {
    const [status, { errors }] = await convert(...args);
    return [status, errors?.[0]?.code];
  };
  expect(await codes('/stays/SIN/2027-03-03/2027-03-05?adults=1', ['stays', 'flights'])).toEqual([
    422,
    'NOT_CONVERTIBLE',
  ]);
  expect(await codes('/flights/LON-SIN/2027-03-03/1adults')).toEqual([422, 'NOT_CONVERTIBLE']);
  expect(await codes('/bookings/1')).toEqual([422, 'NOT_CONVERTIBLE']);
  expect(await codes('http://')).toEqual([422, 'NOT_CONVERTIBLE']);
  expect(await codes(SEARCH, ['flights', 'boats'])).toEqual([422, 'UNKNOWN_VERTICAL']);
});

test('a flight search that goes there and back through its codec asks the same', () => {
  const path = '/flights/LHR,STN-SIN/2027-03-03/2027-03-17/1adults/children-7/seatinfants-1/lapinfants-1';
  const neutral = flightsCodec.parse(path, '');
  expect(neutral && flightsCodec.format(neutral)).toBe(path);
});
