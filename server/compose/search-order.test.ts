import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facet, FlightOffer, FlightResults, StayOffer, StayResults } from '#contract/search';
import type { SearchPlaces } from '#domain/search';
import { packStays } from '#engine/stays';
import { createHouseFlightSource, createHouseStaySource, type HouseStaySource } from '#supply/house';
import { dice } from '../../engine/offers/testing/world.ts';
import { ASK, FIRST_DAY, testWorld } from '../../engine/stays/testing/world.ts';
import { SALE, smallDesk, SMALL_AIRPORTS, SMALL_SEED } from '../../supply/house/testing/small-world.ts';
import type { TestSite } from '../http/testing.ts';
import { openSearchSite, type Sources } from './testing/search-site.ts';
import { untilDone } from './testing/until-done.ts';

/** Lists are read as a caller reads them, over the API alone, and counted again with plain arithmetic. */

type Results = FlightResults | StayResults;
type Offer = Results['offers'][number];

const sites: TestSite[] = [];
const houses: { close(): Promise<void> }[] = [];
let flights: TestSite;
let stays: TestSite;
/** Of one source twice, so that every row has its equal in the other. */
let doubled: TestSite;

const place = (code: string, timeZone: string, lat = 0, lon = 0) => ({
  place: { id: code, type: 'metro' as const, code, name: code, cityName: code, countryCode: 'XX', lat, lon, timeZone },
  airports: [code],
});
const airports = new Map(SMALL_AIRPORTS.map(({ code, zone, lat, lon }) => [code, place(code, zone, lat, lon)]));
const places: SearchPlaces = {
  resolve: (code) => (code === 'ATL!' ? place('ATL!', 'Pacific/Fiji', -16.9, 180) : airports.get(code)),
  near: () => [],
  suggest: () => [],
};

async function open(sources: Sources, now: Date): Promise<TestSite> {
  const site = await openSearchSite(sources, places, now);
  sites.push(site);
  return site;
}

beforeAll(async () => {
  const { timetable, model, names } = smallDesk();
  const now = new Date(SALE);
  const ours = { timetable, fares: model, airportNames: names, seed: SMALL_SEED, now: () => now, threads: 2 };
  const house = createHouseFlightSource(ours);
  const stayNow = new Date(ASK.saleInstant * 60_000);
  const own: HouseStaySource = createHouseStaySource({
    world: packStays(testWorld(11, 120)),
    rates: ASK.rates,
    now: () => stayNow,
  });
  houses.push(house, own);
  flights = await open({ flights: [house], stays: [] }, now);
  doubled = await open({ flights: [house, { ...house, id: 'other' }], stays: [] }, now);
  stays = await open({ flights: [], stays: [own] }, stayNow);
}, 120_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await Promise.all(houses.map((house) => house.close()));
});

async function start(site: TestSite, vertical: string, payload: object): Promise<string> {
  const answer = await site.app.inject({ method: 'POST', url: `/i/api/search/v1/${vertical}`, payload });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ id: string }>().id;
}

async function read<R extends Results>(site: TestSite, id: string, query: string): Promise<R> {
  return untilDone(async () => {
    const answer = await site.app.inject({ url: `/i/api/search/v1/${id}?waitMs=5000&${query}` });
    expect([query, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([query, 200, '']);
    return answer.json<R>();
  });
}

/** The whole list in pages of one size. */
async function readAll<R extends Results>(site: TestSite, id: string, query: string, limit: number) {
  const rows: R['offers'][number][] = [];
  for (;;) {
    const page = await read<R>(site, id, `${query}&offset=${rows.length}&limit=${limit}`);
    expect(page.offers.length).toBe(Math.min(limit, page.listed - rows.length));
    rows.push(...page.offers);
    if (rows.length === page.listed) return rows;
  }
}

const keysOf = (rows: readonly Offer[]): string[] => rows.map(({ key }) => key);

/** However many rows a page has. Of a long list pages of seven are read at its ends and now and then, a row alone also about each full page. */
async function expectSamePages(site: TestSite, id: string, query: string, rows: readonly Offer[]): Promise<void> {
  const keys = keysOf(rows);
  for (let at = 0, page = 0; at < keys.length; at += 7, page += 1) {
    if (keys.length > 150 && page > 8 && at < keys.length - 14 && page % 12 > 0) continue;
    const { offers } = await read(site, id, `${query}&limit=7&offset=${at}`);
    expect([at, ...keysOf(offers)]).toEqual([at, ...keys.slice(at, at + 7)]);
  }
  for (const [at, { key }] of rows.entries()) {
    if (rows.length > 60 && at > 4 && at < rows.length - 2 && (at + 1) % 50 > 1) continue;
    const { offers } = await read(site, id, `${query}&limit=1&offset=${at}`);
    expect([at, ...keysOf(offers)]).toEqual([at, key]);
  }
}

const minor = (offer: Offer): number => offer.price?.total.amountMinor ?? Infinity;
const FLIGHT_FIGURES: Readonly<Record<FlightResults['sort'], (offer: FlightOffer) => number[]>> = {
  best: ({ rank, totals }) => [rank.score, totals.durationMinutes],
  cheapest: (offer) => [minor(offer), offer.totals.durationMinutes],
  fastest: (offer) => [offer.totals.durationMinutes, minor(offer)],
  greenest: (offer) => [offer.totals.co2eGrams, minor(offer), offer.totals.durationMinutes],
};
const STAY_FIGURES: Readonly<Record<StayResults['sort'], (offer: StayOffer) => number[]>> = {
  recommended: (offer) => [offer.rank.score, minor(offer)],
  price: (offer) => [minor(offer)],
  score: (offer) => [-(offer.property.score?.tenths ?? 0), -(offer.property.score?.count ?? 0), minor(offer)],
  distance: (offer) => [offer.distanceKm ?? Infinity, minor(offer)],
};

function expectAscending<O>(rows: readonly O[], figures: (row: O) => number[]): void {
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [figures(a), figures(b)];
    const at = left.findIndex((figure, i) => figure !== right[i]);
    return at < 0 ? 0 : left[at]! - right[at]!;
  });
  expect(rows.map(figures)).toEqual(sorted.map(figures));
}

