import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { FlightDetail, FlightResults, StayDetail, StayResults } from '#contract/search';
import type { SearchPlace, SearchPlaces } from '#domain/search';
import { packStays } from '#engine/stays';
import {
  createHouseFlightSource,
  createHouseStaySource,
  demoFlights,
  demoStays,
  flightGoods,
  stayGoods,
  type HouseFlightSource,
  type HouseStaySource,
} from '#supply/house';
import { createFaultSwitch, createHouseSupplier } from '#supply/house/booking';
import { sampleTraveller } from '../../domain/booking/testing/sample.ts';
import { ASK, FIRST_DAY, testWorld } from '../../engine/stays/testing/world.ts';
import { loadTaken } from '../../supply/house/stock/index.ts';
import { smallDesk } from '../../supply/house/testing/small-world.ts';
import { bookingPart } from './booking.ts';
import type { Foundation } from './foundation.ts';
import { type IdentitySite, openIdentitySite, type TestBrowser } from './identity-testing.ts';
import { searchPart } from './search.ts';
import { searchStore } from './search-store.ts';

let site: IdentitySite;
let flights: HouseFlightSource;
let stays: HouseStaySource;

const NOW = new Date('2027-03-01T12:00:00Z');
const civil = (at: number): string => new Date((FIRST_DAY + at) * 86_400_000).toISOString().slice(0, 10);

function placeOf(code: string): SearchPlace {
  const at = code === 'ATL' ? { lat: -16.9, lon: 180 } : { lat: 51, lon: 0 };
  const names = { name: code, cityName: code, countryCode: 'FJ', timeZone: 'Europe/London' };
  return { id: code, type: 'metro', code, ...names, ...at };
}
const places: SearchPlaces = {
  resolve: (code) => ({ place: placeOf(code), airports: [code] }),
  suggest: () => [],
};

beforeAll(async () => {
  const now = () => NOW;
  const { timetable, model: fares, names: airportNames, seed } = smallDesk();
  flights = createHouseFlightSource({ timetable, fares, airportNames, seed, now, threads: 1 });
  stays = createHouseStaySource({ world: packStays(testWorld(11)), rates: ASK.rates, now });
  const kept = new Map<string, string>();
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  };
  site = await openIdentitySite((needs) => {
    const config = { ...needs.config, secretKeys: ['a-key-for-tests-only'], unpaidKeepDays: 14, genders: ['F', 'M'] };
    const foundation = { ...needs, config } as unknown as Foundation;
    const search = searchPart(foundation, {
      sources: { stays: [stays], flights: [flights] },
      store: searchStore(cache as unknown as Foundation['cache']),
      places,
      isCurrency: () => true,
      horizonDays: 60,
    });
    const desk = {
      database: needs.db,
      clock: needs.clock,
      ids: needs.ids,
      random: needs.random,
      faults: createFaultSwitch(),
    };
    const suppliers = [
      createHouseSupplier({ ...desk, manifest: demoFlights, goods: flightGoods(flights) }),
      createHouseSupplier({ ...desk, manifest: demoStays, goods: stayGoods(stays) }),
    ];
    const booking = bookingPart(foundation, {
      suppliers,
      searches: search.searches,
      localise: (answer) => answer,
    });
    return [search, booking];
  });
}, 120_000);
afterAll(async () => {
  await site.close();
  await flights.close();
  await stays.close();
});

async function said<T>(answer: ReturnType<TestBrowser['get']>): Promise<T> {
  const { statusCode, body } = await answer;
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  return JSON.parse(body) as T;
}

interface Listed {
  readonly id: string;
  readonly total: number;
  readonly dataClass: string;
  /** Of the first room type that is listed; null for what has none. */
  readonly left: number | null;
  readonly choice: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly vertical: 'flights' | 'stays';
  readonly day: number;
  readonly adults: number;
  readonly rooms: number;
  readonly currency: string;
  readonly pick: number;
}

const cheapest = { flights: 'cheapest', stays: 'price' } as const;

