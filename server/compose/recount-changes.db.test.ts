import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flightExtras, type Order, type Quote } from '#contract/booking';
import { triesOf } from '#platform/testing';
import { drawCases } from './testing/draw-cases.ts';
import type { TestBrowser } from './identity-testing.ts';
import { type Chosen, choose } from './testing/choose.ts';
import { draftOf } from './testing/draft-of.ts';
import { CART, heldOf, keep, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { purchases } from './testing/purchases.ts';
import { dueThere, everyLine, expectMailed, simulated, sum, totalOf } from './testing/recount.ts';

/** How many trips are changed, and which: `RECOUNT=300 RECOUNT_SEED=7 npx vitest run server/compose/recount` counts more and others. */
const USUAL = { runs: 6, seed: 32 };
const { numRuns, seed, patienceMs, least, naming } = drawCases(USUAL, triesOf({ embedded: USUAL.runs, server: 3 }));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.site.clock.set('2027-02-18T12:00:00Z');
}, 120_000);
afterAll(() => shop.close());

const picks = fc.array(fc.nat(99), { minLength: 5, maxLength: 5 });
/** What is done to a trip before it is paid for. */
const acts = fc.array(
  fc.record({
    /** How far the trip has come when it is changed. */
    reached: fc.constantFrom('chosen', 'ordered', 'held'),
    /** The choice before comes back, as by the button Undo. */
    undo: fc.constantFrom(false, false, true),
    place: fc.nat(1),
    picks,
  }),
  { minLength: 1, maxLength: 4 },
);
/** `together`: what is bought together is chosen at once; else the second is added to the first by the first act. */
const changed = fc.record({ purchase: purchases, acts, together: fc.boolean() });
type Changed = typeof changed extends fc.Arbitrary<infer T> ? T : never;

/** Chosen of a list, with the bags and seats that were added to it. */
interface Part {
  readonly chosen: Chosen;
  readonly choice: Chosen['choice'];
  /** What those cost, by the prices that were said beside them. */
  readonly addedMinor: number;
}

const ORDERS = '/i/api/booking/v1/orders';

/** All parts, asked for in their order. */
async function quoteOf(browser: TestBrowser, parts: readonly Part[]): Promise<Quote> {
  let quote: Quote | undefined;
  for (const { choice } of parts) {
    quote = await quoted(browser, { ...choice, ...(quote && { joins: quote.id }) });
  }
  return quote!;
}

/** With bags and seats of those that are sold with it: each that a draw names. */
function withExtras(chosen: Chosen, { extras }: Quote['items'][number], draws: readonly number[]): Part {
  const part = { chosen, choice: chosen.choice, addedMinor: 0 };
  if (extras === null) return part;
  const draw = (at: number, below: number) => draws[at % draws.length]! % below;
  const { bags, seats } = flightExtras(extras);
  const moreBags = bags.map((bag, at) => {
    const { traveller, slice, kind, bought, sold } = bag;
    return { traveller, slice, kind, bought: bought + draw(at, sold.prices.length - bought + 1), before: bought, sold };
  });
  const wishes = seats.map(({ traveller, slice, preferences, unit }, at) => {
    const preference = preferences[draw(at + 1, preferences.length)] ?? 'none';
    return { traveller, slice, preference, unit };
  });
  const addedMinor =
    sum(
      moreBags.flatMap(({ sold, before, bought }) =>
        sold.prices.slice(before, bought).map(({ amountMinor }) => amountMinor),
      ),
    ) + sum(wishes.map(({ preference, unit }) => (preference === 'none' ? 0 : (unit?.amountMinor ?? 0))));
  const added = {
    bags: moreBags.map(({ before: _before, sold: _sold, ...bag }) => bag),
    seats: wishes.map(({ unit: _unit, ...seat }) => seat),
  };
  const choice = { ...chosen.choice, choice: { ...(chosen.choice['choice'] as object), ...added } };
  return { chosen, choice, addedMinor };
}

/** Sums and lines of a trip, counted from what its lists said and what its extras cost. */
function expectCounted({ price, dueNow, priceChange, items }: Quote | Order, parts: readonly Part[]): void {
  const prices = parts.flatMap(({ chosen }) => chosen.prices);
  const added = sum(parts.map(({ addedMinor }) => addedMinor));
  expect([price.total.amountMinor, dueNow.amountMinor, priceChange]).toEqual([
    totalOf(prices) + added,
    totalOf(prices) - dueThere(prices) + added,
    null,
  ]);
  expect(sum(Object.values(everyLine([price])))).toBe(price.total.amountMinor);
  expect(items.map((item) => item.price.total.amountMinor)).toEqual(
    parts.map(({ chosen, addedMinor }) => totalOf(chosen.prices) + addedMinor),
  );
}

interface Trip {
  readonly quote: Quote;
  readonly parts: readonly Part[];
}

/** Takes a trip to where it is changed; the order that it has then. */
async function reach(browser: TestBrowser, { quote, parts }: Trip, reached: string): Promise<Order | undefined> {
  if (reached === 'chosen') return undefined;
  const order = reached === 'held' ? (await heldOf(browser, quote)).held : (await draftOf(browser, quote)).draft;
  expectCounted(order, parts);
  return order;
}