/** The row past the last is refused in words. */
async function expectEnd(site: TestSite, id: string, query: string, listed: number): Promise<void> {
  const answer = await site.app.inject({ url: `/i/api/search/v1/${id}?${query}&offset=${Math.max(1, listed)}` });
  const [problem] = answer.json<{ errors: { code: string; field: string; localizedDescription: string }[] }>().errors;
  expect([answer.statusCode, problem?.code, problem?.field]).toEqual([422, 'BEYOND_THE_LIST', 'offset']);
  expect(problem?.localizedDescription).toContain(listed === 0 ? 'empty' : String(listed));
}

/** Prices at both ends of the slider are sold, and nothing outside of them. */
async function expectSoldPrices<R extends Results>(site: TestSite, id: string, fs: string, cheapest: string) {
  const facetOf = ({ facets }: Results): Extract<Facet, { kind: 'range' }> | undefined =>
    facets.find((facet): facet is Extract<Facet, { kind: 'range' }> => facet.kind === 'range' && facet.id === 'price');
  const page = await read<R>(site, id, `sort=${cheapest}&limit=1&fs=${fs}`);
  const facet = facetOf(page);
  if (!facet || page.total === 0) return 0;
  expect(facet.exact).toBe(true);
  expect(facet.min).toBe(minor(page.offers[0]!));
  const more = fs === '' ? '' : `${fs};`;
  for (const price of [facet.min, facet.max]) {
    expect((await read<R>(site, id, `limit=1&fs=${more}price:${price}-${price}`)).total).toBeGreaterThan(0);
  }
  return 1;
}

const CODES = ['LHR', 'CDG', 'FRA', 'IST', 'DXB', 'SIN', 'JFK', 'LAX', 'HKG', 'SYD', 'MAN', 'DEL'];
const FILTERS = ['', 'stops:0,1', 'refund:allowed', 'stops:1;out.departure:360-1080', 'connection:40-300'];

function trip(roll: (sides: number) => number, kind: 'oneWay' | 'return' | 'nextDay') {
  const from = CODES[roll(CODES.length)]!;
  const to = CODES.filter((code) => code !== from)[roll(CODES.length - 1)]!;
  const day = (n: number): string => new Date(Date.UTC(2027, 2, 1 + n)).toISOString().slice(0, 10);
  const out = roll(40);
  const back = out + (kind === 'nextDay' ? 1 : 4 + roll(10));
  return {
    slices: [{ from, to, date: day(out) }, ...(kind === 'oneWay' ? [] : [{ from: to, to: from, date: day(back) }])],
    passengers: { adults: 1 + roll(2), children: [], infantsInSeat: 0, infantsOnLap: roll(2) },
    cabin: 'economy',
    bags: { cabin: 1, checked: roll(2) },
    currency: ['EUR', 'KRW', 'KWD'][roll(3)]!,
  };
}