/** One of a list, with the total that the list and the detail say; undefined where nothing is sold. */
async function listed(browser: TestBrowser, asked: Asked): Promise<Listed | undefined> {
  const { vertical, day, adults, currency, pick } = asked;
  const [from, to] = [civil(day), civil(day + 2)];
  const query =
    vertical === 'flights'
      ? {
          slices: [{ from: 'LHR', to: 'JFK', date: from }],
          passengers: { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 },
          cabin: 'economy',
          bags: { cabin: 0, checked: 0 },
          currency,
        }
      : {
          place: 'ATL',
          checkIn: from,
          checkOut: to,
          rooms: Array.from({ length: asked.rooms }, () => ({ adults, children: [] })),
          currency,
        };
  const { id } = await said<{ id: string }>(browser.send('POST', `/i/api/search/v1/${vertical}`, query));
  const path = `/i/api/search/v1/${id}`;
  const page = await said<FlightResults | StayResults>(
    browser.get(`${path}?sort=${cheapest[vertical]}&limit=10&waitMs=5000`),
  );
  for (const { price } of page.offers) expect(price).not.toBeNull();
  expect(page.sources.length).toBeGreaterThan(0);
  const offer = page.offers[pick % Math.max(1, page.offers.length)];
  if (!offer?.price) return undefined;
  const total = offer.price.total.amountMinor;
  const { dataClass } = offer;
  const detail = await said<FlightDetail | StayDetail>(browser.get(`${path}/offers/${encodeURIComponent(offer.id)}`));
  expect(detail.offer.price).toEqual(offer.price);
  if (!('fares' in detail)) {
    const rooms = detail.offer.rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key }));
    return { id, total, dataClass, left: detail.offer.rooms[0]?.left ?? null, choice: { offerId: offer.id, rooms } };
  }
  const fare = detail.fares.find(({ price }) => price.total.amountMinor === total);
  return fare && { id, total, dataClass, left: null, choice: { offerId: offer.id, fareId: fare.id } };
}

/** From a quote to its order, paid for. */
async function bought(browser: TestBrowser, quote: Quote) {
  const one = sampleTraveller({ nationality: 'IE' });
  const travellers = quote.travellers.map(({ kind }) =>
    kind === 'guest' ? { ...one, dateOfBirth: null, gender: null, nationality: null, document: null } : one,
  );
  const orders = '/i/api/booking/v1/orders';
  const body = { quoteId: quote.id, travellers, contact: { email: 'mira@example.com', phone: null } };
  const draft = await said<Order>(browser.send('POST', orders, body));
  const acceptTotalMinor = draft.price.total.amountMinor;
  const held = await said<Order>(browser.send('POST', `${orders}/${draft.id}/hold`, { acceptTotalMinor }));
  const { order } = await said<{ order: Order }>(
    browser.send('POST', `${orders}/${draft.id}/pay`, {
      paymentToken: held.dueNow.amountMinor > 0 ? 'sim_success_Visa_4242' : null,
      totalMinor: acceptTotalMinor,
      currency: held.price.total.currency,
      returnPath: `/bookings/${draft.id}/paid`,
    }),
  );
  return { draft, held, order };
}

const anyAsk = (vertical: Asked['vertical']) =>
  fc.record({
    vertical: fc.constant(vertical),
    day: fc.integer({ min: 62, max: 66 }),
    adults: fc.integer({ min: 1, max: 2 }),
    rooms: fc.integer({ min: 1, max: 2 }),
    pick: fc.nat(9),
  });
const currencies = fc.constantFrom('EUR', 'USD', 'JPY');
const asks = fc.oneof(
  fc.tuple(anyAsk('flights')),
  fc.tuple(anyAsk('stays')),
  fc.tuple(anyAsk('flights'), anyAsk('stays')),
  fc.tuple(anyAsk('stays'), anyAsk('flights')),
);

