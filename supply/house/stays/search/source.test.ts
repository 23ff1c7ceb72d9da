import { afterAll, expect, test } from 'vitest';
import type { NightsAsk, ResolvedStayQuery } from '#domain/search/verticals';
import { packStays } from '#engine/stays';
import { ASK, FIRST_DAY, testWorld } from '../../../../engine/stays/testing/world.ts';
import { createHouseStaySource } from './source.ts';

const civil = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const source = createHouseStaySource({
  world: packStays(testWorld(11)),
  rates: ASK.rates,
  now: () => new Date(ASK.saleInstant * 60_000),
});
afterAll(() => source.close());

const query: ResolvedStayQuery = {
  place: 'ATL',
  checkIn: civil(FIRST_DAY + 12),
  checkOut: civil(FIRST_DAY + 14),
  rooms: [{ adults: 2, children: [] }],
  currency: 'EUR',
  within: { near: { lat: -16.9, lon: 180 }, km: 60, box: null },
  nights: 2,
};
const month: NightsAsk = {
  query,
  from: civil(FIRST_DAY + 5),
  to: civil(FIRST_DAY + 34),
  nights: 2,
  weekends: false,
  key: null,
};
const never = new AbortController().signal;

test('a month of an area is every day of it once, in order; of weekends its Fridays', async () => {
  const days = (await source.nights(month, never))!.map(({ checkIn }) => checkIn);
  expect(days).toEqual(Array.from({ length: 30 }, (_, at) => civil(FIRST_DAY + 5 + at)));
  const fridays = await source.nights({ ...month, weekends: true }, never);
  expect(fridays!.map(({ checkIn }) => checkIn)).toEqual(days.filter((day) => new Date(day).getUTCDay() === 5));
});

test('a search that comes while a month is priced is opened before the month is done', async () => {
  await source.warmUp();
  const order: string[] = [];
  const priced = source.nights(month, never).then(() => order.push('month'));
  const opened = source.open(query, never).then(() => order.push('search'));
  await Promise.all([priced, opened]);
  expect(order).toEqual(['search', 'month']);
});

test('who gives up has no further week priced; a property that nobody knows has no nights', async () => {
  const gone = new AbortController();
  const priced = source.nights(month, gone.signal);
  gone.abort(new TypeError('gone'));
  await expect(priced).rejects.toThrow('gone');
  expect(await source.nights({ ...month, key: 'nowhere' }, never)).toBeUndefined();
});
