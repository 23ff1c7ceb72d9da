import { afterEach, expect, test } from 'vitest';
import type { FlightResults } from '#contract/search';
import type { SearchPlaces } from '#domain/search';
import { type Cache, createMemoryCache } from '#platform/cache';
import { fixedClock, silentLogger } from '#platform/testing';
import { offerOf, placeNamed, rates, sourceOf } from '../../domain/search/verticals/flights/testing.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';
import { searchStore } from './search-store.ts';

type Source = ReturnType<typeof sourceOf>;
type Clock = ReturnType<typeof fixedClock>;

const open: TestSite[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

const places: SearchPlaces = {
  resolve: (code) => ({ place: { ...placeNamed(code), lon: code.charCodeAt(0) * 5 - 400 }, airports: [code] }),
  near: () => [],
  suggest: () => [],
};

/** A node of a site; what it finds is its own, as if something had been sold meanwhile. */
async function node(clock: Clock, cache: Cache, sources: readonly Source[]) {
  let asked = 0;
  const counted = sources.map((source) => ({
    ...source,
    open: (...args: Parameters<Source['open']>) => ((asked += 1), source.open(...args)),
  }));
  const site = await openTestSite([
    searchPart({ clock, log: silentLogger } as unknown as Foundation, {
      sources: { stays: [], flights: counted },
      store: searchStore(cache, true),
      places,
      rates,
      horizonDays: 3_000,
    }),
  ]);
  open.push(site);
  const path = (id: string, more = '') => `/i/api/search/v1/${id}${more}`;
  return {
    asked: () => asked,
    async start(): Promise<string> {
      const payload = {
        slices: [{ from: 'LON', to: 'SIN', date: '2030-03-03' }],
        passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
        cabin: 'economy',
        bags: { cabin: 1, checked: 0 },
        currency: 'EUR',
      };
      const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload });
      return answer.json<{ id: string }>().id;
    },
    status: async (id: string) => (await site.app.inject({ url: path(id) })).statusCode,
    read: async (id: string, more = '') =>
      (await site.app.inject({ url: path(id, `?sort=cheapest&waitMs=1000${more}`) })).json<FlightResults>(),
    /** The events of a stream to its end, after the one last seen. */
    async events(id: string, after: number) {
      const headers = { 'last-event-id': String(after) };
      const { body } = await site.app.inject({ url: path(id, '/events?sort=cheapest'), headers });
      return [...body.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)/g)].map(([, at, event, data]) => ({
        at: Number(at),
        event,
        results: JSON.parse(data!) as FlightResults,
      }));
    },
  };
}

const before = [sourceOf('house', [offerOf('a', 900), offerOf('b', 700), offerOf('c', 800)])];
const after = [sourceOf('house', [offerOf('a', 950), offerOf('d', 100)])];
const keysOf = ({ offers }: FlightResults): string[] => offers.map(({ key }) => key);

async function twoNodes(cacheOf: (clock: Clock) => Cache = createMemoryCache) {
  const clock = fixedClock('2026-11-20T12:00:00Z');
  const cache = cacheOf(clock);
  const [a, b] = [await node(clock, cache, before), await node(clock, cache, after)];
  return { clock, cache, a, b };
}

test('another node answers a list as it was: the same rows, prices, revision and time, and asks nobody', async () => {
  const { clock, a, b } = await twoNodes();
  const id = await a.start();
  const first = await a.read(id);
  clock.advance(60_000);
  const again = await b.read(id);
  expect([again, b.asked()]).toEqual([first, 0]);
  expect([keysOf(again), again.revision, again.done]).toEqual([['house.b', 'house.c', 'house.a'], 1, true]);
});

test('a page that nobody read is asked for again, under a later revision, and the node goes on with that', async () => {
  const { a, b } = await twoNodes();
  const id = await a.start();
  const { revision } = await a.read(id);
  const other = await b.read(id, '&limit=1');
  expect([keysOf(other), other.revision > revision, other.done]).toEqual([['house.d'], true, true]);
  expect(keysOf(await b.read(id))).toEqual(['house.d', 'house.a']);
  expect(keysOf(await a.read(id))).toEqual(['house.b', 'house.c', 'house.a']);
});

test('a stream of one node goes on at another: a whole list at once as it was', async () => {
  const { a, b } = await twoNodes();
  const id = await a.start();
  const [last] = (await a.events(id, 0)).slice(-1);
  const resumed = await b.events(id, 0);
  expect([resumed, b.asked()]).toEqual([[last], 0]);
  expect(await b.events(id, last!.at)).toEqual([last]);
});

test('a stream that breaks before all have answered goes on with later events, never with an earlier one', async () => {
  const clock = fixedClock('2026-11-20T12:00:00Z');
  const cache = createMemoryCache(clock);
  const never = new Promise<void>(() => undefined);
  const late = (gate?: Promise<void>) => sourceOf('late', [offerOf('l', 500)], gate);
  const a = await node(clock, cache, [...before, late(never)]);
  const b = await node(clock, cache, [...after, late()]);
  const id = await a.start();
  const first = await a.read(id);
  expect([first.revision, first.done]).toEqual([1, false]);
  const events = await b.events(id, first.revision);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((x, y) => x - y));
  expect(Math.min(...events.map(({ at }) => at))).toBeGreaterThan(first.revision);
  expect(events.at(-1)?.event).toBe('done');
  expect(keysOf(events.at(-1)!.results)).toEqual(['house.d', 'late.l', 'house.a']);
});

test('after its time a search is nowhere', async () => {
  const { clock, a, b } = await twoNodes();
  const id = await a.start();
  await a.read(id);
  clock.advance(31 * 60_000);
  expect([await a.status(id), await b.status(id)]).toEqual([404, 404]);
});

test('pages that the cache lost are asked for again; without the cache only the node that asked knows the search', async () => {
  let lost: (key: string) => boolean = () => false;
  const { a, b } = await twoNodes((clock) => {
    const cache = createMemoryCache(clock);
    return { ...cache, get: async (key) => (lost(key) ? null : cache.get(key)) };
  });
  const id = await a.start();
  const first = await a.read(id);
  lost = () => true;
  expect([await a.status(id), await b.status(id), b.asked()]).toEqual([200, 404, 0]);
  lost = (key) => key.startsWith('search-page:');
  const again = await b.read(id);
  expect([keysOf(again), again.revision]).toEqual([['house.d', 'house.a'], first.revision + 1]);
});
