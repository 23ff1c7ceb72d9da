import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BestFormula, FlightOffer, FlightResults, Slice, StayOffer, StayResults } from '#contract/search';
import type { SearchPlaces } from '#domain/search';
import { packStays } from '#engine/stays';
import { createHouseFlightSource, createHouseStaySource } from '#supply/house';
import { ASK, FIRST_DAY, testWorld } from '../../engine/stays/testing/world.ts';
import { SALE, smallDesk, SMALL_AIRPORTS, SMALL_SEED } from '../../supply/house/testing/small-world.ts';
import type { TestSite } from '../http/testing.ts';
import { openSearchSite, type Sources } from './testing/search-site.ts';
import { untilDone } from './testing/until-done.ts';

const places: SearchPlaces = {
  resolve(code) {
    const known = SMALL_AIRPORTS.find((airport) => airport.code === code) ?? {
      lat: -16.9,
      lon: 180,
      zone: 'Pacific/Fiji',
    };
    const named = { id: code, type: 'metro' as const, code, name: code, cityName: code, countryCode: 'XX' };
    return {
      place: { ...named, lat: known.lat, lon: known.lon, timeZone: known.zone },
      airports: code === 'LON' ? ['LHR', 'LGW'] : [code],
    };
  },
  near: () => [],
  suggest: () => [],
};

const closing: (() => Promise<unknown>)[] = [];
let flights: TestSite;
let lying: TestSite;
let stays: TestSite;

async function open(sources: Sources, now: Date): Promise<TestSite> {
  const site = await openSearchSite(sources, places, now);
  closing.push(() => site.close());
  return site;
}

/** What a source may say beside facts, as if it ordered by something else. */
const LIES = { score: -1e9, rank: { reason: 'best', score: -1e9 } };

beforeAll(async () => {
  const { timetable, model, names } = smallDesk();
  const [now, stayNow] = [new Date(SALE), new Date(ASK.saleInstant * 60_000)];
  const house = createHouseFlightSource({
    timetable,
    fares: model,
    airportNames: names,
    seed: SMALL_SEED,
    now: () => now,
    threads: 1,
  });
  const liar: typeof house = {
    ...house,
    async open(...asked) {
      const opened = await house.open(...asked);
      const view: typeof opened.view = async (...view) => {
        const page = await opened.view(...view);
        const offers = page.offers.map((offer) => ({ ...offer, ...LIES }));
        return { ...page, offers, sorts: page.sorts.map((each) => ({ ...each, ...LIES })) };
      };
      return { ...opened, view };
    },
  };
  const [first, second] = [testWorld(11, 40), testWorld(12, 70)].map((world) =>
    createHouseStaySource({ world: packStays(world), rates: ASK.rates, now: () => stayNow }),
  );
  closing.push(...[house, first!, second!].map((source) => () => source.close()));
  flights = await open({ flights: [house], stays: [] }, now);
  lying = await open({ flights: [liar], stays: [] }, now);
  stays = await open({ flights: [], stays: [first!, { ...second!, id: 'other' }] }, stayNow);
}, 120_000);
afterAll(() => Promise.all(closing.toReversed().map((close) => close())));

async function start(site: TestSite, vertical: string, payload: object): Promise<string> {
  const answer = await site.app.inject({ method: 'POST', url: `/i/api/search/v1/${vertical}`, payload });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ id: string }>().id;
}

async function read<R extends FlightResults | StayResults>(site: TestSite, id: string, query: string): Promise<R> {
  // The stream ends when all sources have answered.
  await site.app.inject({ url: `/i/api/search/v1/${id}/events?limit=1` });
  return untilDone(async () =>
    (await site.app.inject({ url: `/i/api/search/v1/${id}?waitMs=5000&${query}` })).json<R>(),
  );
}

const trip = (...stops: string[]) => ({
  slices: stops
    .slice(1)
    .map((to, at) => ({ from: stops[at], to, date: `2027-03-${String(3 + 5 * at).padStart(2, '0')}` })),
  passengers: { adults: 2, children: [], infantsInSeat: 0, infantsOnLap: 0 },
  cabin: 'economy',
  bags: { cabin: 1, checked: 0 },
  currency: 'GBP',
});

const minuteOf = (local = ''): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14));

/** As the page explains Best, of the slices `counted` of a trip. */
function bestOf(
  formula: BestFormula,
  totalMinor: number,
  slices: readonly Slice[],
  counted: readonly number[],
): number {
  const airport = (at: number, end: 'from' | 'to'): string =>
    end === 'from' ? slices[at]!.segments[0]!.departure.airport : slices[at]!.segments.at(-1)!.arrival.airport;
  return counted.reduce((sum, at) => {
    const { durationMinutes, stops, connections, segments } = slices[at]!;
    const early = minuteOf(segments[0]?.departure.local) < formula.earlyMinute;
    const late = minuteOf(segments.at(-1)?.arrival.local) > formula.lateMinute;
    const changed = at > 0 && airport(at, 'from') !== airport(at - 1, 'to');
    const open = at > 0 && at === slices.length - 1 && airport(at, 'to') !== airport(0, 'from');
    return (
      sum +
      Math.round((formula.perHour.amountMinor * durationMinutes) / 60) +
      formula.perStop.amountMinor * stops +
      formula.perNightWait.amountMinor * connections.filter(({ overnight }) => overnight).length +
      formula.perUnsocialHour.amountMinor * (Number(early) + Number(late)) +
      formula.perAirportChange.amountMinor * (Number(changed) + Number(open))
    );
  }, totalMinor);
}