test.for(['oneWay', 'return', 'nextDay'] as const)(
  'a list of flights has one order, tabs that keep their word, an end in words and prices that are sold: %s',
  { timeout: 120_000 },
  async (kind) => {
    const roll = dice(kind.length * 13);
    const seen = { rows: 0, priced: 0, cut: 0 };
    for (let search = 0; search < (kind === 'oneWay' ? 3 : 2); search += 1) {
      const id = await start(flights, 'flights', trip(roll, kind));
      const fs = FILTERS[roll(FILTERS.length)]!;
      seen.priced += await expectSoldPrices<FlightResults>(flights, id, fs, 'cheapest');
      for (const sort of ['best', 'cheapest', 'fastest', 'greenest'] as const) {
        const query = `sort=${sort}&fs=${fs}`;
        const first = await read<FlightResults>(flights, id, `${query}&limit=1`);
        expect(first.listed).toBe(kind === 'oneWay' ? first.total : Math.min(200, first.total));
        const rows = await readAll<FlightResults>(flights, id, query, 50);
        expectAscending(rows, FLIGHT_FIGURES[sort]);
        expect(new Set(keysOf(rows)).size).toBe(first.listed);
        await expectSamePages(flights, id, query, rows);
        const tab = first.sorts.find((one) => one.sort === sort);
        expect(tab && [tab.price, tab.durationMinutes, tab.stops, tab.co2eGrams]).toEqual(
          rows[0] && [
            rows[0].price.total,
            rows[0].totals.durationMinutes,
            rows[0].totals.stops,
            rows[0].totals.co2eGrams,
          ],
        );
        await expectEnd(flights, id, query, first.listed);
        seen.rows += rows.length;
        seen.cut += first.listed < first.total ? 1 : 0;
      }
    }
    expect(seen.rows).toBeGreaterThan(300);
    expect(seen.priced).toBeGreaterThan(0);
    expect(seen.cut > 0).toBe(kind !== 'oneWay');
  },
);

test('two sources with the same rows: one list, each source in its own order, the same in pages of any size', async () => {
  const roll = dice(5);
  for (const kind of ['oneWay', 'return'] as const) {
    const id = await start(doubled, 'flights', { ...trip(roll, kind), slices: trip(dice(2), kind).slices });
    // The stream ends when all sources have answered.
    await doubled.app.inject({ url: `/i/api/search/v1/${id}/events?limit=1` });
    for (const sort of ['best', 'cheapest', 'fastest', 'greenest'] as const) {
      const query = `sort=${sort}&fs=stops:0,1`;
      const { listed, total, sorts, offers } = await read<FlightResults>(doubled, id, `${query}&limit=1`);
      expect(sorts.find((one) => one.sort === sort)?.durationMinutes).toBe(offers[0]?.totals.durationMinutes);
      expect(listed).toBe(kind === 'oneWay' ? total : Math.min(200, total));
      const rows = await readAll<FlightResults>(doubled, id, query, 50);
      expectAscending(rows, FLIGHT_FIGURES[sort]);
      await expectSamePages(doubled, id, query, rows);
    }
  }
}, 120_000);

test('a list of stays has one order, tabs that keep their word and an end in words, the sold out included', async () => {
  const civil = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
  const roll = dice(9);
  let read120 = 0;
  for (let search = 0; search < 3; search += 1) {
    const arrival = FIRST_DAY + 8 + roll(12);
    const rooms = [{ adults: 1 + roll(2), children: [] }];
    const dates = { checkIn: civil(arrival), checkOut: civil(arrival + 1 + roll(3)) };
    const id = await start(stays, 'stays', { place: 'ATL!', ...dates, rooms, currency: 'EUR' });
    await expectSoldPrices<StayResults>(stays, id, '', 'price');
    for (const sort of ['recommended', 'price', 'score', 'distance'] as const) {
      for (const fs of ['', 'soldOut:show']) {
        const query = `sort=${sort}&fs=${fs}`;
        const first = await read<StayResults>(stays, id, `${query}&limit=1`);
        expect(first.listed).toBe(first.total + (fs === '' ? 0 : first.soldOut));
        const rows = await readAll<StayResults>(stays, id, query, 50);
        const [sold, gone] = [rows.filter(({ price }) => price !== null), rows.filter(({ price }) => price === null)];
        expect(rows).toEqual([...sold, ...gone]);
        expectAscending(sold, STAY_FIGURES[sort]);
        expectAscending(gone, ({ distanceKm }) => [distanceKm ?? Infinity]);
        await expectSamePages(stays, id, query, rows);
        const tab = first.sorts.find((one) => one.sort === sort);
        expect(tab && [tab.price, tab.scoreTenths, tab.distanceKm]).toEqual(
          sold[0] && [sold[0].price?.total, sold[0].property.score?.tenths ?? 0, sold[0].distanceKm],
        );
        await expectEnd(stays, id, query, first.listed);
        read120 += rows.length;
      }
    }
  }
  expect(read120).toBeGreaterThan(200);
}, 120_000);

test('a price range given the other way round is the same range; times of day that end before they begin are refused at fs', async () => {
  const id = await start(flights, 'flights', trip(dice(3), 'oneWay'));
  const all = await read<FlightResults>(flights, id, 'sort=cheapest&limit=50');
  const [low, high] = [minor(all.offers[0]!), minor(all.offers.at(-1)!)];
  const [one, other] = [
    await read<FlightResults>(flights, id, `sort=cheapest&fs=price:${low}-${high}`),
    await read<FlightResults>(flights, id, `sort=cheapest&fs=price:${high}-${low}`),
  ];
  expect(other).toEqual({ ...one, revision: other.revision, checkedAt: other.checkedAt });
  for (const path of [`${id}?fs=out.departure:1320-360`, `${id}/events?fs=out.departure:1320-360`]) {
    const answer = await flights.app.inject({ url: `/i/api/search/v1/${path}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'RANGE_INVERTED', field: 'fs' }] });
  }
});
