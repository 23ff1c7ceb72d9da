import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelQuote, Order, Quote } from '#contract/booking';
import { triesOf } from '#platform/testing';
import { drawCases } from './testing/draw-cases.ts';
import { type Chosen, choose } from './testing/choose.ts';
import type { TestBrowser } from './identity-testing.ts';
import { bought, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { hasChildren, type Purchase, purchases } from './testing/purchases.ts';
import {
  type Back,
  backOfFlights,
  backOfRooms,
  dueThere,
  everyLine,
  expectMailed,
  mailedBack,
  simulated,
  sum,
  timeless,
  toldBack,
  totalOf,
} from './testing/recount.ts';

/** How many purchases, and which: `RECOUNT=500 RECOUNT_SEED=7 npx vitest run server/compose/recount` counts more and others. */
const USUAL = { runs: 12, seed: 18 };
const { numRuns, seed, patienceMs, least, naming } = drawCases(USUAL, triesOf({ embedded: USUAL.runs, server: 4 }));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // Ways out differ with the days until it begins: some of what is bought begins tomorrow, some in three weeks.
  shop.site.clock.set('2027-02-18T12:00:00Z');
}, 120_000);
afterAll(() => shop.close());

interface Bought {
  readonly purchase: Purchase;
  readonly browser: TestBrowser;
  readonly email: string;
  readonly chosen: readonly Chosen[];
  readonly order: Order;
  readonly bookedAt: Date;
}

/** From the search to the charge; undefined where nothing is sold. */
async function buy(purchase: Purchase, number: number): Promise<Bought | undefined> {
  const { wanted, currency } = purchase;
  const { site, tellTaken } = shop;
  site.clock.advance(60_000);
  await tellTaken();
  const browser = await site.browser();
  const chosen: Chosen[] = [];
  let quote: Quote | undefined;
  for (const each of wanted) {
    const one = await choose(browser, each, currency);
    if (!one) return undefined;
    chosen.push(one);
    quote = await quoted(browser, { ...one.choice, ...(quote && { joins: quote.id }) });
  }
  const prices = chosen.flatMap((one) => one.prices);
  const now = totalOf(prices) - dueThere(prices);
  const email = `buyer-${number}@example.com`;
  const { draft, held, order } = await bought(browser, quote!, email);
  for (const { price, dueNow, items, priceChange } of [quote!, draft, held, order]) {
    expect([price.total, dueNow, priceChange]).toEqual([
      { amountMinor: totalOf(prices), currency },
      { amountMinor: now, currency },
      null,
    ]);
    expect(everyLine([price])).toEqual(everyLine(prices));
    expect(items.map((item) => everyLine([item.price]))).toEqual(chosen.map((one) => everyLine(one.prices)));
    const roomsOf = ({ product }: Quote['items'][number]) => (product.vertical === 'stays' ? product.rooms : []);
    expect(items.map((item) => roomsOf(item).map((one) => one.price))).toEqual(
      chosen.map(({ rooms }) => rooms.map((one) => one.price)),
    );
  }
  for (const { items } of [quote!, draft, held, order]) {
    for (const [at, { cancellation }] of items.entries()) {
      const said = chosen[at]!.cancellation;
      if (said) expect(timeless(cancellation)).toEqual(timeless(said));
    }
  }
  expect(order.items.map(({ product }) => product.dataClass)).toEqual(chosen.map((one) => one.dataClass));
  expect([order.state, sum(order.payments.map(({ taken }) => taken?.amountMinor ?? 0))]).toEqual(['confirmed', now]);
  expect(await simulated(shop, order)).toEqual({ capture: now, void: 0, refund: 0 });
  return { purchase, browser, email, chosen, order, bookedAt: site.clock.now() };
}

/** When it is cancelled: before any of it begins by the clocks there. */
function leavesAt({ purchase: { cancelledAt }, order, bookedAt }: Bought): Date {
  const begins = order.items.map(({ product }) =>
    product.vertical === 'flights'
      ? Date.parse(product.slices[0]!.segments[0]!.departure.instant)
      : Date.parse(`${product.checkIn}T00:00:00Z`),
  );
  const span = Math.min(...begins) - bookedAt.getTime();
  return new Date(bookedAt.getTime() + Math.max(0, span) * (cancelledAt / 100));
}

/** What must come back of an item or of some of its rooms, counted from what the search listed. */
function expectedBack({ chosen, order, bookedAt }: Bought, item: number, units: readonly number[], at: Date): Back {
  const { rooms, ...rules } = chosen[item]!;
  return rooms.length > 0
    ? backOfRooms(
        units.map((unit) => rooms[unit]!),
        at,
      )
    : backOfFlights(order.items[item]!, rules, bookedAt, at);
}

