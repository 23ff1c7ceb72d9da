import { expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { createDayPrices } from './day-prices.ts';
import { listDays } from './list-days.ts';
import { flightsProfile } from './profile.ts';
import type { FlightSource, ResolvedFlightQuery } from './types.ts';
import { createRegistry } from '../../registry.ts';
import { offerOf, oneWay, placeNamed, quiet, sourceOf, unguarded } from './testing.ts';

const places = [{ from: placeNamed('LHR', 'Europe/London'), to: placeNamed('SIN', 'Asia/Singapore') }];
const trip: ResolvedFlightQuery = {
  ...oneWay,
  slices: [
    { from: 'LHR', to: 'SIN', date: '2027-03-03' },
    { from: 'SIN', to: 'LHR', date: '2027-03-05' },
  ],
};
const dates = ({ slices }: ResolvedFlightQuery) => slices.map(({ date }) => date.slice(5)).join('>');

/** Prices a day by its number; nothing flies on the fourth. */
function byDay(watch: (query: ResolvedFlightQuery) => Promise<void> | void = () => undefined): FlightSource {
  const answers = sourceOf('house', []);
  return {
    ...answers,
    async open(query, signal) {
      await watch(query);
      const day = Number(query.slices[0]?.date.slice(-2));
      const offers = day === 4 ? [] : [offerOf('dear', 9_000), offerOf('cheap', day * 100)];
      return sourceOf('house', offers).open(query, signal);
    },
  };
}

async function setUp(sources: readonly FlightSource[], query = oneWay, now = '2026-11-20T12:00:00Z') {
  const time = { at: Date.parse(now) };
  const clock = { now: () => new Date(time.at) };
  const store = { put: async () => undefined, get: async () => undefined };
  const registry = createRegistry({
    profile: flightsProfile,
    sources,
    store,
    clock,
    ...unguarded,
    ttlMs: 3_600_000,
    shareMs: 0,
    capacity: 10,
  });
  await registry.start('s', { query, places });
  const prices = createDayPrices({ sources, ...unguarded, keepMs: 1_000, atOnce: 2 });
  const days = listDays({ registry, prices, horizonDays: 330 });
  const ctx = { actor: { sessionId: null }, clock, log: quiet } as unknown as Ctx;
  return { time, ask: (more: { move?: 'return' } = {}) => days({ ctx, input: { id: 's', ...more } }) };
}

test('seven days by date, each with the cheapest total of its own search, or with the reason why there is none', async () => {
  const { ask } = await setUp([byDay()], { ...oneWay, slices: [{ ...oneWay.slices[0]!, date: '2026-11-21' }] });
  const { days } = await ask();
  expect(days.map(({ departure, total, reason }) => [departure, total?.amountMinor ?? reason])).toEqual([
    ['2026-11-18', 'DATE_PAST'],
    ['2026-11-19', 'DATE_PAST'],
    ['2026-11-20', 2_000],
    ['2026-11-21', 2_100],
    ['2026-11-22', 2_200],
    ['2026-11-23', 2_300],
    ['2026-11-24', 2_400],
  ]);
  expect(days.every(({ exact }) => exact)).toBe(true);
});

test('a day on which nothing flies says so', async () => {
  const { ask } = await setUp([byDay()]);
  const { days } = await ask();
  expect(days.find(({ departure }) => departure === '2027-03-04')).toMatchObject({ total: null, reason: 'NO_FLIGHTS' });
});

test('days beyond the sale are told, by the later day of the trip', async () => {
  const slices = [
    { from: 'LHR', to: 'SIN', date: '2027-10-10' },
    { from: 'SIN', to: 'LHR', date: '2027-10-14' },
  ];
  const { ask } = await setUp([byDay()], { ...trip, slices });
  expect((await ask()).days.map(({ reason }) => reason)).toEqual([...Array(6).fill(null), 'DATE_TOO_FAR']);
});

test('a moved trip keeps the length of its stay; the way back alone moves up to the way out', async () => {
  const asked: string[] = [];
  const { ask } = await setUp([byDay((query) => void asked.push(dates(query)))], trip);
  expect((await ask()).days.map(({ departure, return: back }) => `${departure.slice(5)}>${back?.slice(5)}`)).toEqual([
    '02-28>03-02',
    '03-01>03-03',
    '03-02>03-04',
    '03-03>03-05',
    '03-04>03-06',
    '03-05>03-07',
    '03-06>03-08',
  ]);
  expect(asked).toHaveLength(7);
  const { days } = await ask({ move: 'return' });
  expect(days[0]).toMatchObject({ departure: '2027-03-03', return: '2027-03-02', reason: 'RETURN_BEFORE_DEPARTURE' });
  expect(days.map((day) => day.return?.slice(5))).toEqual([
    '03-02',
    '03-03',
    '03-04',
    '03-05',
    '03-06',
    '03-07',
    '03-08',
  ]);
});

test('one way has no way back to move, and an unknown search is not found', async () => {
  const { ask } = await setUp([byDay()]);
  await expect(ask({ move: 'return' })).rejects.toThrow('ONE_WAY');
});

test('two days are asked at a time, nearest first, and once while they are kept', async () => {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const watch = async (query: ResolvedFlightQuery) => {
    asked.push(dates(query));
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const { ask, time } = await setUp([byDay(watch)]);
  await ask();
  await ask();
  expect(most).toBeLessThanOrEqual(3);
  expect(asked).toEqual(['03-03', '03-02', '03-04', '03-01', '03-05', '02-28', '03-06']);
  time.at += 1_001;
  await ask();
  expect(asked).toHaveLength(13);
});

test('a source that fails leaves the price of the others, said to be inexact, and is asked again', async () => {
  const asked: string[] = [];
  const broken: FlightSource = {
    ...sourceOf('broken', []),
    open: async (query) => {
      asked.push(dates(query));
      throw new TypeError('gone');
    },
  };
  const { ask } = await setUp([byDay(), broken]);
  const { days } = await ask();
  expect(days.map(({ total, exact }) => [total?.amountMinor, exact])).toContainEqual([300, false]);
  expect(days.find(({ departure }) => departure === '2027-03-04')).toMatchObject({ reason: 'NO_ANSWER' });
  await ask();
  expect(asked).toHaveLength(13);
});
