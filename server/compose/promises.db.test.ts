import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { StayOffer } from '#contract/search';
import {
  type Asked,
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
    shop.site.clock.advance(31 * MINUTE);
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
    shop.site.clock.advance(31 * MINUTE);
    await said(hold());
    shop.site.clock.advance(28 * MINUTE);
    await said(extend());
    shop.site.clock.advance(29 * MINUTE);
    expect((await other.send('POST', '/i/api/booking/v1/quotes', last.choice)).statusCode).toBe(410);
    const { order } = await said<{ order: Order }>(pay());
    expect([order.state, order.price.total.amountMinor]).toEqual(['confirmed', last.total]);
  },
  60_000,
);
