import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import type { Order } from '#contract/booking';
import { everyRow } from '#platform/testing';
import { soldUntil } from '../booking/index.ts';
import { heldOrder } from '../booking/testing/fixture.ts';
import { openFixture } from '../booking/testing/open-fixture.ts';
import { sampleTraveller, type SampleAsk } from '../booking/testing/sample.ts';
import * as cart from './index.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const deps: cart.CartDeps = {
  readQuote: (ctx, id) => fixture.readQuote({ ctx, input: { id } }),
  readOrder: (ctx, id) => fixture.readOrder({ ctx, input: { id } }),
  giveUp: (ctx, id) => fixture.giveUpOrder({ ctx, input: { id } }),
  replace: (ctx, id, by) => fixture.replaceQuote({ ctx, input: { id, by } }),
  soldUntil: (product) => soldUntil(fixture.deps, product),
  mostItems: fixture.deps.settings.mostItems,
};
const [read, keep, empty] = [cart.readCart(deps), cart.keepQuote(deps), cart.emptyCart(deps)];
const [separate, typed] = [cart.searchSeparately(deps), cart.readTyped(deps)];
const inCart = async (ctx: Ctx) => (await read({ ctx, input: {} })).quote?.id ?? null;
const put = (ctx: Ctx, quoteId: string) => keep({ ctx, input: { quoteId } });

async function quoted(ctx: Ctx, ask: SampleAsk, joins?: string): Promise<string> {
  const { offer, fare } = fixture.sell(ask);
  return (
    await fixture.createQuote({
      ctx,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, joins },
    })
  ).id;
}

function ordered(ctx: Ctx, quoteId: string) {
  const contact = { email: 'mira@example.com', phone: null };
  const input = { idempotencyKey: ctx.ids.uuid(), quoteId, travellers: [sampleTraveller()], contact };
  return fixture.createOrder({ ctx, input });
}

const asOwner = async <T>(statement: RawBuilder<T>) => (await statement.execute(everyRow(db))).rows;

async function rowsOf(quoteId: string): Promise<number> {
  return (await asOwner(sql`select 1 from cart where quote_id = ${quoteId}`)).length;
}

test('what was put aside is there for its session and for no other; the last one put aside counts', async () => {
  const [mine, other] = [fixture.visitor(), fixture.visitor()];
  expect(await inCart(mine)).toBeNull();
  const [first, second] = [await quoted(mine, { flight: '830' }), await quoted(mine, { flight: '831' })];
  expect((await put(mine, first)).quote?.id).toBe(first);
  expect([await inCart(mine), await inCart(other), await inCart(fixture.jobCtx)]).toEqual([first, null, null]);
  await put(mine, second);
  expect((await read({ ctx: mine, input: {} })).adding).toBe(true);
  expect([await inCart(mine), await rowsOf(first)]).toEqual([second, 0]);
  await empty({ ctx: other, input: {} });
  expect(await inCart(mine)).toBe(second);
  expect(await empty({ ctx: mine, input: {} })).toEqual({ quote: null, adding: false });
  expect([await inCart(mine), await rowsOf(second)]).toEqual([null, 0]);
});

test('whoever has no session puts nothing aside', async () => {
  const id = await quoted(fixture.visitor(), { flight: '832' });
  await expect(put(fixture.jobCtx, id)).rejects.toThrow();
  expect(await rowsOf(id)).toBe(0);
});