const wholeOf = ({ price, slices }: FlightOffer, formula: BestFormula): number =>
  bestOf(formula, price.total.amountMinor, slices, [...slices.keys()]);
const scores = (offers: readonly FlightOffer[]): number[] => offers.map(({ rank }) => rank.score);

test('whoever knows the published formula and an offer knows its score: of one way, of whole returns, and of flights of a step', async () => {
  const one = await start(flights, 'flights', trip('LHR', 'SIN'));
  const back = await start(flights, 'flights', trip('LON', 'SIN', 'LON'));
  let changed = 0;
  for (const id of [one, back]) {
    for (const sort of ['best', 'cheapest', 'fastest']) {
      const { offers, best } = await read<FlightResults>(flights, id, `sort=${sort}&limit=50`);
      expect(scores(offers)).toEqual(offers.map((offer) => wholeOf(offer, best!)));
      expect(offers.length).toBeGreaterThan(20);
      changed += offers.filter(
        ({ slices: [out, home] }) =>
          out && home && out.segments[0]!.departure.airport !== home.segments.at(-1)!.arrival.airport,
      ).length;
    }
  }
  expect(changed).toBeGreaterThan(0);
  const out = await read<FlightResults>(flights, back, 'sort=best&step=out&limit=50');
  expect(out.trips[0]!.rank.score).toBe(wholeOf(out.trips[0]!, out.best!));
  expect(Math.min(...scores(out.offers))).toBe(out.trips[0]!.rank.score);
  for (const offer of out.offers) expect(offer.rank.score).toBeLessThanOrEqual(wholeOf(offer, out.best!));
  const choose = out.offers[0]!.key.split('~')[0]!;
  const home = await read<FlightResults>(flights, back, `sort=best&step=back&choose=${choose}&limit=50`);
  expect(scores(home.offers)).toEqual(
    home.offers.map(({ price, slices }) => bestOf(home.best!, price.total.amountMinor, slices, [1])),
  );
});

test('the flights of a journey are scored one by one, by what is known of each', async () => {
  const id = await start(flights, 'flights', trip('LHR', 'SIN', 'SYD', 'LHR'));
  const first = await read<FlightResults>(flights, id, 'sort=best&step=leg&limit=50');
  const choose = first.offers[0]!.key.split('~')[0]!;
  const second = await read<FlightResults>(flights, id, `sort=best&step=leg&choose=${choose}&limit=50`);
  for (const [at, { offers, best }] of [first, second].entries()) {
    expect(scores(offers)).toEqual(
      offers.map(({ price, slices }) => bestOf(best!, price.total.amountMinor, slices, [at])),
    );
  }
});

test('a source that says scores of its own is not believed', async () => {
  const asked = trip('LHR', 'SIN');
  const [honest, liar] = [await start(flights, 'flights', asked), await start(lying, 'flights', asked)];
  const [one, other] = [
    await read<FlightResults>(flights, honest, 'sort=best&limit=50'),
    await read<FlightResults>(lying, liar, 'sort=best&limit=50'),
  ];
  expect(other.offers.map(({ key, rank }) => [key, rank])).toEqual(one.offers.map(({ key, rank }) => [key, rank]));
  expect(other.best).toEqual(one.best);
});

test('stays of two sources are scored by the median of both, and listed in that order', async () => {
  const civil = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
  const dates = { checkIn: civil(FIRST_DAY + 12), checkOut: civil(FIRST_DAY + 14) };
  const id = await start(stays, 'stays', {
    place: 'ATL!',
    ...dates,
    rooms: [{ adults: 2, children: [] }],
    currency: 'EUR',
  });
  const offers: StayOffer[] = [];
  let page: StayResults;
  do {
    page = await read<StayResults>(stays, id, `sort=recommended&limit=50&offset=${offers.length}`);
    offers.push(...page.offers);
  } while (offers.length < page.listed);
  const totals = offers.map(({ price }) => price!.total.amountMinor).toSorted((a, b) => a - b);
  const own = (source: string) =>
    offers.filter(({ key }) => key.startsWith(`${source}.`)).map(({ price }) => price!.total.amountMinor);
  const { median, price, score, priorTenths, priorCount, distance, mostKm } = page.recommended!;
  expect(median.amountMinor).toBe(totals[(totals.length - 1) >> 1]);
  for (const source of ['house', 'other']) {
    const alone = own(source).toSorted((a, b) => a - b);
    expect(alone[(alone.length - 1) >> 1]).not.toBe(median.amountMinor);
  }
  const wanted = offers.map(({ price: cost, property, distanceKm }) => {
    const { tenths, count } = property.score ?? { tenths: 0, count: 0 };
    // Nobody has rated a place at 0.
    const given = tenths === 0 ? 0 : count;
    const drawn = (tenths * given + priorTenths * priorCount) / (given + priorCount);
    const far = distance * Math.min(mostKm, distanceKm!);
    return (price * cost!.total.amountMinor) / median.amountMinor - score * (drawn - priorTenths) + far;
  });
  offers.forEach(({ rank }, at) => expect(rank.score).toBeCloseTo(wanted[at]!, 9));
  expect(offers.map(({ rank }) => rank.score)).toEqual(offers.map(({ rank }) => rank.score).toSorted((a, b) => a - b));
  const filtered = await read<StayResults>(stays, id, `sort=recommended&limit=5&fs=price:0-${median.amountMinor}`);
  expect(filtered.recommended).toEqual(page.recommended);
});
