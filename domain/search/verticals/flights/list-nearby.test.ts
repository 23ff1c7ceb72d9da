import { expect, test } from 'vitest';
import type { FlightQuery } from '#contract/search';
import type { Ctx } from '#domain/kernel';
import { createRegistry } from '../../registry.ts';
import type { SearchPlaces } from '../../places.ts';
import { checkFlightQuery } from './check.ts';
import { createDayPrices } from './day-prices.ts';
import { listNearby } from './list-nearby.ts';
import { flightsProfile } from './profile.ts';
import { offerOf, oneWay, placeNamed, quiet, rates, sourceOf, unguarded } from './testing.ts';
import type { FlightSource } from './types.ts';

/** What lies within reach of each, best known first. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  LHR: ['LGW', 'LTN', 'STN', 'SOU'],
  SIN: ['JHB', 'LHR'],
  SYD: ['NTL'],
  SOU: ['LGW', 'NTL'],
};

const places: SearchPlaces = {
  resolve: (code) => ({ place: placeNamed(code), airports: [code] }),
  near: ({ code }, served) =>
    (NEAR[code ?? ''] ?? [])
      .filter((near) => !served.includes(near))
      .map((near, at) => ({ place: placeNamed(near), km: 40 + at })),
  suggest: () => [],
};

/** A trip costs the sum of what its airports cost; one that nothing flies from has no price. */
const COSTS: Readonly<Record<string, number>> = {
  LHR: 500,
  LGW: 480,
  LTN: 300,
  STN: 700,
  SIN: 900,
  JHB: 600,
  SYD: 100,
};

function byAirport(asked: string[] = []): FlightSource {
  const answers = sourceOf('house', []);
  return {
    ...answers,
    async open(query, signal) {
      asked.push(query.airports.map(({ from, to }) => `${from.join()}>${to.join()}`).join(' '));
      const costs = query.airports.flatMap(({ from, to }) => [COSTS[from[0]!], COSTS[to[0]!]]);
      const sum = costs.reduce<number>((all, cost) => all + (cost ?? Number.NaN), 0);
      return sourceOf('house', Number.isNaN(sum) ? [] : [offerOf('one', sum)]).open(query, signal);
    },
  };
}

const rules = { places, rates, horizonDays: 330, now: new Date('2026-11-20T12:00:00Z') };
const slicesOf = (...codes: string[]): FlightQuery['slices'] =>
  codes.slice(1).map((to, at) => ({ from: codes[at]!, to, date: `2027-03-0${at + 3}` }));

async function nearbyOf(slices: FlightQuery['slices'], sources: readonly FlightSource[] = [byAirport()]) {
  const clock = { now: () => rules.now };
  const store = { put: async () => undefined, get: async () => undefined };
  const settings = { clock, ...unguarded, ttlMs: 3_600_000, shareMs: 0, capacity: 10 };
  const registry = createRegistry({ profile: flightsProfile, sources, store, ...settings });
  const { query, places: ends } = checkFlightQuery({ ...oneWay, slices }, rules);
  await registry.start('s', { query, places: ends });
  const prices = createDayPrices({ sources, ...unguarded, keepMs: 1_000, atOnce: 2 });
  const nearby = listNearby({ registry, prices, places, rates, horizonDays: 330 });
  const ctx = { actor: { sessionId: null }, clock, log: quiet } as unknown as Ctx;
  return { ask: (id = 's') => nearby({ ctx, input: { id } }) };
}

test('only what costs less is listed, lowest first, with what it saves against the lowest total of the search', async () => {
  const { ask } = await nearbyOf(slicesOf('LHR', 'SIN'));
  const { places: found } = await ask();
  expect(found.map(({ instead, of, place: at, total, saves }) => [instead, of.code, at.code, total, saves])).toEqual([
    [['SIN'], 'SIN', 'JHB', { amountMinor: 1_100, currency: 'EUR' }, { amountMinor: 300, currency: 'EUR' }],
    [['LHR'], 'LHR', 'LTN', { amountMinor: 1_200, currency: 'EUR' }, { amountMinor: 200, currency: 'EUR' }],
    [['LHR'], 'LHR', 'LGW', { amountMinor: 1_380, currency: 'EUR' }, { amountMinor: 20, currency: 'EUR' }],
  ]);
});

test('a place is exchanged in every flight that has it, and never for one that the journey calls at already', async () => {
  const asked: string[] = [];
  const { ask } = await nearbyOf(slicesOf('LHR', 'SIN', 'SYD', 'LHR'), [byAirport(asked)]);
  await ask();
  expect(asked[0]).toBe('LHR>SIN SIN>SYD SYD>LHR');
  expect(asked.slice(1).sort()).toEqual([
    'LGW>SIN SIN>SYD SYD>LGW',
    'LHR>JHB JHB>SYD SYD>LHR',
    'LHR>SIN SIN>NTL NTL>LHR',
    'LTN>SIN SIN>SYD SYD>LTN',
    'STN>SIN SIN>SYD SYD>STN',
  ]);
});

test('a search without flights lists what flies nearby, without saying what it saves', async () => {
  const { ask } = await nearbyOf(slicesOf('SOU', 'SIN'));
  expect((await ask()).places.map(({ place: at, total, saves }) => [at.code, total.amountMinor, saves])).toEqual([
    ['LGW', 1_380, null],
  ]);
});

test('nothing is said to save while a source of the search has not answered: it may sell it for less', async () => {
  const silent = { ...sourceOf('silent', []), open: () => Promise.reject(new TypeError('gone')) };
  const { ask } = await nearbyOf(slicesOf('LHR', 'SIN'), [byAirport(), silent]);
  expect((await ask()).places).toEqual([]);
});

test('an unknown search is not found', async () => {
  const { ask } = await nearbyOf(slicesOf('LHR', 'SIN'));
  await expect(ask('other')).rejects.toThrow('NOT_FOUND');
});
