import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { StayOffer } from '#contract/search';
import {
  type Asked,
  bought,
  foundAgain,
  heldOf,
  listed,
  openShop,
  quoted,
  said,
  type Shop,
  VERTICALS,
} from './testing/promises.ts';
import { leaveOnly } from './testing/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

/** Under 2 a child flies on a lap or in a seat of its own, from 12 it is an adult; in a room it is a child until 17. */
const ages = { flights: fc.integer({ min: 2, max: 11 }), stays: fc.nat(17) };
const anyAsk = (vertical: (typeof VERTICALS)[number]) =>
  fc.record({
    vertical: fc.constant(vertical),
    day: fc.integer({ min: 62, max: 66 }),
    adults: fc.integer({ min: 1, max: 2 }),
    children: fc.oneof(fc.constant([]), fc.array(ages[vertical], { minLength: 1, maxLength: 2 })),
    rooms: fc.integer({ min: 1, max: 2 }),
    pick: fc.nat(9),
  });
const [flight, stay] = VERTICALS.map(anyAsk);
const asks = fc.oneof(fc.tuple(flight!), fc.tuple(stay!), fc.tuple(flight!, stay!), fc.tuple(stay!, flight!));
const currencies = fc.constantFrom('EUR', 'USD', 'JPY');

test('of either vertical, and of both together, what the list says is what is quoted, ordered, charged and due there', async () => {
  const sold = { flights: 0, stays: 0, both: 0, withChildren: { flights: 0, stays: 0 } };
  await fc.assert(
    fc.asyncProperty(asks, currencies, async (wanted, currency) => {
      shop.site.clock.advance(MINUTE);
      const browser = await shop.site.browser();
      let quote: Quote | undefined;
      let total = 0;
      const classes: string[] = [];
      for (const { vertical, pick, ...asked } of wanted) {
        const found = await listed(browser, vertical, { ...asked, currency }, (offers) => offers[pick % offers.length]);
        if (!found) return;
        total += found.total;
        classes.push(found.dataClass);
        quote = await quoted(browser, { ...found.choice, ...(quote && { joins: quote.id }) });
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
      for (const { vertical, children } of wanted) if (children.length > 0) sold.withChildren[vertical] += 1;
      await shop.tellTaken();
    }),
    { numRuns: 32, seed: 5 },
  );
  const { withChildren, ...kinds } = sold;
  expect(Math.min(...Object.values(kinds), ...Object.values(withChildren))).toBeGreaterThan(1);
}, 120_000);

const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const MINUTE = 60_000;

test.each(VERTICALS)(
  'what is left of %s is a true number: of the stock, less what somebody holds unpaid, more again when that ends',
  async (vertical) => {
    const [mine, other] = [await shop.site.browser(), await shop.site.browser()];
    const first = (await listed(mine, vertical, asked, (offers) => offers.find(hasTwo)))!;
    const left = async () => (await foundAgain(shop, mine, vertical, asked, first))?.left() ?? 0;
    await leaveOnly(shop, first, 2);
    const before = (await foundAgain(shop, mine, vertical, asked, first))!;
    expect(await before.left()).toBe(2);
    const { hold } = await heldOf(other, await quoted(other, before.choice));
    await shop.tellTaken();
    expect([await before.left(), await left()]).toEqual([1, 1]);
    shop.site.clock.advance(25 * MINUTE);
    await shop.site.deliver();
    expect(await left()).toBe(2);
    await said(hold());
    expect(await left()).toBe(1);
  },
  60_000,
);

const hasTwo = (offer: object): boolean => !('rooms' in offer) || (offer as StayOffer).rooms[0]!.left > 1;

test.each(VERTICALS)(
  'who holds the last of %s pays what was agreed, past the minutes that are guaranteed; to all others it is gone',
  async (vertical) => {
    const [mine, other] = [await shop.site.browser(), await shop.site.browser()];
    const that = { ...asked, day: 64 };
    const first = (await listed(mine, vertical, that))!;
    await leaveOnly(shop, first, 1);
    const last = (await foundAgain(shop, mine, vertical, that, first))!;
    const { hold, extend, pay } = await heldOf(mine, await quoted(mine, last.choice));
    expect(await foundAgain(shop, other, vertical, that, first)).toBeUndefined();
    shop.site.clock.advance(21 * MINUTE);
    await said(hold());
    shop.site.clock.advance(18 * MINUTE);
    await said(extend());
    shop.site.clock.advance(19 * MINUTE);
    expect((await other.send('POST', '/i/api/booking/v1/quotes', last.choice)).statusCode).toBe(410);
    const { order } = await said<{ order: Order }>(pay());
    expect([order.state, order.price.total.amountMinor]).toEqual(['confirmed', last.total]);
  },
  60_000,
);
