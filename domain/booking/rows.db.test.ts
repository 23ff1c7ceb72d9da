import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import { reachedByStrangers, reachedRows } from '#platform/testing';
import { claimOrders } from './index.ts';
import { forCompany, makeCompanies } from './testing/companies.ts';
import { heldOrder } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';
import { openFixture } from './testing/open-fixture.ts';

const CARD = 'sim_success_Visa_4242';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const [north, south] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
const [ada, bob, guest, other] = [
  await fixture.traveler(),
  await fixture.traveler(),
  fixture.visitor(),
  fixture.visitor(),
];
const actings: readonly Ctx[] = [
  ada,
  forCompany(ada, north),
  forCompany(ada, south),
  bob,
  forCompany(bob, north),
  guest,
  other,
];

interface Bought {
  readonly quote: string;
  readonly order: string;
  readonly pay: () => Promise<unknown>;
}
const bought: Bought[] = [];
beforeAll(async () => {
  await makeCompanies(db, [north, south]);
  for (const [at, ctx] of actings.entries()) {
    const { quote, order, payWith } = await heldOrder(fixture, { flight: `${700 + at}` }, undefined, ctx);
    bought.push({ quote: quote.id, order: order.id, pay: () => fixture.payOrder(payWith(CARD)) });
  }
});

const sessionOf = ({ actor }: Ctx) => ('sessionId' in actor && actor.sessionId) || '';
const TABLES = [
  { name: 'booking_quote', key: 'id', changes: 'currency', of: 'quote' },
  { name: 'booking_order', key: 'id', changes: 'phone', of: 'order' },
  { name: 'order_item', key: 'order_id', changes: 'locator', of: 'order' },
  { name: 'booking_traveller', key: 'order_id', changes: 'sealed_with', of: 'order' },
] as const;

test.each(TABLES)('with conditions taken out nobody comes by a row of $name that is not theirs', async (table) => {
  const keysOf = (places: readonly number[]) => places.map((place) => bought[place]?.[table.of] ?? '').sort();
  const places: readonly (readonly [RowsOf, readonly number[]])[] = [
    [{ accountId: ada.accountId }, [0]],
    // What was bought while signed in is not the browser's any more.
    [{ sessionId: sessionOf(ada) }, []],
    [{ accountId: bob.accountId, sessionId: sessionOf(guest) }, [3, 5]],
    [{ sessionId: sessionOf(other) }, [6]],
    [{ companyId: north }, [1, 4]],
    [{ companyId: south, accountId: ada.accountId, sessionId: sessionOf(guest) }, [2]],
  ];
  for (const [rows, own] of places) {
    const keys = keysOf(own);
    expect(await reachedRows(db, table, rows, keys)).toEqual({ seen: keys, changed: keys, deletedOfOthers: 0 });
  }
  for (const each of await reachedByStrangers(db, table))
    expect(each).toEqual({ seen: [], changed: [], deletedOfOthers: 0 });
});

test('an order, an item and a traveller are neither given to others nor taken from them', async () => {
  const refused = { code: '42501' };
  const within = (rows: RowsOf, statement: ReturnType<typeof sql>) => db.transact((tx) => statement.execute(tx), rows);
  const ofAda = { accountId: ada.accountId };
  await expect(within(ofAda, sql`update booking_order set company_id = ${north}`)).rejects.toMatchObject(refused);
  await expect(within(ofAda, sql`update booking_order set account_id = ${bob.accountId}`)).rejects.toMatchObject(
    refused,
  );
  const toBob = sql`order_id = ${bought[3]?.order}`;
  await expect(within(ofAda, sql`update order_item set ${toBob}`)).rejects.toMatchObject(refused);
  await expect(within(ofAda, sql`update booking_traveller set ${toBob}`)).rejects.toMatchObject(refused);
  await expect(within(ofAda, sql`update order_item set company_id = ${north}`)).rejects.toMatchObject(refused);
});

test('everybody opens, pays and cancels what is theirs, and what is others’ does not exist', async () => {
  for (const [at, ctx] of actings.entries()) {
    const { order, quote, pay } = bought[at]!;
    expect(await pay()).toMatchObject({ outcome: 'confirmed' });
    for (const [from, reader] of actings.entries()) {
      if (from === at) continue;
      const sameCompany = [1, 4].includes(from) && [1, 4].includes(at);
      const read = fixture.readOrder({ ctx: reader, input: { id: order } });
      if (sameCompany) expect((await read).id).toBe(order);
      else await expect(read).rejects.toMatchObject({ status: 404 });
      // The id of a personal quote is a secret that opens it to whoever acts for themselves; a company's is its members'.
      const personal = [0, 3, 5, 6];
      const opened = fixture.readQuote({ ctx: reader, input: { id: quote } });
      if (sameCompany || (personal.includes(at) && personal.includes(from))) expect((await opened).id).toBe(quote);
      else await expect(opened).rejects.toMatchObject({ status: 404 });
    }
    const { id } = await fixture.createCancelQuote({ ctx, input: { id: order } });
    expect(await fixture.confirmCancel({ ctx, input: { id } })).toMatchObject({ state: 'cancelled' });
  }
});

test('parts of the site and the helpdesk work on an order as its owner', async () => {
  const staff = fixture.as({ sessionId: sessionOf(other), staff: true, accountId: fixture.jobCtx.ids.uuid() });
  for (const { order } of bought)
    for (const ctx of [fixture.jobCtx, staff])
      expect((await fixture.readOrder({ ctx, input: { id: order } })).id).toBe(order);
});

test('an order of a guest is its account’s once it was taken over, and its browser’s no more', async () => {
  const { order } = bought[5]!;
  const claim = claimOrders(async () => [{ email: 'mira@example.com' }]);
  const { orders } = await claim({ ctx: bob, input: {} });
  expect(orders).toContain(order);
  const seen = async (rows: RowsOf) => {
    const items = sql<{ order_id: string }>`select order_id from order_item`;
    return (await db.transact((tx) => items.execute(tx), rows)).rows.map(({ order_id }) => order_id);
  };
  expect(await seen({ sessionId: sessionOf(guest) })).toEqual([]);
  expect(await seen({ accountId: bob.accountId })).toContain(order);
});

test('who lost the session orders from the quote that was told, which is theirs from then on', async () => {
  const { offer, fare } = fixture.sell({ flight: '740' });
  for (const before of [guest, ada]) {
    const { id: quoteId } = await fixture.createQuote({
      ctx: before,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
    });
    const ctx = fixture.visitor();
    const contact = { email: 'mira@example.com', phone: null };
    const input = { idempotencyKey: ctx.ids.uuid(), quoteId, travellers: [sampleTraveller()], contact };
    const order = await fixture.createOrder({ ctx, input });
    expect(order.priceQuotedUntil).toBeDefined();
    const quotes = { name: 'booking_quote', key: 'id', changes: 'currency' };
    expect((await reachedRows(db, quotes, { sessionId: sessionOf(ctx) }, [quoteId])).seen).toEqual([quoteId]);
    await expect(fixture.readOrder({ ctx: before, input: { id: order.id } })).rejects.toMatchObject({ status: 404 });
  }
});