test('of either vertical, and of both together, what the list says is what is quoted, ordered, charged and due there', async () => {
  const sold = { flights: 0, stays: 0, both: 0 };
  await fc.assert(
    fc.asyncProperty(asks, currencies, async (wanted, currency) => {
      const browser = await site.browser();
      let quote: Quote | undefined;
      let total = 0;
      const classes: string[] = [];
      for (const asked of wanted) {
        const found = await listed(browser, { ...asked, currency });
        if (!found) return;
        total += found.total;
        classes.push(found.dataClass);
        const body: object = { ...found.choice, ...(quote && { joins: quote.id }) };
        quote = await said<Quote>(browser.send('POST', '/i/api/booking/v1/quotes', body));
        expect([quote.price.total, quote.priceChange]).toEqual([{ amountMinor: total, currency }, null]);
      }
      const { draft, held, order } = await bought(browser, quote!);
      for (const { price } of [draft, held, order]) expect(price.total).toEqual({ amountMinor: total, currency });
      expect(order.items.map(({ product }) => product.dataClass)).toEqual(classes);
      expect(order.state).toBe('confirmed');
      const taken = order.payments.reduce((sum, payment) => sum + (payment.taken?.amountMinor ?? 0), 0);
      const there = order.price.atProperty?.amount.amountMinor ?? 0;
      expect([taken, taken + there]).toEqual([order.dueNow.amountMinor, total]);
      sold[wanted.length > 1 ? 'both' : wanted[0].vertical] += 1;
      await tellTaken();
    }),
    { numRuns: 24, seed: 5 },
  );
  expect(Math.min(...Object.values(sold))).toBeGreaterThan(1);
}, 120_000);

/** What the site does now and then: tells the sources what bookings took. */
async function tellTaken(): Promise<void> {
  const { seats } = await loadTaken(site.database.database.query);
  await Promise.all([flights.applyTaken(seats), stays.applyTaken(seats)]);
}

test('rooms that are left are a true number: fewer by what was booked, and gone from the list with the last', async () => {
  const browser = await site.browser();
  const asked = { vertical: 'stays', day: 63, adults: 1, rooms: 1, pick: 0, currency: 'EUR' } as const;
  const before = (await listed(browser, asked))!;
  const quote = await said<Quote>(browser.send('POST', '/i/api/booking/v1/quotes', before.choice));
  await bought(browser, quote);
  await tellTaken();
  const after = await said<StayDetail>(
    browser.get(`/i/api/search/v1/${before.id}/offers/${encodeURIComponent(quote.items[0]!.product.offerId)}`),
  );
  const [room] = before.choice['rooms'] as readonly { readonly room: string }[];
  const same = after.needs.flatMap(({ offers }) => offers).filter((each) => each.room.key === room!.room);
  expect(before.left).toBeGreaterThan(0);
  for (const { left } of same) expect(left).toBe(before.left! - 1);
  expect(same.length > 0).toBe(before.left! > 1);
});

test('a cart is read by anybody, and changed only with the token of its page; it is of its session alone', async () => {
  const [mine, other] = [await site.browser(), await site.browser()];
  const path = '/i/api/cart/v1';
  const found = await listed(mine, { vertical: 'flights', day: 62, adults: 1, rooms: 1, pick: 0, currency: 'EUR' });
  const { id: quoteId } = await said<Quote>(mine.send('POST', '/i/api/booking/v1/quotes', found!.choice));
  const inCart = async (browser: TestBrowser) =>
    (await said<{ quote: Quote | null }>(browser.get(path))).quote?.id ?? null;
  for (const url of [path, `${path}/empty`]) {
    const headers = { cookie: mine.cookie(), 'sec-fetch-site': 'same-origin' };
    expect((await site.app.inject({ method: 'POST', url, headers, payload: { quoteId } })).statusCode).toBe(403);
  }
  expect(await inCart(mine)).toBeNull();
  await said(mine.send('POST', path, { quoteId }));
  expect([await inCart(mine), await inCart(other)]).toEqual([quoteId, null]);
  expect((await mine.send('POST', path, { quoteId: 'mine' })).statusCode).toBe(422);
  await said(mine.send('POST', `${path}/empty`, {}));
  expect(await inCart(mine)).toBeNull();
});
