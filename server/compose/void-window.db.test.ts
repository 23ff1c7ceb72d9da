import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelQuote, Order } from '#contract/booking';
import type { Fare, FlightDetail } from '#contract/search';
import { bought, openShop, quoted, said, searched, type Shop } from './testing/promises.ts';
import { simulated } from './testing/recount.ts';

const PLACES = [
  // Its clocks turn on 28 March 2027 at one in the night: that day has 23 hours.
  {
    place: { zone: 'Europe/Dublin', cityName: 'Dublin', code: 'DUB' },
    at: '2027-03-28T00:30:00Z',
    ends: '2027-03-28T23:00:00Z',
  },
  {
    place: { zone: 'Pacific/Kiritimati', cityName: 'Kiritimati' },
    at: '2027-03-29T12:00:00Z',
    ends: '2027-03-30T10:00:00Z',
  },
  {
    place: { zone: 'America/Los_Angeles', cityName: 'Los Angeles', code: 'LAX' },
    at: '2027-03-31T06:59:00Z',
    ends: '2027-03-31T07:00:00Z',
  },
] as const;

let shop: Shop;
let place: (typeof PLACES)[number]['place'] = PLACES[0].place;
beforeAll(async () => {
  shop = await openShop(undefined, { placeOfSale: () => place });
}, 120_000);
afterAll(() => shop.close());

type Window = Fare['voidWindow'];
type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
const isMidnight = (window: Window): boolean => typeof window === 'object' && window !== null && 'midnightIn' in window;
const booking = '/i/api/booking/v1';

/** A flight of a month later whose fare has such a time for being given back. */
async function buyWith(browser: Browser, fits: (window: Window) => boolean, day: number): Promise<Order> {
  const asked = { day, adults: 2, children: [], rooms: 1, currency: 'EUR', to: 'AMS' };
  const { page, offer: open } = await searched(browser, 'flights', asked);
  for (const { id } of page.offers) {
    const { fares, offer } = await said<FlightDetail>(open(id));
    const fare = fares.find(
      ({ voidWindow, conditions }) => fits(voidWindow) && conditions.refund.status === 'not_allowed',
    );
    if (!fare) continue;
    if (offer.fare.family === fare.family) expect(offer.voidWindow).toEqual(fare.voidWindow);
    const quote = await quoted(browser, {
      offerId: offer.id,
      choice: { vertical: 'flights' as const, fareId: fare.id },
    });
    const { order } = await bought(browser, quote);
    for (const { cancellation } of [quote.items[0]!, order.items[0]!]) {
      expect(cancellation[0]?.window).toEqual(fare.voidWindow ?? undefined);
    }
    return order;
  }
  throw new Error('No such fare is sold');
}

const taxesOf = ({ price }: Order): number =>
  price.lines.filter(({ kind }) => kind === 'tax').reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Cancels all of it: told, quoted and given back by the books of the provider is one sum. */
async function cancelled(browser: Browser, { id }: Order): Promise<number> {
  const order = await said<Order>(browser.get(`${booking}/orders/${id}`));
  const quote = await said<CancelQuote>(
    browser.send('POST', `${booking}/orders/${id}/cancel-quotes`, { itemId: order.items[0]!.id }),
  );
  await said(browser.send('POST', `${booking}/cancel-quotes/${quote.id}/confirm`, {}));
  await shop.site.deliver();
  const { refund = 0 } = await simulated(shop, order);
  expect([order.refundNow?.amountMinor, quote.refund.amountMinor]).toEqual([refund, refund]);
  return refund;
}

test(
  'a fare that is free until midnight gives all back to the last second of that day where it was sold, and its taxes after it',
  { timeout: 120_000 },
  async () => {
    const { clock } = shop.site;
    for (const [turn, each] of PLACES.entries()) {
      place = each.place;
      clock.set(each.at);
      const browser = await shop.site.browser();
      const [early, late] = [
        await buyWith(browser, isMidnight, 88 + turn),
        await buyWith(browser, isMidnight, 88 + turn),
      ];
      const [first] = early.items[0]!.cancellation;
      expect([first?.until, first?.window]).toEqual([new Date(each.ends).toISOString(), { midnightIn: each.place }]);
      clock.set(new Date(Date.parse(each.ends) - 1_000).toISOString());
      expect(await cancelled(browser, early)).toBe(early.price.total.amountMinor);
      clock.set(each.ends);
      expect(await cancelled(browser, late)).toBe(taxesOf(late));
    }
  },
);

test(
  'the confirmation says it by the clock of the place of sale, wherever its reader and the flight are',
  { timeout: 60_000 },
  async () => {
    place = PLACES[2].place;
    shop.site.clock.set('2027-04-01T12:00:00Z');
    const browser = await shop.site.browser();
    await buyWith(browser, isMidnight, 100);
    await shop.site.deliver();
    expect(shop.site.mailTo('mira@example.com').text).toMatch(/Until Thu, Apr 1, 2027, 23:59 \(Los Angeles time\): €/);
  },
);

test('a fare without a time for that gives its taxes back from its booking on', { timeout: 60_000 }, async () => {
  const browser = await shop.site.browser();
  const order = await buyWith(browser, (window) => window === null, 95);
  expect(order.items[0]?.cancellation[0]?.basis).toBe('taxes_only');
  expect(await cancelled(browser, order)).toBe(taxesOf(order));
});
