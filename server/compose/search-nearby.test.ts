import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightQuery, FlightResults, NearbyAirport } from '#contract/search';
import { SMALL_AIRPORTS } from '../../supply/house/testing/small-world.ts';
import { nearestTwo, openSmallFlights } from './testing/small-flights.ts';
import { untilDone } from './testing/until-done.ts';

/** What a list says of airports nearby is counted again over the API alone, by the searches that its rows stand for. */

let flights: Awaited<ReturnType<typeof openSmallFlights>>;
beforeAll(async () => {
  flights = await openSmallFlights();
}, 120_000);
afterAll(() => flights.close());

const CITIES = ['LHR', 'JFK', 'SIN', 'CDG', 'DXB', 'FRA', 'AMS'] as const;
const AIRPORTS = new Map(SMALL_AIRPORTS.map((airport) => [airport.code, airport]));
/** Rows that a list shows. */
const SHOWN = 3;

const asks = fc.record({
  cities: fc.shuffledSubarray([...CITIES], { minLength: 2, maxLength: 3 }),
  home: fc.boolean(),
  adults: fc.integer({ min: 1, max: 3 }),
  checked: fc.nat({ max: 1 }),
  fs: fc.constantFrom('', '', 'stops:0', 'stops:0,1', 'price:0-60000'),
  day: fc.integer({ min: 5, max: 25 }),
});
type Ask = typeof asks extends fc.Arbitrary<infer T> ? T : never;

function queryOf({ cities, home, adults, checked, day }: Ask): FlightQuery {
  const route = home ? [...cities, cities[0]!] : cities;
  const slices = route.slice(1).map((to, at) => {
    const date = new Date(Date.UTC(2027, 1, day + 3 * at)).toISOString().slice(0, 10);
    return { from: route[at]!, to, date };
  });
  const passengers = { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 };
  return { slices, passengers, cabin: 'economy', bags: { cabin: 1, checked }, currency: 'EUR' };
}

async function start(payload: FlightQuery): Promise<string> {
  const answer = await flights.site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ id: string }>().id;
}

async function read<T>(path: string): Promise<T> {
  const answer = await flights.site.app.inject({ url: `/i/api/search/v1/${path}` });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
}

/** The first total of the list by price, as its page shows it; null of an empty list. */
async function lowest(query: FlightQuery, fs: string): Promise<number | null> {
  const path = `${await start(query)}?waitMs=5000&sort=cheapest&limit=1&fs=${fs}`;
  return (await untilDone(() => read<FlightResults>(path))).offers[0]?.price.total.amountMinor ?? null;
}

function exchanged(query: FlightQuery, instead: string, code: string): FlightQuery {
  const swap = (end: FlightQuery['slices'][number]['from']) => (end === instead ? code : end);
  return { ...query, slices: query.slices.map(({ from, to, date }) => ({ from: swap(from), to: swap(to), date })) };
}

test('each airport nearby costs what its own search says, saves the difference, and none that costs less is missing', async () => {
  const met = { rows: 0, empty: 0, without: 0, several: 0 };
  await fc.assert(
    fc.asyncProperty(asks, async (ask) => {
      const query = queryOf(ask);
      const own = await lowest(query, ask.fs);
      const { places } = await read<{ places: NearbyAirport[] }>(`${await start(query)}/nearby?fs=${ask.fs}`);
      const cities = [...new Set(query.slices.flatMap(({ from, to }) => [String(from), String(to)]))];
      const all = cities.flatMap((instead) =>
        nearestTwo(AIRPORTS.get(instead)!, cities).map(({ place, km }) => ({ instead, code: place.code, km })),
      );
      const priced: ((typeof all)[number] & { readonly total: number | null })[] = [];
      // An address has four searches under way at most.
      for (const one of all)
        priced.push({ ...one, total: await lowest(exchanged(query, one.instead, one.code ?? ''), ask.fs) });
      const cheaper = priced
        .filter(({ total }) => total !== null && (own === null || total < own))
        .sort((a, b) => a.total! - b.total! || a.km - b.km);
      expect(
        places.map(({ instead, place, km, total, saves }) => [
          ...instead,
          place.code,
          km,
          total.amountMinor,
          saves?.amountMinor ?? null,
        ]),
      ).toEqual(
        cheaper
          .slice(0, SHOWN)
          .map(({ instead, code, km, total }) => [instead, code, km, total, own === null ? null : own - total!]),
      );
      met.rows += places.length;
      if (places.length === 0) met.empty += 1;
      if (own === null) met.without += 1;
      if (query.slices.length > 2) met.several += 1;
    }),
    { numRuns: 24, seed: 20_261_127 },
  );
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(1);
}, 120_000);

test('an unknown search has none, and filters that cannot be read are refused', async () => {
  const at = (path: string) => flights.site.app.inject({ url: `/i/api/search/v1/${path}` });
  expect((await at('none/nearby')).statusCode).toBe(404);
  expect((await at(`none/nearby?fs=${'x'.repeat(2_001)}`)).statusCode).toBe(422);
});
