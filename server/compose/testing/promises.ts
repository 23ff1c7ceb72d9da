import { expect } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { FlightDetail, FlightResults, PlaceOfSale, StayDetail, StayResults } from '#contract/search';
import type { Supplier } from '#domain/booking';
import type { Membership } from '#domain/kernel';
import type { JudgeOf, SearchPlace, SearchPlaces } from '#domain/search';
import type { VerticalSources } from '#domain/search/verticals';
import { packStays, type StayWorldInput } from '#engine/stays';
import { type House, openHouse } from '#supply/house';
import { FIRST_DAY, testWorld } from '../../../engine/stays/testing/world.ts';
import { loadTaken } from '../../../supply/house/stock/index.ts';
import { smallDesk } from '../../../supply/house/testing/small-world.ts';
import type { Binding } from '../../http/binding.ts';
import type { Around, TestBase } from '../../http/testing.ts';
import { bookingPart, heldInCart } from '../booking.ts';
import type { Foundation } from '../foundation.ts';
import type { IdentityNeeds } from '../identity.ts';
import type { LocalNames } from '../local-names.ts';
import type { Part } from '../part.ts';
import { type IdentitySite, openIdentitySite, type TestBrowser } from '../identity-testing.ts';
import { searchPart } from '../search.ts';
import { searchStore } from '../search-store.ts';
import { actFor, readBy, type Reader, soldIn } from './asked-by.ts';
import { draftOf, said } from './draft-of.ts';
import { untilDone } from './until-done.ts';

export { said };

export interface Shop {
  readonly site: IdentitySite;
  /** Of its search and its booking. */
  readonly bindings: readonly Binding[];
  /** What the site does now and then: tells the sources what bookings took. */
  readonly tellTaken: () => Promise<void>;
  close(): Promise<void>;
}

interface ShopOptions {
  /** The name of a source that is asked as well and never answers. */
  readonly alsoAsked?: string;
  /** For whom everybody acts at this moment; undefined for themselves. */
  readonly acting?: () => Membership | undefined;
  readonly judgeOf?: JudgeOf;
  /** What stands between booking and the suppliers of the house. */
  readonly aroundSupplier?: (supplier: Supplier) => Supplier;
  /** Where it is sold at this moment; left out, in Dublin. */
  readonly placeOfSale?: () => PlaceOfSale;
  /** Who asks; left out, nobody is told names in a language of their own. */
  readonly reader?: Reader;
  readonly around?: Around;
  readonly more?: (foundation: Foundation) => readonly Part[];
}

