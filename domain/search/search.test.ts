import { expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { createRegistry, type KeptSearch, type StoredSearch } from './registry.ts';
import { findOffer } from './read-offer.ts';
import { readSearch } from './read-search.ts';
import { createSearches, verticalSearches } from './searches.ts';
import { flightsProfile } from './verticals/flights/profile.ts';
import { offerOf, oneWay, sourceOf, unguarded } from './verticals/flights/testing.ts';
import type { FlightSource, FlightTypes } from './verticals/flights/types.ts';
import { watchSearch } from './watch-search.ts';

function setUp(sources: readonly FlightSource[], capacity = 10) {
  const stored = new Map<string, KeptSearch>();
  const time = { at: Date.parse('2026-11-20T12:00:00Z') };
  const clock = { now: () => new Date(time.at) };
  const store = {
    put: async (id: string, search: KeptSearch) => void stored.set(id, search),
    get: async (id: string) => stored.get(id),
  };
  const registry = createRegistry({
    profile: flightsProfile,
    sources,
    store,
    clock,
    ...unguarded,
    ttlMs: 60_000,
    shareMs: 25_000,
    capacity,
  });
  const searches = createSearches([verticalSearches(flightsProfile, registry)], store);
  const ctx = { actor: { sessionId: null }, clock } as unknown as Ctx;
  const read = (id: string, more: { sort?: 'fastest'; offset?: number; limit?: number } = {}) =>
    readSearch({ searches })({ ctx, input: { id, ...more } });
  return { registry, searches, ctx, read, time };
}

const place = {
  id: 'a',
  type: 'airport',
  code: 'LHR',
  name: 'Heathrow',
  cityName: 'London',
  countryCode: 'GB',
  lat: 0,
  lon: 0,
  timeZone: 'Europe/London',
};
const asked: StoredSearch<FlightTypes> = { query: oneWay, places: [{ from: place, to: place }] };
const never = new AbortController().signal;

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('a late source raises the revision and joins the list', async () => {
  const late = gate();
  const { registry, read } = setUp([
    sourceOf('early', [offerOf('e', 900)]),
    sourceOf('late', [offerOf('l', 800)], late.opened),
  ]);
  const live = await registry.start('s1', asked);
  await live.changed(0, never);
  const first = await read('s1');
  expect([first.done, first.revision, first.total]).toEqual([false, 1, 1]);
  expect(first.sources.map((source) => source.outcome)).toEqual(['answered', 'waiting']);
  late.open();
  await live.changed(1, never);
  const second = await read('s1');
  expect([second.done, second.revision, second.total]).toEqual([true, 2, 2]);
  expect(second.offers.map((offer) => [offer.id, offer.rank.reason])).toEqual([
    ['s1.late.l', 'cheapest'],
    ['s1.early.e', 'listed'],
  ]);
});

test('a failing source is named, the others are shown', async () => {
  const broken: FlightSource = { ...sourceOf('broken', []), open: async () => Promise.reject(new TypeError('gone')) };
  const { registry, read } = setUp([broken, sourceOf('good', [offerOf('g', 100)])]);
  const live = await registry.start('s1', asked);
  await live.changed(1, never);
  const results = await read('s1');
  expect(results.sources.map(({ id, outcome, offers }) => [id, outcome, offers])).toEqual([
    ['broken', 'failed', 0],
    ['good', 'answered', 1],
  ]);
  expect(results.done).toBe(true);
});

test('a source past its deadline is a timeout', async () => {
  const slow: FlightSource = { ...sourceOf('slow', [], new Promise(() => undefined)), deadlineMs: 1 };
  const { registry, read } = setUp([slow]);
  const live = await registry.start('s1', asked);
  await live.changed(0, never);
  expect((await read('s1')).sources[0]?.outcome).toBe('timeout');
});

test('the stream gives each revision once, resumes after the one last seen and ends', async () => {
  const late = gate();
  const { registry, searches, ctx } = setUp([
    sourceOf('a', [offerOf('a', 1)]),
    sourceOf('b', [offerOf('b', 2)], late.opened),
  ]);
  await registry.start('s1', asked);
  const seen: number[] = [];
  for await (const results of watchSearch({ searches }, { ctx, input: { id: 's1' }, after: 0, signal: never })) {
    seen.push(results.revision);
    late.open();
  }
  expect(seen).toEqual([1, 2]);
  const resumed: number[] = [];
  for await (const results of watchSearch({ searches }, { ctx, input: { id: 's1' }, after: 1, signal: never })) {
    resumed.push(results.revision);
  }
  expect(resumed).toEqual([2]);
});

test('a search evicted here is asked again, one that is over is not found', async () => {
  const { registry, read, time } = setUp([sourceOf('a', [offerOf('k', 1)])], 1);
  await registry.start('s1', asked);
  await registry.start('s2', asked);
  const again = await registry.find('s1');
  await again?.changed(0, never);
  expect((await read('s1')).total).toBe(1);
  time.at += 60_001;
  await expect(read('s1')).rejects.toThrow('No such search');
});

test('an offer is found by its id alone, and is gone when it is not sold any more', async () => {
  const { registry, searches } = setUp([sourceOf('a', [offerOf('LH1.0303-x', 1)])]);
  await registry.start('s1', asked);
  expect((await findOffer(searches, 's1.a.LH1.0303-x')).offer.key).toBe('a.LH1.0303-x');
  await expect(findOffer(searches, 's1.a.other')).rejects.toThrow('OFFER_GONE');
  await expect(findOffer(searches, 'nonsense')).rejects.toThrow('No such offer');
});

test('the same question is asked once for a while, another one or a failed one anew', async () => {
  const broken = { ...sourceOf('broken', []), open: async () => Promise.reject(new TypeError('no line')) };
  const { registry, time } = setUp([sourceOf('a', [offerOf('k', 1)])]);
  const first = await registry.start('s1', asked);
  expect(registry.same(structuredClone(asked))).toBe(first);
  expect(registry.same({ ...asked, query: { ...oneWay, currency: 'GBP' } })).toBeUndefined();
  time.at += 25_001;
  expect(registry.same(asked)).toBeUndefined();
  const failing = setUp([broken]);
  const failed = await failing.registry.start('s2', asked);
  await failed.changed(0, never);
  expect(failing.registry.same(asked)).toBeUndefined();
});

test('a search that had to go for lack of room is shared no more', async () => {
  const { registry } = setUp([sourceOf('a', [offerOf('k', 1)])], 1);
  await registry.start('s1', asked);
  await registry.start('s2', { ...asked, query: { ...oneWay, currency: 'GBP' } });
  expect(registry.same(asked)).toBeUndefined();
});

test('a source is told whether somebody still waits: while a reader does, and a moment longer', async () => {
  const told: { wanted?: (() => boolean) | undefined } = {};
  const slow: FlightSource = {
    ...sourceOf('slow', []),
    open: (_query, _signal, waiting) => {
      told.wanted = waiting?.wanted;
      return new Promise(() => undefined);
    },
  };
  const { registry, time } = setUp([slow]);
  const live = await registry.start('s1', asked);
  const reader = new AbortController();
  const shown = live.changed(0, reader.signal);
  const wanted = () => told.wanted?.();
  time.at += 10_000;
  expect(wanted()).toBe(true);
  reader.abort();
  await shown;
  time.at += 2_000;
  expect(wanted()).toBe(true);
  time.at += 1;
  expect(wanted()).toBe(false);
  await registry.find('s1');
  expect(wanted()).toBe(true);
});
