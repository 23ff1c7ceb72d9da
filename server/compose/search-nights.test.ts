import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/core';
import type { StayDetail, StayNight, StayQuery, StayResults } from '#contract/search';
import type { SearchPlace, SearchPlaces } from '#domain/search';
import { packStays } from '#engine/stays';
import { createHouseStaySource, type HouseStaySource } from '#supply/house';
import { fixedClock } from '#platform/clock';
import { silentLogger } from '#platform/testing';
import { ASK, DAYS, FIRST_DAY, testWorld } from '../../engine/stays/testing/world.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';
import { searchStore } from './search-store.ts';
import { untilDone } from './testing/until-done.ts';

let site: TestSite;
let house: HouseStaySource;

const DAY_MS = 86_400_000;
const NOW = new Date(ASK.saleInstant * 60_000);
const HORIZON = 40;
const input = testWorld(11);
const civil = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const atoll: SearchPlace = {
  id: 'metro:ATL',
  type: 'metro',
  code: 'ATL',
  name: 'Atoll',
  cityName: 'Atoll',
  countryCode: 'FJ',
  lat: -16.9,
  lon: 180,
  timeZone: 'Pacific/Fiji',
};
const places: SearchPlaces = { resolve: () => ({ place: atoll, airports: [] }), near: () => [], suggest: () => [] };

beforeAll(async () => {
  const now = () => NOW;
  house = createHouseStaySource({ world: packStays(input), rates: ASK.rates, now });
  const kept = new Map<string, string>();
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  };
  const part = searchPart({ clock: { now }, log: silentLogger } as unknown as Foundation, {
    sources: { stays: [house], flights: [] },
    store: searchStore(cache as unknown as Foundation['cache']),
    places,
    rates: ASK.rates,
    horizonDays: HORIZON,
  });
  site = await openTestSite([part], { clock: fixedClock(NOW) });
});
afterAll(async () => {
  await site.close();
  await house.close();
});

const asked: StayQuery = {
  place: 'ATL',
  checkIn: civil(FIRST_DAY + 12),
  checkOut: civil(FIRST_DAY + 14),
  rooms: [{ adults: 2, children: [] }],
  currency: 'EUR',
};

async function start(query: StayQuery): Promise<string> {
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/stays', payload: query });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ id: string }>().id;
}

const get = (path: string) => site.app.inject({ url: `/i/api/search/v1/${path}` });