/** The house with small worlds, its search and its booking, over HTTP and a test database. */
export async function openShop(
  stays: StayWorldInput = testWorld(11),
  {
    alsoAsked,
    acting,
    judgeOf,
    aroundSupplier = (own) => own,
    placeOfSale,
    reader,
    around,
    more = () => [],
  }: ShopOptions = {},
): Promise<Shop> {
  const { timetable, model } = smallDesk();
  // As the rates of the small world of stays are agreed with it.
  const fares = { ...model, contracts: new Map([['ACME', timetable.carriers.code.map(() => 850)]]) };
  const bindings: Binding[] = [];
  let house: House | undefined;
  const parts = (needs: IdentityNeeds & TestBase) => {
    const config = {
      ...needs.config,
      payments: 'simulator',
      secretKeys: ['a-key-for-tests-only'],
      unpaidKeepDays: 14,
      mostHeld: 18,
      genders: ['F', 'M'],
    };
    const foundation = { ...needs, config, ...(reader && { speak: reader.speak }) } as unknown as Foundation;
    const named = (code: string) => ({ code, name: code, cityName: code });
    house = openHouse({ timetable, fares, stays: packStays(stays) }, { ...needs, airportName: named });
    const search = searchPart(foundation, {
      sources: alsoAsked === undefined ? house.sources : withSilent(house.sources, alsoAsked),
      store: searchStore(keptHere() as unknown as Foundation['cache']),
      places,
      rates: fares.rates,
      horizonDays: 60,
      heldBy: heldInCart,
      ...(judgeOf && { judgeOf }),
    });
    const localise: LocalNames = reader?.localise ?? ((answer) => answer);
    const booking = bookingPart(foundation, {
      suppliers: house.suppliers.map(aroundSupplier),
      searches: search.searches,
      localise,
    });
    const all = [search, booking, ...more(foundation)];
    bindings.push(...all.flatMap((part) => part.bindings ?? []));
    if (placeOfSale) return all.map((part) => ({ ...part, bindings: soldIn(placeOfSale, part.bindings) }));
    if (acting) return all.map((part) => ({ ...part, bindings: actFor(acting, part.bindings) }));
    return reader ? all.map((part) => ({ ...part, bindings: readBy(reader, part.bindings) })) : all;
  };
  const site = await openIdentitySite(parts, undefined, undefined, around);
  const desks = house?.desks ?? [];
  // On a busy machine a thread may start later than a source has to answer.
  for (const desk of desks) await desk.warmUp();
  return {
    site,
    bindings,
    async tellTaken() {
      const { units } = await loadTaken(site.database.database.query);
      await Promise.all(desks.map((desk) => desk.applyTaken(units)));
    },
    async close() {
      await site.close();
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

function withSilent(sources: VerticalSources, name: string): VerticalSources {
  const open = () => Promise.reject(new Error(name));
  const silent = { id: 'silent', name, dataClass: 'live', deadlineMs: 1_000, open };
  const entries = Object.entries(sources).map(([vertical, all]) => [vertical, [...all, silent]]);
  return Object.fromEntries(entries);
}

const places: SearchPlaces = {
  resolve: (code) => ({ place: placeOf(code), airports: [code] }),
  near: () => [],
  suggest: () => [],
};

function placeOf(code: string): SearchPlace {
  const at = code === 'ATL' ? { lat: -16.9, lon: 180 } : { lat: 51, lon: 0 };
  const names = { name: code, cityName: code, countryCode: 'FJ', timeZone: 'Europe/London' };
  return { id: code, type: 'metro', code, ...names, ...at };
}

function keptHere() {
  const kept = new Map<string, string>();
  return {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  };
}

const civil = (at: number): string => new Date((FIRST_DAY + at) * 86_400_000).toISOString().slice(0, 10);

export interface Asked {
  readonly day: number;
  readonly adults: number;
  /** Ages on the first day. */
  readonly children: readonly number[];
  readonly rooms: number;
  readonly currency: string;
  /** Of a flight; left out, JFK. */
  readonly to?: string;
}

/** Two nights, or a flight of that day. */
const queries = {
  flights: ({ day, adults, children, currency, to = 'JFK' }: Asked): object => ({
    slices: [{ from: 'LHR', to, date: civil(day) }],
    passengers: { adults, children, infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 0, checked: 0 },
    currency,
  }),
  stays: ({ day, adults, children, rooms, currency }: Asked): object => ({
    place: 'ATL',
    checkIn: civil(day),
    checkOut: civil(day + 2),
    rooms: Array.from({ length: rooms }, () => ({ adults, children })),
    currency,
  }),
};

export type Vertical = keyof typeof queries;
export type Page = FlightResults | StayResults;
export type Detail = FlightDetail | StayDetail;
export const VERTICALS = ['flights', 'stays'] as const satisfies readonly Vertical[];
const cheapest = { flights: 'cheapest', stays: 'price' } as const;

/** A search that all sources have answered, and its list. */
export async function searched(browser: TestBrowser, vertical: Vertical, asked: Asked) {
  const { id } = await said<{ id: string }>(
    browser.send('POST', `/i/api/search/v1/${vertical}`, queries[vertical](asked)),
  );
  const path = `/i/api/search/v1/${id}`;
  const sort = cheapest[vertical];
  const read = (fs = ''): Promise<Page> =>
    untilDone(() => said<Page>(browser.get(`${path}?sort=${sort}&limit=50&waitMs=5000&fs=${fs}`)));
  const offer = (offerId: string) => browser.get(`${path}/offers/${encodeURIComponent(offerId)}`);
  return { id, page: await read(), read, offer };
}

export interface Listed {
  readonly search: string;
  readonly total: number;
  readonly dataClass: string;
  /** What is said to be left of what is chosen; null where nothing is said. */
  readonly left: () => Promise<number | null>;
  readonly choice: { readonly offerId: string; readonly choice: Readonly<Record<string, unknown>> };
}

/** One that can be booked, with the total that the list and the detail say; undefined where nothing is sold. */
export async function listed(
  browser: TestBrowser,
  vertical: Vertical,
  asked: Asked,
  pick: (offers: Page['offers']) => Page['offers'][number] | undefined = ([first]) => first,
): Promise<Listed | undefined> {
  const { id, page, offer: open } = await searched(browser, vertical, asked);
  for (const { price } of page.offers) expect(price).not.toBeNull();
  const offer = pick(page.offers);
  const shown = offer && (await opened(id, open, offer.id));
  expect([shown?.total, shown?.dataClass]).toEqual([offer?.price?.total.amountMinor, offer?.dataClass]);
  return shown;
}

/** The same in a search of its own, as somebody else finds it now. */
export async function foundAgain(
  { site, tellTaken }: Shop,
  browser: TestBrowser,
  vertical: Vertical,
  asked: Asked,
  { search, choice }: Listed,
): Promise<Listed | undefined> {
  site.clock.advance(60_000);
  await tellTaken();
  const { id, offer: open } = await searched(browser, vertical, asked);
  return opened(id, open, choice.offerId.replace(search, id));
}

type Open = Awaited<ReturnType<typeof searched>>['offer'];

async function opened(search: string, open: Open, offerId: string): Promise<Listed | undefined> {
  const answer = await open(offerId);
  if (answer.statusCode === 410) return undefined;
  const detail = await said<Detail>(Promise.resolve(answer));
  const { price, dataClass } = detail.offer;
  const choice = price && cheapestOf(detail, price.total.amountMinor);
  const left = async () => {
    const again = await open(offerId);
    return again.statusCode === 200 ? leftOf(JSON.parse(again.body) as Detail, choice) : 0;
  };
  return choice ? { search, total: price.total.amountMinor, dataClass, choice, left } : undefined;
}

/** What is chosen of it to pay the total of the list. */
function cheapestOf(detail: Detail, total: number): Listed['choice'] | undefined {
  const offerId = detail.offer.id;
  if ('needs' in detail) {
    const rooms = detail.offer.rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key }));
    return { offerId, choice: { vertical: 'stays', rooms } };
  }
  const fare = detail.fares.find(({ price }) => price.total.amountMinor === total);
  return fare && { offerId, choice: { vertical: 'flights', fareId: fare.id } };
}