/** Puts parts in the places of those that they are not, and takes the place of the quote before. */
async function change(browser: TestBrowser, before: Trip, parts: readonly Part[]): Promise<Trip> {
  const { id } = before.quote;
  let quote: Quote | undefined;
  for (const [replaces, part] of parts.entries()) {
    if (part === before.parts[replaces]) continue;
    quote = await quoted(browser, { ...part.choice, joins: id, replaces, instead: id });
  }
  if (!quote) return before;
  expectCounted(quote, parts);
  expect((await keep(browser, quote.id, before.quote.id)).statusCode).toBe(200);
  return { quote, parts };
}

/** Adds to a trip, which may be ordered. */
async function add(browser: TestBrowser, { quote: { id }, parts: before }: Trip, part: Part): Promise<Trip> {
  const quote = await quoted(browser, { ...part.choice, joins: id, instead: id });
  const parts = [...before, part];
  expectCounted(quote, parts);
  expect((await keep(browser, quote.id, id)).statusCode).toBe(200);
  return { quote, parts };
}

/** A change and an undo of it as the draw says, from first choice to the charge; undefined where too little is sold. */
async function run({ purchase, acts: drawn, together }: Changed, number: number, met: Record<string, number>) {
  const { wanted, currency } = purchase;
  const { site, tellTaken } = shop;
  site.clock.advance(60_000);
  await tellTaken();
  const browser = await site.browser();
  const first = await Promise.all(wanted.map((each) => choose(browser, each, currency)));
  if (first.some((one) => one === undefined)) return undefined;
  const start = first.map((chosen) => ({ chosen: chosen!, choice: chosen!.choice, addedMinor: 0 }));
  const begun = together ? start : start.slice(0, 1);
  let trip: Trip = { quote: await quoteOf(browser, begun), parts: begun };
  expectCounted(trip.quote, begun);
  await said(keep(browser, trip.quote.id));
  const [past, left]: [Trip[], Order[]] = [[], []];
  for (const act of drawn) {
    const place = act.place % wanted.length;
    const order = await reach(browser, trip, act.reached);
    const now = trip;
    const before = past.at(-1);
    const back = act.undo && before?.parts.length === now.parts.length ? before : undefined;
    await tellTaken();
    if (now.parts.length < start.length) {
      trip = await add(browser, now, start[1]!);
      met['added']! += 1;
    } else if (back) {
      trip = await change(browser, now, back.parts);
      expect(everyLine([trip.quote.price])).toEqual(everyLine([back.quote.price]));
      expect(trip.quote.items.map(({ product }) => product.offerId)).toEqual(
        back.quote.items.map(({ product }) => product.offerId),
      );
    } else {
      const other = await choose(browser, { ...wanted[place]!, picks: act.picks }, currency);
      if (!other) continue;
      const alone = await quoted(browser, { ...other.choice, instead: now.quote.id, replaces: place });
      const part = withExtras(other, alone.items[0]!, act.picks);
      trip = await change(browser, now, now.parts.toSpliced(place, 1, part));
      // Alone it costs what it does among the things that stay.
      expect(alone.price.total.amountMinor).toBe(trip.quote.items[place]!.price.total.amountMinor - part.addedMinor);
      met['extras']! += Number(part.addedMinor > 0);
    }
    past.push(now);
    if (order) left.push(order);
    if (now.parts.length === trip.parts.length) met[back ? 'undone' : 'changed']! += 1;
    met[act.reached]! += 1;
  }
  return { browser, trip, left, email: `changer-${number}@example.com` };
}

/** The trip as it stands at last is paid; of what it was before nothing is kept, charged or left in the cart. */
async function pay({ browser, trip, left, email }: NonNullable<Awaited<ReturnType<typeof run>>>): Promise<Order> {
  const { pay: charge } = await heldOf(browser, trip.quote, email);
  const { order } = await said<{ order: Order }>(charge());
  expectCounted(order, trip.parts);
  expect([order.state, await simulated(shop, order)]).toEqual([
    'confirmed',
    { capture: order.dueNow.amountMinor, void: 0, refund: 0 },
  ]);
  for (const { id } of left) {
    const gone = await said<Order>(browser.get(`${ORDERS}/${id}`));
    expect([gone.state, gone.actions, gone.hold]).toEqual(['failed', [], null]);
    expect(await simulated(shop, gone)).toEqual({ capture: 0, void: 0, refund: 0 });
  }
  expect((await said<{ quote: Quote | null }>(browser.get(CART))).quote).toBeNull();
  return order;
}

test(
  'a trip that is changed and changed back, with bags and seats, before and after it is held, costs what its parts were listed at, and one order of it is charged',
  async () => {
    const met: Record<string, number> = { changed: 0, undone: 0, added: 0, chosen: 0, ordered: 0, held: 0, extras: 0 };
    const paid: { readonly order: Order; readonly email: string }[] = [];
    for (const [number, drawn] of fc.sample(changed, { numRuns, seed }).entries()) {
      await naming(drawn, number, async () => {
        const done = await run(drawn, number, met);
        if (done) paid.push({ order: await pay(done), email: done.email });
      });
    }
    await shop.site.deliver();
    for (const { order, email } of paid) expectMailed(shop.site.mailTo(email).text, order);
    expect(Math.min(paid.length, ...Object.values(met)), JSON.stringify(met)).toBeGreaterThanOrEqual(least);
  },
  patienceMs,
);
