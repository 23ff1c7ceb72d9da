import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { OutputOf, Problem } from '#contract/core';
import type { cart } from '#contract/cart';
import { everyRow } from '#platform/testing';
import {
  type Asked,
  CART,
  keep,
  foundAgain,
  heldOf,
  listed,
  openShop,
  quoted,
  said,
  type Shop,
} from './testing/promises.ts';
import { leaveAtPrice, leaveOnly } from './testing/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
const asked: Asked = { day: 61, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const orderPath = (id: string) => `/i/api/booking/v1/orders/${id}`;
const inCart = async (browser: Browser) => (await said<OutputOf<typeof cart.read>>(browser.get(CART))).quote;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

/** Status and code of an answer; whoever is refused is told why in words. */
async function codeOf(answer: PromiseLike<Answer>): Promise<string> {
  const { statusCode, body } = await answer;
  if (statusCode === 200) return '200';
  const [problem] = (JSON.parse(body) as { readonly errors: readonly Problem[] }).errors;
  expect(problem?.localizedDescription).toMatch(/ .*\.$/);
  return `${statusCode} ${problem?.code ?? ''}`;
}

/** A flight whose last two seats are left, held by a visitor whose cart it is, and what may take its place. */
async function heldInCart(day: number) {
  const mine = await shop.site.browser();
  const that = { ...asked, day };
  const first = (await listed(mine, 'flights', that))!;
  await leaveOnly(shop, first, 2);
  const left = async () => {
    const other = await shop.site.browser();
    return (await foundAgain(shop, other, 'flights', that, first))?.left();
  };
  const old = await quoted(mine, first.choice);
  const held = await heldOf(mine, old);
  expect(await codeOf(keep(mine, old.id))).toBe('200');
  return { mine, left, old, held, next: await quoted(mine, first.choice) };
}

/** How many payments of a visitor's orders took something, and how many orders are booked. */
async function charged(orderIds: readonly string[]) {
  const query = everyRow(shop.site.database.database);
  const { rows } = await sql<{ taken: string; payments: number; booked: number }>`
    select coalesce(sum(taken_minor), 0) as taken, count(*) filter (where taken_minor > 0)::int as payments,
      (select count(*)::int from order_item where state = 'confirmed' and order_id in (${sql.join(orderIds)})) as booked
    from payment where order_id in (${sql.join(orderIds)})`.execute(query);
  return { ...rows[0], taken: Number(rows[0]?.taken) };
}

test('a held order that another choice replaces goes back at once, and is neither held nor paid any more: one payment', async () => {
  const { mine, left, old, held, next } = await heldInCart(61);
  expect(await left()).toBe(1);
  expect(await codeOf(keep(mine, next.id, old.id))).toBe('200');
  expect(await left()).toBe(2);
  expect(await inCart(mine)).toMatchObject({ id: next.id, orderId: null });
  const { id } = held.draft;
  expect(await said<Order>(mine.get(orderPath(id)))).toMatchObject({
    state: 'failed',
    hold: null,
    actions: [],
    items: [{ state: 'dropped', price: old.price }],
  });
  const fresh = await heldOf(mine, next);
  const { order } = await said<{ order: Order }>(fresh.pay());
  expect(order.state).toBe('confirmed');
  for (const again of [held.hold, held.pay, held.extend]) expect(await codeOf(again())).toBe('409 ORDER_REPLACED');
  const extras = { extras: { vertical: 'flights', bags: [], seats: [] } };
  expect(await codeOf(mine.send('PUT', `${orderPath(id)}/extras`, extras))).toBe('409 ORDER_REPLACED');
  expect(await charged([id, fresh.draft.id])).toEqual({
    taken: order.dueNow.amountMinor,
    payments: 1,
    booked: 1,
  });
  expect(await left()).toBe(1);
}, 60_000);

test('what is taken out of the cart is given up as well; what is put there again as it is stays held', async () => {
  const { mine, left, old, held } = await heldInCart(62);
  expect(await codeOf(keep(mine, old.id))).toBe('200');
  expect([await left(), (await inCart(mine))?.orderId]).toEqual([1, held.draft.id]);
  expect(await codeOf(mine.send('POST', `${CART}/empty`, {}))).toBe('200');
  expect([await left(), await inCart(mine)]).toEqual([2, null]);
  expect(await codeOf(held.pay())).toBe('409 ORDER_REPLACED');
  expect(await charged([held.draft.id])).toEqual({ taken: 0, payments: 0, booked: 0 });
}, 60_000);

test('whoever is at the payment page of an order keeps it: nothing replaces it, and nothing takes it out', async () => {
  const { mine, old, held, next } = await heldInCart(63);
  const { price } = held.held;
  const hosted = {
    paymentToken: null,
    totalMinor: price.total.amountMinor,
    currency: price.total.currency,
    returnPath: '/bookings/paid',
  };
  const { outcome } = await said<{ outcome: string }>(mine.send('POST', `${orderPath(held.draft.id)}/pay`, hosted));
  expect(outcome).toBe('open');
  expect(await codeOf(keep(mine, next.id))).toBe('409 ORDER_BEGUN');
  expect(await codeOf(keep(mine, next.id, old.id))).toBe('409 ORDER_BEGUN');
  expect(await codeOf(mine.send('POST', `${CART}/empty`, {}))).toBe('409 ORDER_BEGUN');
  expect((await inCart(mine))?.orderId).toBe(held.draft.id);
}, 60_000);

test('what was booked meanwhile is not replaced, and the cart takes the next journey', async () => {
  const { mine, old, held, next } = await heldInCart(64);
  expect(await codeOf(held.pay())).toBe('200');
  expect(await codeOf(keep(mine, next.id, old.id))).toBe('409 ORDER_BEGUN');
  expect(await inCart(mine)).toBeNull();
  expect(await codeOf(keep(mine, next.id))).toBe('200');
  expect(await charged([held.draft.id])).toMatchObject({ payments: 1, booked: 1 });
}, 60_000);

test('an order of somebody else is not given up by naming its quote', async () => {
  const { mine, old, held } = await heldInCart(65);
  const other = await shop.site.browser();
  const theirs = await quoted(other, { offerId: old.items[0]!.product.offerId, ...fareOf(old) });
  expect(await codeOf(keep(other, theirs.id, old.id))).toBe('200');
  expect((await inCart(mine))?.orderId).toBe(held.draft.id);
  expect(await codeOf(held.pay())).toBe('200');
}, 60_000);

const fareOf = ({ items: [item] }: Awaited<ReturnType<typeof quoted>>): object =>
  item?.product.vertical === 'flights' ? { choice: { vertical: 'flights', fareId: item.product.fareId } } : {};

test.each([
  ['pays first', 66],
  ['replaces first', 67],
] as const)(
  'of two windows at once, one that pays and one that replaces, one wins and one order ends paid: %s',
  async (who, day) => {
    const { mine, old, held, next } = await heldInCart(day);
    const acts = [() => codeOf(held.pay()), () => codeOf(keep(mine, next.id, old.id))];
    const order = who === 'replaces first' ? [1, 0] : [0, 1];
    const answers: string[] = [];
    await Promise.all(order.map(async (at) => (answers[at] = await acts[at]!())));
    const replaced = answers[1] === '200';
    expect(answers).toEqual(replaced ? ['409 ORDER_REPLACED', '200'] : ['200', '409 ORDER_BEGUN']);
    const ids = [held.draft.id];
    if (replaced) {
      const fresh = await heldOf(mine, next);
      expect(await codeOf(fresh.pay())).toBe('200');
      ids.push(fresh.draft.id);
    }
    expect(await charged(ids)).toMatchObject({ payments: 1, booked: 1 });
  },
  60_000,
);

test('what somebody holds at the last of a price is still theirs at that price when a choice takes its place; others who know the id gain nothing', async () => {
  const mine = await shop.site.browser();
  const first = (await listed(mine, 'flights', { ...asked, day: 77 }))!;
  await leaveAtPrice(shop, first, 1);
  const old = await quoted(mine, first.choice);
  await heldOf(mine, old);
  expect(await codeOf(keep(mine, old.id))).toBe('200');
  const totalOf = async (browser: Browser, more: object = {}) =>
    (await quoted(browser, { ...first.choice, ...more })).price.total.amountMinor;
  const dearer = await totalOf(mine);
  expect(dearer).toBeGreaterThan(old.price.total.amountMinor);
  expect(await totalOf(await shop.site.browser(), { instead: old.id })).toBe(dearer);
  const next = await quoted(mine, { ...first.choice, instead: old.id });
  expect(next.price.total).toEqual(old.price.total);
  // Nobody ever saw the dearer price of the list, which counts the seat as sold.
  expect(next.items.map(({ priceChange }) => priceChange)).toEqual([null]);
  expect(await codeOf(keep(mine, next.id, old.id))).toBe('200');
  const { held, pay } = await heldOf(mine, next);
  expect(held.price.total).toEqual(old.price.total);
  const { order: booked } = await said<{ order: Order }>(pay());
  const taken = booked.payments.reduce((sum, each) => sum + (each.taken?.amountMinor ?? 0), 0);
  expect([booked.state, taken]).toEqual(['confirmed', old.price.total.amountMinor]);
});