async function nightsOf(id: string, more: string): Promise<StayNight[]> {
  const answer = await get(`${id}/nights?${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ days: StayNight[] }>().days;
}

const first = async (path: string) => (await get(path)).json<StayResults>();

/** What a search of these nights says: the first of its list by price, or what one house has. */
async function searched(query: StayQuery, offer: string | undefined) {
  const id = await start(query);
  if (offer === undefined) {
    return (await untilDone(() => first(`${id}?sort=price&limit=1&waitMs=5000`))).offers[0];
  }
  await untilDone(() => first(`${id}?limit=1&waitMs=5000`));
  return (await get(`${id}/offers/${id}.${offer}`)).json<StayDetail>().offer;
}

const ROOMS: readonly StayQuery['rooms'][] = [
  [{ adults: 2, children: [] }],
  [{ adults: 1, children: [4] }],
  [
    { adults: 2, children: [] },
    { adults: 1, children: [] },
  ],
];

test('every arrival of a month says what a search of its nights says, to the minor unit', async () => {
  const months = [...new Set(Array.from({ length: HORIZON }, (_, at) => civil(FIRST_DAY + 4 + at).slice(0, 7)))];
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...months),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...ROOMS),
      fc.constantFrom('EUR', 'JPY', 'USD'),
      fc.option(fc.nat(input.properties.length - 1), { nil: undefined }),
      async (month, nights, rooms, currency, at) => {
        const query = { ...asked, rooms, currency };
        const offer = at === undefined ? undefined : `house.${input.properties[at]!.key}`;
        const days = await nightsOf(
          await start(query),
          `month=${month}&nights=${nights}${offer ? `&offer=${offer}` : ''}`,
        );
        for (const { checkIn, checkOut, total, now, there, key, exact, reason } of days) {
          if (reason === 'DATE_PAST' || reason === 'DATE_TOO_FAR') continue;
          const found = await searched({ ...query, checkIn, checkOut }, offer);
          const price = found?.price ?? null;
          expect([checkIn, total, exact]).toEqual([checkIn, price?.total ?? null, true]);
          expect(there?.amountMinor).toBe(price ? (price.atProperty?.amount.amountMinor ?? 0) : undefined);
          expect(key).toBe(price ? found!.key : null);
          expect(reason === null).toBe(price !== null);
          if (!total) continue;
          expect(now!.amountMinor + there!.amountMinor).toBe(total.amountMinor);
          priced += 1;
        }
      },
    ),
    { numRuns: 12, seed: 5 },
  );
  expect(priced).toBeGreaterThan(50);
}, 120_000);

test('a month is whole; days that are over or not on sale yet say so', async () => {
  const id = await start(asked);
  const today = civil(Math.floor(NOW.getTime() / DAY_MS + 0.5));
  const days = await nightsOf(id, `month=${today.slice(0, 7)}`);
  expect(days.map(({ checkIn }) => checkIn.slice(8))).toEqual(days.map((_, at) => String(at + 1).padStart(2, '0')));
  expect(days.filter(({ checkIn }) => checkIn < today).every(({ reason }) => reason === 'DATE_PAST')).toBe(true);
  expect(days.filter(({ checkIn }) => checkIn >= today).some(({ reason }) => reason === 'DATE_PAST')).toBe(false);
  const last = civil(FIRST_DAY + 3 + HORIZON).slice(0, 7);
  const reasons = (await nightsOf(id, `month=${last}`)).map(({ reason }) => reason);
  expect(reasons.at(-1)).toBe('DATE_TOO_FAR');
  expect(FIRST_DAY + DAYS).toBeGreaterThan(FIRST_DAY + HORIZON);
});

test('weekends are the Fridays of a month, two nights each', async () => {
  const days = await nightsOf(await start(asked), `month=${asked.checkIn.slice(0, 7)}&only=weekends&nights=5`);
  expect(days.length).toBeGreaterThanOrEqual(4);
  for (const { checkIn, checkOut } of days) {
    expect(new Date(checkIn).getUTCDay()).toBe(5);
    expect(Date.parse(checkOut) - Date.parse(checkIn)).toBe(2 * DAY_MS);
  }
});

test('[8-01] what cannot be answered is told at its field, in words', async () => {
  const id = await start(asked);
  const month = asked.checkIn.slice(0, 7);
  const told = async (more: string) => {
    const answer = await get(`${id}/nights?${more}`);
    const { errors } = answer.json<{ errors: Problem[] }>();
    return [answer.statusCode, ...errors.map(({ code, field }) => `${code} ${field}`), errors[0]?.localizedDescription];
  };
  expect(await told('month=2027-13')).toEqual([
    422,
    'MONTH_UNKNOWN month',
    expect.stringContaining('month doesn’t exist'),
  ]);
  expect(await told('month=2019-05')).toEqual([
    422,
    'MONTH_NOT_SOLD month',
    expect.stringMatching(/from \w+ 20\d\d to/),
  ]);
  expect(await told(`month=${month}&nights=31`)).toEqual([
    422,
    'TOO_MANY_NIGHTS nights',
    'A stay can be up to 30 nights.',
  ]);
  expect((await told('month=2019-05&nights=99')).slice(0, 3)).toEqual([
    422,
    'MONTH_NOT_SOLD month',
    'TOO_MANY_NIGHTS nights',
  ]);
  expect((await told(`month=${month}&nights=0`)).slice(0, 2)).toEqual([422, 'VALIDATION_ERROR nights']);
  expect((await told('nights=2')).slice(0, 2)).toEqual([422, 'VALIDATION_ERROR month']);
  expect((await get(`${id}/nights?month=${month}&offer=house.nowhere`)).statusCode).toBe(410);
  expect((await get(`${id}/nights?month=${month}&offer=nobody.here`)).statusCode).toBe(410);
  expect((await get(`none/nights?month=${month}`)).statusCode).toBe(404);
});

test('the description of the calls tells what a night answers', async () => {
  const described = JSON.stringify((await site.app.inject({ url: '/api/openapi.json' })).json());
  expect(described).toContain('/i/api/search/v1/{id}/nights');
  expect(described).toContain('The month of check-in, like `2027-03`');
});
