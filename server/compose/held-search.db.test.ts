import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import {
  type Asked,
  bought,
  CART,
  foundAgain,
  heldOf,
  keep,
  listed,
  openShop,
  quoted,
  said,
  type Shop,
  type Vertical,
} from './testing/promises.ts';
import { leaveAtPrice, leaveOnly } from './testing/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;

/** The last of a price, or the last room, is in the cart of a reader, held and not paid. */
async function lastHeld(vertical: Vertical, asked: Asked, adding = false) {
  const mine = await shop.site.browser();
  const first = (await listed(mine, vertical, asked))!;
  if (vertical === 'flights') await leaveAtPrice(shop, first, asked.adults + asked.children.length);
  else await leaveOnly(shop, first, asked.rooms);
  const old = await quoted(mine, first.choice);
  await said(mine.send('POST', CART, { quoteId: old.id, adding }));
  const { draft } = await heldOf(mine, old);
  const total = async (browser: Browser): Promise<number | undefined> =>
    (await foundAgain(shop, browser, vertical, asked, first))?.total;
  return { mine, first, old, draft, total };
}

test.for<readonly [Vertical, Asked]>([
  ['flights', { day: 61, adults: 1, children: [], rooms: 1, currency: 'EUR' }],
  ['flights', { day: 77, adults: 2, children: [9], rooms: 1, currency: 'GBP' }],
  ['stays', { day: 61, adults: 2, children: [], rooms: 1, currency: 'EUR' }],
  ['stays', { day: 65, adults: 1, children: [4], rooms: 1, currency: 'USD' }],
])(
  'whoever holds the last at a price finds it at that price, in the list, in its detail and in what is charged; others do not: %s %j',
  { timeout: 60_000 },
  async ([vertical, asked]) => {
    const { mine, first, old, draft, total } = await lastHeld(vertical, asked);
    const held = old.price.total.amountMinor;
    expect(await total(mine)).toBe(held);
    const theirs = await total(await shop.site.browser());
    expect(theirs === undefined || theirs > held).toBe(true);
    // Found again in the list as well, by whoever holds it alone.
    const again = (await listed(mine, vertical, asked, (offers) =>
      offers.find(({ id }) => id.endsWith(first.choice.offerId.replace(first.search, ''))),
    ))!;
    expect(again.total).toBe(held);
    const next = await quoted(mine, { ...again.choice, instead: old.id });
    expect([next.price.total.amountMinor, next.items[0]?.priceChange]).toEqual([held, null]);
    expect((await keep(mine, next.id, old.id)).statusCode).toBe(200);
    const { order } = await bought(mine, next);
    expect([order.state, order.price.total.amountMinor]).toEqual(['confirmed', held]);
    const given = await said<Order>(mine.get(`/i/api/booking/v1/orders/${draft.id}`));
    expect([given.state, given.payments]).toEqual(['failed', []]);
    // What is paid for is nobody's to give back.
    expect(await total(mine)).toBe(theirs);
  },
);

test('where what is found is added to the trip it is priced as for everybody, and an order of somebody else gives nobody its seats', async () => {
  const asked: Asked = { day: 70, adults: 1, children: [], rooms: 1, currency: 'EUR' };
  const { mine, old, total } = await lastHeld('flights', asked, true);
  const dearer = await total(mine);
  expect(dearer).toBeGreaterThan(old.price.total.amountMinor);
  await said(mine.send('POST', CART, { quoteId: old.id, adding: false }));
  expect(await total(mine)).toBe(old.price.total.amountMinor);
  const other = await shop.site.browser();
  expect((await keep(other, old.id)).statusCode).toBe(409);
  expect(await total(other)).toBe(dearer);
});