/** Item by item, of several rooms first one alone: what is told, quoted, given back by the provider and mailed is one sum. */
async function cancel(own: Bought, met: Record<string, number>): Promise<void> {
  const { browser, order, email, chosen } = own;
  const { clock } = shop.site;
  const path = '/i/api/booking/v1';
  const given = { back: 0, owed: 0 };
  const read = () => said<Order>(browser.get(`${path}/orders/${order.id}`));
  const before = await read();
  for (const [item, { id: itemId, cancellation, dueNow }] of order.items.entries()) {
    const all = [...(chosen[item]!.rooms.length > 0 ? chosen[item]!.rooms.keys() : [0])];
    for (const units of all.length > 1 ? [[0], all.slice(1)] : [all]) {
      const asked = units.length < all.length && units[0] === 0 ? { itemId, units } : { itemId };
      const quote = await said<CancelQuote>(browser.send('POST', `${path}/orders/${order.id}/cancel-quotes`, asked));
      const back = expectedBack(own, item, units, clock.now());
      const told = (await read()).items[item]?.refundsNow ?? [];
      expect(sum(units.map((unit) => told[unit]?.amountMinor ?? 0))).toBe(back.refund);
      expect([quote.refund.amountMinor, quote.owedThere?.amountMinor ?? 0]).toEqual([back.refund, back.owed]);
      expect(quote.refund.amountMinor + quote.fee.amountMinor).toBe(quote.paid.amountMinor);
      for (const part of ['paid', 'refund'] as const) {
        expect(sum(quote.lines.map((line) => line[part].amountMinor))).toBe(quote[part].amountMinor);
      }
      if (units === all) {
        expect([quote.paid, quote.refund.amountMinor]).toEqual([dueNow, toldBack(cancellation, clock.now())]);
      }
      await said(browser.send('POST', `${path}/cancel-quotes/${quote.id}/confirm`, {}));
      given.back += back.refund;
      given.owed += back.owed;
      met[`${own.purchase.wanted[item]!.what.vertical} ${quote.basis}`]! += 1;
    }
  }
  await shop.site.deliver();
  const gone = await read();
  const over = (amounts: readonly ({ readonly amountMinor: number } | undefined)[]) =>
    sum(amounts.map((money) => money?.amountMinor ?? 0));
  expect([gone.state, gone.price]).toEqual(['cancelled', order.price]);
  expect([before.refundNow?.amountMinor, gone.refundNow]).toEqual([given.back, undefined]);
  expect(over(gone.refunds.map(({ amount }) => amount))).toBe(given.back);
  expect(over(gone.items.map(({ refunded }) => refunded))).toBe(given.back);
  expect(over(gone.items.map(({ owedThere }) => owedThere))).toBe(given.owed);
  expect((await simulated(shop, order))['refund']).toBe(given.back);
  expect(mailedBack(shop.site.mailTo(email).text, order.price.total.currency)).toEqual(given);
}

test(
  'what the list says of flights and stays, alone and together, is what is quoted, ordered, charged, mailed and given back, line by line',
  async () => {
    const done: Bought[] = [];
    const bases = [
      'flights full',
      'flights less_fee',
      'flights taxes_only',
      'stays full',
      'stays less_fee',
      'stays nothing',
    ];
    const kinds = ['flights', 'stays', 'both', 'there', 'rooms', 'children', ...bases];
    const met: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
    for (const [number, purchase] of fc.sample(purchases, { numRuns, seed }).entries()) {
      const own = await naming(purchase, number, () => buy(purchase, number));
      if (!own) continue;
      done.push(own);
      met[own.chosen.length > 1 ? 'both' : purchase.wanted[0].what.vertical]! += 1;
      met['there']! += Number(dueThere([own.order.price]) > 0);
      met['children']! += Number(purchase.wanted.some(({ what }) => hasChildren(what)));
      met['rooms']! += Number(own.chosen.some(({ rooms }) => rooms.length > 1));
    }
    await shop.site.deliver();
    for (const { email, order } of done) expectMailed(shop.site.mailTo(email).text, order);
    // The clock of the site goes forward only.
    const byTime = done.toSorted((one, other) => leavesAt(one).getTime() - leavesAt(other).getTime());
    for (const own of byTime) {
      const { clock } = shop.site;
      if (leavesAt(own) > clock.now()) clock.set(leavesAt(own));
      await naming(own.purchase, done.indexOf(own), () => cancel(own, met));
    }
    expect(Math.min(done.length, ...Object.values(met)), JSON.stringify(met)).toBeGreaterThanOrEqual(least);
  },
  patienceMs,
);