function leftOf(detail: Detail, choice: Listed['choice'] | null | undefined): number | null {
  if (!('needs' in detail)) return detail.fares.find(({ id }) => id === choice?.choice['fareId'])?.seatsLeft ?? null;
  const [first] = (choice?.choice['rooms'] ?? []) as readonly { readonly room: string }[];
  const offers = detail.needs.flatMap((need) => need.offers).filter(({ room }) => room.key === first?.room);
  expect(new Set(offers.map(({ left }) => left)).size).toBeLessThan(2);
  return offers[0]?.left ?? 0;
}

export function quoted(browser: TestBrowser, choice: object): Promise<Quote> {
  return said<Quote>(browser.send('POST', '/i/api/booking/v1/quotes', choice));
}

export const CART = '/i/api/cart/v1';

/** Puts a quote into the cart; `instead`: what the page says that it replaces. */
export function keep(browser: TestBrowser, quoteId: string, instead?: string) {
  return browser.send('POST', CART, { quoteId, adding: false, ...(instead && { instead }) });
}

/** An order of a quote, kept, and how to pay. */
export async function heldOf(browser: TestBrowser, quote: Quote, email?: string) {
  const order = await draftOf(browser, quote, email);
  return { ...order, held: await said<Order>(order.hold()) };
}

/** From a quote to its order, paid for. */
export async function bought(browser: TestBrowser, quote: Quote, email?: string) {
  const { draft, held, pay } = await heldOf(browser, quote, email);
  return { draft, held, order: (await said<{ order: Order }>(pay())).order };
}
