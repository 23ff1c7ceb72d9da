import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Day, FlightQuery, FlightResults } from '#contract/search';
import type { SearchPlaces } from '#domain/search';
import { createHouseFlightSource, type HouseFlightSource } from '#supply/house';
import { SALE, smallDesk } from '../../supply/house/testing/small-world.ts';
import { silentLogger } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';
import { searchStore } from './search-store.ts';
import { untilDone } from './testing/until-done.ts';

let site: TestSite;
let house: HouseFlightSource;

const place = { type: 'airport', cityName: '', countryCode: 'XX', lat: 0, lon: 0, timeZone: 'UTC' };
const places: SearchPlaces = {
  resolve: (code) => ({ place: { ...place, id: code, code, name: code }, airports: [code] }),
  near: () => [],
  suggest: () => [],
};

beforeAll(async () => {
  const { timetable, model, names, seed } = smallDesk();
  const now = () => new Date(SALE);
  house = createHouseFlightSource({ timetable, fares: model, airportNames: names, seed, now, threads: 1 });
  const kept = new Map<string, string>();
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  };
  site = await openTestSite([
    searchPart({ clock: { now }, log: silentLogger } as unknown as Foundation, {
      sources: { stays: [], flights: [house] },
      store: searchStore(cache as unknown as Foundation['cache']),
      places,
      rates: model.rates,
      horizonDays: 400,
    }),
  ]);
});
afterAll(async () => {
  await site.close();
  await house.close();
});

function query(from: string[], to: string, depart: string, back: string | null): FlightQuery {
  return {
    slices: [{ from, to, date: depart }, ...(back === null ? [] : [{ from: to, to: from, date: back }])],
    passengers: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 0 },
    currency: 'GBP',
  };
}

async function start(asked: FlightQuery): Promise<string> {
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload: asked });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }>().id;
}

async function daysOf(id: string, more = ''): Promise<Day[]> {
  const answer = await site.app.inject({ url: `/i/api/search/v1/${id}/days?${more}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ days: Day[] }>().days;
}

async function cheapestOf(asked: FlightQuery, fs: string): Promise<unknown> {
  const url = `/i/api/search/v1/${await start(asked)}?sort=cheapest&limit=1&waitMs=5000&fs=${fs}`;
  const { offers } = await untilDone(async () => (await site.app.inject({ url })).json<FlightResults>());
  return offers[0]?.price.total ?? null;
}

test.each([
  ['a return', query(['LHR'], 'SIN', '2027-03-03', '2027-03-17'), '', 'trip'],
  ['one way from either of two airports', query(['ABZ', 'MAN'], 'SYD', '2027-04-10', null), '', 'trip'],
  ['a return with filters', query(['FRA'], 'JFK', '2027-05-02', '2027-05-06'), 'stops:0,1;refund:allowed', 'trip'],
  ['another day back', query(['AKL'], 'HNL', '2027-02-20', '2027-02-22'), '', 'return'],
] as const)('the price of a day is the cheapest offer of its own search: %s', async (_, asked, fs, move) => {
  const days = await daysOf(await start(asked), `fs=${fs}&move=${move}`);
  expect(days).toHaveLength(7);
  for (const day of days) {
    if (day.reason === 'RETURN_BEFORE_DEPARTURE') continue;
    const [out, back] = asked.slices;
    const slices = [{ ...out!, date: day.departure }, ...(back && day.return ? [{ ...back, date: day.return }] : [])];
    expect([day.departure, day.exact, day.total]).toEqual([
      day.departure,
      true,
      await cheapestOf({ ...asked, slices }, fs),
    ]);
  }
  expect(days.some(({ total }) => total !== null)).toBe(true);
});

test('one way has no way back to move; an unknown search is 404', async () => {
  const id = await start(query(['LHR'], 'SIN', '2027-01-11', null));
  const oneWay = await site.app.inject({ url: `/i/api/search/v1/${id}/days?move=return` });
  expect([oneWay.statusCode, oneWay.json<{ errors: object[] }>().errors]).toMatchObject([
    422,
    [{ code: 'ONE_WAY', field: 'move', localizedDescription: expect.stringContaining('one-way') }],
  ]);
  expect((await site.app.inject({ url: '/i/api/search/v1/none/days' })).statusCode).toBe(404);
});

test('the description of the calls tells both forms of a place and what a day answers', async () => {
  const described = JSON.stringify((await site.app.inject({ url: '/api/openapi.json' })).json());
  expect(described).toContain('A place, or 2 to 4: any of their airports');
  expect(described).toContain('/i/api/search/v1/{id}/days');
});