test('a price that lapsed is in no cart any more, and cannot be put aside', async () => {
  const ctx = fixture.visitor();
  const id = await quoted(ctx, { flight: '833' });
  await put(ctx, id);
  fixture.clock.advance(fixture.deps.settings.quoteMinutes * 60_000 - 1_000);
  expect(await inCart(ctx)).toBe(id);
  fixture.clock.advance(2_000);
  expect(await inCart(ctx)).toBeNull();
  await expect(put(ctx, id)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
});

const hold = (ctx: Ctx, { id, price }: Order) =>
  fixture.holdOrder({ ctx, input: { id, acceptTotalMinor: price.total.amountMinor } });

test('what is ordered stays in the cart until it is paid, with the extras, the sum and the hold of the order', async () => {
  const [ctx, other] = [fixture.visitor(), fixture.visitor()];
  const id = await quoted(ctx, { flight: '834' });
  const before = await put(ctx, id);
  await put(other, id);
  const order = await ordered(ctx, id);
  const seats = [{ traveller: 0, slice: 0, preference: 'window' as const }];
  const chosen = await fixture.updateExtras({
    ctx,
    input: { id: order.id, extras: { vertical: 'flights', bags: [], seats } },
  });
  const drafted = await read({ ctx, input: {} });
  expect(drafted).toMatchObject({
    adding: true,
    quote: { id, orderId: order.id, price: chosen.price, expiresAt: before.quote?.expiresAt },
  });
  expect(JSON.stringify(drafted)).not.toMatch(/Anand|mira@example/i);
  expect(await inCart(other)).toBeNull();
  const held = await hold(ctx, chosen);
  expect((await read({ ctx, input: {} })).quote?.expiresAt).toBe(held.hold?.priceGuaranteedUntil);
});

test('what is not held stays in the cart for as long as it can be paid, longer than its quote stood; what could be held lapses', async () => {
  const { ctx, quote, order, payWith } = await heldOrder(fixture, { flight: '844', holdMinutes: null });
  const holdable = fixture.visitor();
  const lapses = await quoted(holdable, { flight: '845' });
  await put(holdable, lapses);
  await ordered(holdable, lapses);
  fixture.clock.advance(3 * 3_600_000);
  expect((await read({ ctx, input: {} })).quote).toBeNull();
  await keep({ ctx, input: { quoteId: quote.id, adding: false } });
  expect((await read({ ctx, input: {} })).quote).toMatchObject({
    id: quote.id,
    orderId: order.id,
    price: order.price,
    items: [{ holdMinutes: null }],
  });
  expect(await inCart(holdable)).toBeNull();
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  expect(await inCart(ctx)).toBeNull();
});

test('what is not held and has departed leaves the cart, which says so; what was typed is still there', async () => {
  const { ctx, quote, order } = await heldOrder(fixture, { flight: '846', holdMinutes: null });
  const details = { 'travellers.0.familyName': 'Anand' };
  await keep({ ctx, input: { quoteId: quote.id, adding: false, typed: details } });
  const [product] = order.items.map((item) => item.product);
  const departs = soldUntil(fixture.deps, product!).getTime();
  const begun = fixture.clock.now().getTime();
  fixture.clock.advance(departs - begun - 1);
  expect((await read({ ctx, input: {} })).quote?.id).toBe(quote.id);
  fixture.clock.advance(1);
  expect(await read({ ctx, input: {} })).toEqual({ quote: null, adding: false, missed: true });
  expect(await typed({ ctx, input: {} })).toEqual({ typed: details });
  // Another choice takes its place as if nothing were there.
  const next = await quoted(ctx, { flight: '847' });
  expect(await put(ctx, next)).toMatchObject({ quote: { id: next } });
  expect(await read({ ctx, input: {} })).not.toHaveProperty('missed');
  fixture.clock.advance(begun - departs);
});

test('what is paid is in no cart any more', async () => {
  const { ctx, quote, payWith } = await heldOrder(fixture, { flight: '843' });
  await keep({ ctx, input: { quoteId: quote.id, adding: false } });
  expect(await inCart(ctx)).toBe(quote.id);
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  expect(await inCart(ctx)).toBeNull();
});

test('what is ordered and not paid for is kept and added to, by whoever ordered it alone', async () => {
  const [ctx, other] = [fixture.visitor(), fixture.visitor()];
  const id = await quoted(ctx, { flight: '841' });
  const order = await ordered(ctx, id);
  const keepAsIs = (as: Ctx) => keep({ ctx: as, input: { quoteId: id, adding: false, typed: {} } });
  await expect(keepAsIs(other)).rejects.toMatchObject({ code: 'QUOTE_USED' });
  expect(await keepAsIs(ctx)).toMatchObject({ adding: false, quote: { orderId: order.id } });
  expect(await put(ctx, id)).toMatchObject({ adding: true, quote: { orderId: order.id } });
  expect(await read({ ctx, input: {} })).toMatchObject({ adding: true, quote: { id, orderId: order.id } });
});

test('a hold that ended is in no cart any more', async () => {
  const ctx = fixture.visitor();
  const id = await quoted(ctx, { flight: '842' });
  await put(ctx, id);
  const { hold: held } = await hold(ctx, await ordered(ctx, id));
  const until = Date.parse(held?.priceGuaranteedUntil ?? '');
  fixture.clock.advance(until - fixture.clock.now().getTime());
  expect(await inCart(ctx)).toBeNull();
});

test('a quote that nothing can be added to is refused, as is one that never was; what was there stays', async () => {
  const ctx = fixture.visitor();
  const ids: string[] = [];
  for (let items = 0; items < deps.mostItems; items++) ids.push(await quoted(ctx, { flight: '835' }, ids.at(-1)));
  const [almost = '', full = ''] = ids.slice(-2);
  await put(ctx, almost);
  await expect(put(ctx, full)).rejects.toMatchObject({ code: 'QUOTE_FULL' });
  await expect(put(ctx, ctx.ids.uuid())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await inCart(ctx)).toBe(almost);
});

test('a cart that nobody touched for two days is forgotten, one that was touched since is not', async () => {
  const [left, back] = [fixture.visitor(), fixture.visitor()];
  const [old, again] = [await quoted(left, { flight: '836' }), await quoted(back, { flight: '836' })];
  await put(left, old);
  await put(back, again);
  fixture.clock.advance(2 * 86_400_000);
  await cart.purgeCarts(fixture.jobCtx)();
  expect([await rowsOf(old), await rowsOf(again)]).toEqual([1, 1]);
  const fresh = await quoted(back, { flight: '836' });
  await put(back, fresh);
  fixture.clock.advance(1);
  await cart.purgeCarts(fixture.jobCtx)();
  expect([await rowsOf(old), await rowsOf(fresh)]).toEqual([0, 1]);
});

test('what is in the cart stays held while something is booked separately, until something is added again', async () => {
  const ctx = fixture.visitor();
  expect(await separate({ ctx, input: {} })).toEqual({ quote: null, adding: false });
  const id = await quoted(ctx, { flight: '837' });
  await put(ctx, id);
  expect(await separate({ ctx, input: {} })).toMatchObject({ quote: { id }, adding: false });
  expect(await read({ ctx, input: {} })).toMatchObject({ quote: { id }, adding: false });
  await put(ctx, id);
  expect(await read({ ctx, input: {} })).toMatchObject({ adding: true });
});

test('a full quote is held too, but nothing is added to it', async () => {
  const ctx = fixture.visitor();
  const ids: string[] = [];
  for (let items = 0; items < deps.mostItems; items++) ids.push(await quoted(ctx, { flight: '838' }, ids.at(-1)));
  await keep({ ctx, input: { quoteId: ids.at(-1) ?? '', adding: false } });
  expect(await inCart(ctx)).toBe(ids.at(-1));
});

test('what was typed stays with what is ordered until it is booked, and is not there for the next journey', async () => {
  const { ctx, quote, payWith } = await heldOrder(fixture, { flight: '844' });
  const fields = { 'travellers.0.familyName': 'Voss' };
  const typedIn = async () => (await typed({ ctx, input: {} })).typed;
  await keep({ ctx, input: { quoteId: quote.id, adding: false, typed: fields } });
  expect(await typedIn()).toEqual(fields);
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  expect(await typedIn()).toEqual({});
  const next = await quoted(ctx, { flight: '845' });
  await keep({ ctx, input: { quoteId: next, adding: false } });
  expect(await typedIn()).toEqual({});
});

test('what was typed is sealed, read by its session alone, kept with the next quote and gone with the cart', async () => {
  const [ctx, other] = [fixture.visitor(), fixture.visitor()];
  const fields = { 'travellers.0.familyName': 'Voss', 'travellers.0.document.number': 'C01X00T47' };
  const [first, second] = [await quoted(ctx, { flight: '839' }), await quoted(ctx, { flight: '840' })];
  await keep({ ctx, input: { quoteId: first, typed: fields } });
  const rows = await asOwner(sql`select typed from cart where quote_id = ${first}`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Voss|C01X00T47/);
  const typedIn = async (of: Ctx) => (await typed({ ctx: of, input: {} })).typed;
  expect([await typedIn(ctx), await typedIn(other), await typedIn(fixture.jobCtx)]).toEqual([fields, {}, {}]);
  await keep({ ctx, input: { quoteId: second, adding: false } });
  expect(await typedIn(ctx)).toEqual(fields);
  // Sealed for its place: in another row it does not open, and is asked for again.
  const [moved] = await asOwner(sql<{ typed: string }>`select typed from cart where quote_id = ${second}`);
  const theirs = await quoted(other, { flight: '839' });
  await put(other, theirs);
  await asOwner(sql`update cart set typed = ${moved?.typed} where quote_id = ${theirs}`);
  expect(await typedIn(other)).toEqual({});
  await keep({ ctx, input: { quoteId: second, typed: {} } });
  expect(await typedIn(ctx)).toEqual({});
  await expect(keep({ ctx, input: { quoteId: second, typed: { 'card.number': '4242' } } })).rejects.toThrow();
});

test('an order that was given up for another choice leads on to that, even where more was chosen later', async () => {
  const ctx = fixture.visitor();
  const [first, second, third] = await Promise.all(['850', '851', '852'].map((flight) => quoted(ctx, { flight })));
  const order = await ordered(ctx, first!);
  await put(ctx, first!).catch(() => undefined);
  await keep({ ctx, input: { quoteId: second!, adding: false, instead: first! } });
  await keep({ ctx, input: { quoteId: third!, adding: false, instead: first! } });
  const { state, replacedBy } = await fixture.readOrder({ ctx, input: { id: order.id } });
  expect([state, replacedBy]).toEqual(['failed', second]);
});
