import { expect } from 'vitest';
import type { CancelStep, Quote } from '#contract/booking';
import type { Fare, FlightDetail, FlightResults, RoomNeed, RoomOffer, StayDetail, StayResults } from '#contract/search';
import { FIRST_DAY } from '../../../engine/stays/testing/world.ts';
import type { TestBrowser } from '../identity-testing.ts';
import { said } from './promises.ts';
import type { Flight, Stay, Wanted } from './purchases.ts';
import { expectAddsUp, expectPromised, sum } from './recount.ts';
import { untilDone } from './until-done.ts';

/** One thing that is chosen: the prices it is made of, and what its way out is recounted from. */
export interface Chosen {
  readonly choice: { readonly offerId: string; readonly [key: string]: unknown };
  readonly prices: Quote['price'][];
  readonly rooms: readonly RoomOffer[];
  readonly seated: number;
  readonly dataClass: string;
  /** Of a fare: what its page said of refunds. */
  readonly cancellation?: readonly CancelStep[];
  readonly voidWindow?: Fare['voidWindow'];
}

const civil = (at: number): string => new Date((FIRST_DAY + at) * 86_400_000).toISOString().slice(0, 10);
const nth = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];
const SEARCH = '/i/api/search/v1';

async function searched<R extends { readonly done: boolean }>(
  browser: TestBrowser,
  vertical: string,
  query: object,
  sort: string,
) {
  const { id } = await said<{ id: string }>(browser.send('POST', `${SEARCH}/${vertical}`, query));
  const read = () => said<R>(browser.get(`${SEARCH}/${id}?sort=${sort}&limit=50&waitMs=5000`));
  return { id, page: await untilDone(read) };
}

async function chooseFlight(browser: TestBrowser, { what, day, picks }: Wanted<Flight>, currency: string) {
  const [from = '', to = ''] = what.route.split('-');
  const [infantsInSeat = 0, infantsOnLap = 0] = what.infants;
  const { adults, children, cabin, bags } = what;
  const slices = [{ from, to, date: civil(day) }];
  if (what.stay > 0) slices.push({ from: to, to: from, date: civil(day + what.stay) });
  const passengers = { adults, children, infantsInSeat, infantsOnLap };
  const query = { slices, passengers, cabin, bags, currency };
  const { id, page } = await searched<FlightResults>(browser, 'flights', query, 'cheapest');
  const seated = adults + children.length + infantsInSeat;
  for (const { price } of page.offers) expectAddsUp(price, seated, currency);
  const offer = nth(page.offers, picks[0]!);
  if (!offer) return undefined;
  const { fares } = await said<FlightDetail>(browser.get(`${SEARCH}/${id}/offers/${encodeURIComponent(offer.id)}`));
  for (const { price } of fares) expectAddsUp(price, seated, currency);
  expect(Math.min(...fares.map(({ price }) => price.total.amountMinor))).toBe(offer.price.total.amountMinor);
  expect(fares.find(({ family }) => family === offer.fare.family)?.price.total).toEqual(offer.price.total);
  const fare = nth(fares, picks[1]!)!;
  for (const one of fares) expectPromised(one);
  const listed = fares.find(({ family }) => family === offer.fare.family);
  expect([listed?.conditions, listed?.voidWindow]).toEqual([offer.fare.conditions, offer.voidWindow]);
  return {
    choice: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
    cancellation: fare.cancellation,
    prices: [fare.price],
    rooms: [],
    seated,
    voidWindow: fare.voidWindow,
    dataClass: offer.dataClass,
  };
}

async function chooseStay(browser: TestBrowser, { what, day, picks }: Wanted<Stay>, currency: string) {
  const query = { place: 'ATL', checkIn: civil(day), checkOut: civil(day + what.nights), rooms: what.rooms, currency };
  const { id, page } = await searched<StayResults>(browser, 'stays', query, 'price');
  const guests = ({ adults, children }: RoomNeed): number => adults + children.length;
  const all = sum(what.rooms.map(guests));
  for (const { price, nights } of page.offers) {
    expectAddsUp(price!, all, currency);
    expect(nights).toBe(what.nights);
  }
  const offer = nth(page.offers, picks[0]!);
  if (!offer) return undefined;
  const { needs } = await said<StayDetail>(browser.get(`${SEARCH}/${id}/offers/${encodeURIComponent(offer.id)}`));
  for (const { need, offers } of needs) {
    for (const { price } of offers) expectAddsUp(price, guests(need), currency);
  }
  // One of the cheapest rooms for each, or any rate of the same room: as many of a type as the list said are left.
  const rooms = offer.rooms.flatMap(({ room: { key } }, at) => {
    const sold = needs[at]!.offers.filter((one) => one.room.key === key);
    return nth(sold, picks[1 + at]!) ?? [];
  });
  expect(rooms.map(({ room: { key } }) => key)).toEqual(offer.rooms.map(({ room: { key } }) => key));
  const keys = rooms.map((one) => ({ room: one.room.key, plan: one.plan.key }));
  const choice = { offerId: offer.id, choice: { vertical: 'stays', rooms: keys } };
  return { choice, prices: rooms.map(({ price }) => price), rooms, seated: 0, dataClass: offer.dataClass };
}

/** Searches what is wanted and picks of what is listed, each price recounted; undefined where nothing is sold. */
export function choose(
  browser: TestBrowser,
  { what, ...wanted }: Wanted,
  currency: string,
): Promise<Chosen | undefined> {
  return what.vertical === 'flights'
    ? chooseFlight(browser, { what, ...wanted }, currency)
    : chooseStay(browser, { what, ...wanted }, currency);
}
