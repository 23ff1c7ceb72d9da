import { expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { listIdeas } from './list-ideas.ts';
import type { FlightSource } from './types.ts';
import { offerOf, quiet, rates, sourceOf, unguarded } from './testing.ts';

const AT: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  LON: [51.5, -0.1],
  PAR: [48.9, 2.4],
  LIS: [38.7, -9.1],
  REK: [64.1, -21.9],
  IST: [41, 29],
  RAK: [31.6, -8],
  SIN: [1.4, 104],
  NYC: [40.7, -74],
  TYO: [35.7, 139.7],
  SEL: [37.6, 127],
  BKK: [13.8, 100.5],
};

function place(code: string) {
  const at = AT[code];
  if (!at) return undefined;
  const [lat, lon] = at;
  const names = { id: code, type: 'metro', code, name: code, cityName: code, countryCode: 'XX' };
  return { place: { ...names, lat, lon, timeZone: 'UTC' }, airports: [code] };
}
const slice = {
  durationMinutes: 150,
  stops: 0,
  dayOffset: 0,
  co2eGrams: 1,
  ticketing: { code: 'X-NRV', name: 'Norvane' },
  segments: [],
  connections: [],
};

function setUp(source: FlightSource, keepMs = 1_000) {
  const time = { at: Date.parse('2026-11-20T12:00:00Z') };
  const asked: string[] = [];
  const counted: FlightSource = {
    ...source,
    open: (query, signal) => {
      asked.push(String(query.slices[0]?.to));
      return source.open(query, signal);
    },
  };
  const ideas = listIdeas({
    sources: [counted],
    ...unguarded,
    keepMs,
    places: { resolve: place, near: () => [], suggest: () => [] },
    homeOf: (country) => (country === 'JP' ? 'TYO' : undefined),
    rates,
    horizonDays: 330,
  });
  const ctx = {
    actor: { sessionId: null },
    country: 'GB',
    clock: { now: () => new Date(time.at) },
    log: quiet,
  } as unknown as Ctx;
  return { ideas, ctx, time, asked };
}

const offer = { ...offerOf('k', 13_800), slices: [slice] };

test('five trips with the whole total, each linked to the search that shows it first', async () => {
  const { ideas, ctx } = setUp(sourceOf('a', [offer]));
  const found = await ideas({ ctx, input: { from: 'LON' } });
  expect(found.ideas.map(({ to }) => to.code)).toEqual(['LIS', 'REK', 'RAK', 'IST', 'SIN']);
  expect(found.ideas[0]).toMatchObject({
    total: { amountMinor: 13_800, currency: 'EUR' },
    durationMinutes: 150,
    address: '/flights/LON-LIS/2027-03-03/2027-03-08/2adults',
  });
});

test('each party and cabin has totals of its own, which its addresses search again; what is no party is refused', async () => {
  const { ideas, ctx, asked } = setUp(sourceOf('a', [offer]));
  await ideas({ ctx, input: { adults: 1 } });
  const found = await ideas({ ctx, input: { adults: 1, party: '2adults/children-7/business' } });
  expect(asked).toHaveLength(10);
  expect([found.adults, found.ideas[0]?.address]).toEqual([
    2,
    '/flights/LON-LIS/2027-03-03/2027-03-08/2adults/children-7/business',
  ]);
  await expect(ideas({ ctx, input: { party: 'two' } })).rejects.toMatchObject({ problems: [{ field: 'party' }] });
});

test('a trip is as direct as the less direct of its flights', async () => {
  const { ideas, ctx } = setUp(sourceOf('a', [{ ...offer, slices: [slice, { ...slice, stops: 1 }] }]));
  expect((await ideas({ ctx, input: {} })).ideas[0]?.stops).toBe(1);
});

test('prices are kept for a while and then asked again', async () => {
  const { ideas, ctx, time, asked } = setUp(sourceOf('a', [offer]));
  await ideas({ ctx, input: {} });
  await ideas({ ctx, input: {} });
  expect(asked).toHaveLength(5);
  time.at += 1_001;
  await ideas({ ctx, input: {} });
  expect(asked).toHaveLength(10);
});

test('a source that fails leaves its trips out; an unknown origin is told', async () => {
  const { ideas, ctx } = setUp({ ...sourceOf('a', []), open: () => Promise.reject(new TypeError('down')) });
  expect((await ideas({ ctx, input: {} })).ideas).toEqual([]);
  await expect(ideas({ ctx, input: { from: 'XXX' } })).rejects.toThrow('UNKNOWN_PLACE');
});

test('the four nearest that need a flight and one long journey, from the busiest city of the reader', async () => {
  const { ideas, ctx } = setUp(sourceOf('a', [offer]));
  const codes = async (country: string, from?: string) => {
    const found = await ideas({ ctx: { ...ctx, country }, input: from === undefined ? {} : { from } });
    return [found.from.code, ...found.ideas.map(({ to }) => to.code)];
  };
  expect(await codes('JP')).toEqual(['TYO', 'SEL', 'BKK', 'SIN', 'REK', 'LIS']);
  expect(await codes('IE')).toEqual(['LON', 'LIS', 'REK', 'RAK', 'IST', 'SIN']);
  // London is too near to fly to.
  expect(await codes('JP', 'PAR')).toEqual(['PAR', 'LIS', 'RAK', 'REK', 'IST', 'SIN']);
});

test('prices that a source gave only a part of are asked again soon, whole ones when their time is over', async () => {
  let down = true;
  const whole = sourceOf('a', [offer]);
  const source: FlightSource = {
    ...whole,
    open: (query, signal, waiting) =>
      down && query.slices[0]?.to !== 'LIS'
        ? Promise.reject(new DOMException('late', 'TimeoutError'))
        : whole.open(query, signal, waiting),
  };
  const { ideas, ctx, time } = setUp(source, 900_000);
  const shown = async () => (await ideas({ ctx, input: {} })).ideas.length;
  expect(await shown()).toBe(1);
  down = false;
  expect(await shown()).toBe(1);
  time.at += 15_001;
  expect(await shown()).toBe(5);
  down = true;
  time.at += 800_000;
  expect(await shown()).toBe(5);
});
