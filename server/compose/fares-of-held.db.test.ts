import { afterAll, beforeAll, expect, test } from 'vitest';
import { flightExtras, type Quote } from '#contract/booking';
import type { cart } from '#contract/cart';
import type { Api, OutputOf } from '#contract/core';
import type { FlightDetail } from '#contract/search';
import { choose } from '../../web/features/cart/choose.ts';
import { heldFare } from '../../web/features/verticals/flights/find-held-fare.ts';
import { faresInCart } from '../../web/features/verticals/flights/held-fare.ts';
import { requestOf } from '../../web/request.ts';
import { type Asked, CART, openShop, quoted, said, searched, type Shop } from './testing/promises.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
const SEARCH = '/flights/LHR-JFK/2027-03-03/2adults/children-7';
const asked: Asked = { day: 61, adults: 2, children: [7], rooms: 1, currency: 'EUR' };

const inCart = async (browser: Browser): Promise<Quote> => {
  const { quote } = await said<OutputOf<typeof cart.read>>(browser.get(CART));
  if (!quote) throw new TypeError('The cart is empty');
  return quote;
};

/** What pages call, over HTTP. */
const apiOf =
  (browser: Browser): Api =>
  async (call, input) => {
    const { url, init } = requestOf(call, input);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : undefined;
    return said(init.method === 'POST' ? browser.send('POST', url, body) : browser.get(url));
  };

/** A trip in the cart on the cheapest fare, with all of its bags and seats that are sold bought for the first traveller. */
async function heldWithExtras(browser: Browser, { offer, fares }: FlightDetail): Promise<Quote> {
  const choice = { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fares[0]!.id }, search: SEARCH };
  const [item] = (await quoted(browser, choice)).items;
  const sold = flightExtras(item!.extras);
  const bags = sold.bags.map(({ traveller, slice, kind, sold: { prices }, bought }) => {
    return { traveller, slice, kind, bought: traveller === 0 ? prices.length : bought };
  });
  const seats = sold.seats.flatMap(({ traveller, slice, preferences }) =>
    traveller === 0 ? [{ traveller, slice, preference: preferences.at(-1)! }] : [],
  );
  const { id } = await quoted(browser, { ...choice, choice: { ...choice.choice, bags, seats } });
  await said(browser.send('POST', CART, { quoteId: id, adding: false }));
  return inCart(browser);
}

async function detailWith(browser: Browser): Promise<FlightDetail> {
  const { page, offer } = await searched(browser, 'flights', asked);
  for (const { id } of page.offers) {
    const detail = await said<FlightDetail>(offer(id));
    const sold = detail.fares[0]?.bags.some(({ checked }) => checked.sold.prices.length > 0);
    if (sold && detail.fares.length > 1) return detail;
  }
  throw new TypeError('No flight sells bags');
}

test('each fare beside one in the trip costs what the trip costs once it is chosen, with the bags and seats that are kept', async () => {
  const browser = await shop.site.browser();
  const detail = await detailWith(browser);
  const trip = await heldWithExtras(browser, detail);
  expect(trip.price.lines.some(({ kind }) => kind === 'bag')).toBe(true);
  const held = heldFare(trip, detail, SEARCH)!;
  const shown = faresInCart(detail.fares, held);
  const same = shown.find(({ id }) => id === held.fareId)!;
  expect([same.price.total, held.total]).toEqual([trip.price.total, trip.price.total]);
  const least = Math.min(...shown.map(({ price }) => price.total.amountMinor));
  for (const fare of shown) {
    const { total, lines } = fare.price;
    expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total.amountMinor);
    expect(fare.delta.amountMinor).toBe(total.amountMinor - least);
    const mine = await shop.site.browser();
    await heldWithExtras(mine, detail);
    const form = new FormData();
    form.set('instead', (await inCart(mine)).id);
    await choose(
      apiOf(mine),
      form,
      { offerId: detail.offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, search: SEARCH },
      'en',
    );
    const after = await inCart(mine);
    expect(after.items[0]!.product).toMatchObject({ fareId: fare.id });
    expect([fare.familyName, total]).toEqual([fare.familyName, after.price.total]);
  }
}, 120_000);
