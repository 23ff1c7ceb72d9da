import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import { everyRow } from '#platform/testing';
import { claimOrders, listOwnOrders } from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder, heldTogether } from './testing/fixture.ts';

const { database, fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
let proven: readonly string[] = [];
const provenEmails = async () => proven.map((email) => ({ email }));
const [list, claim] = [listOwnOrders(fixture.deps, provenEmails), claimOrders(provenEmails)];

test('guest bookings come into an account with one press, only those of an address that it has proved, and once', async () => {
  const { ctx: guest, order, payWith } = await heldOrder(fixture, { flight: '410' });
  await heldOrder(fixture, { flight: '411' });
  await fixture.payOrder(payWith(card));
  const [own, other] = [await fixture.traveler(), await fixture.traveler()];
  proven = ['somebody@else.example'];
  expect(await list(own)).toEqual([]);
  expect(await claim({ ctx: own, input: {} })).toEqual({ orders: [] });

  proven = [order.contact.email.toUpperCase()];
  // What was only held is nobody's to find; what was booked is offered and not taken.
  const offered = { id: order.id, reference: order.reference, state: 'confirmed', claimable: true };
  expect(await list(own)).toMatchObject([offered]);
  expect(await fixture.readOrder({ ctx: guest, input: { id: order.id } })).toMatchObject({ id: order.id });
  await expect(fixture.readOrder({ ctx: own, input: { id: order.id } })).rejects.toMatchObject({ status: 404 });

  expect(await claim({ ctx: own, input: {} })).toEqual({ orders: [order.id] });
  expect(await list(own)).toMatchObject([{ id: order.id, claimable: false }]);
  expect(await fixture.readOrder({ ctx: own, input: { id: order.id } })).toMatchObject({ id: order.id });
  expect(await list(other)).toEqual([]);
  expect(await claim({ ctx: other, input: {} })).toEqual({ orders: [] });
});

test('nobody without an account lists or takes bookings', async () => {
  proven = ['a@b.example'];
  await expect(list(fixture.visitor())).rejects.toMatchObject({ status: 403 });
  await expect(claim({ ctx: fixture.visitor(), input: {} })).rejects.toMatchObject({ status: 403 });
});

/** The same reader, and how many statements were sent, in transactions and outside of them. */
function counting(ctx: Ctx) {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      return result;
    },
  };
  const db: Ctx['db'] = {
    ...ctx.db,
    query: ctx.db.query.withPlugin(plugin),
    transact: (work, rows) => ctx.db.transact((tx) => work(tx.withPlugin(plugin)), rows),
  };
  return { ctx: { ...ctx, db }, count: () => statements };
}

test('a list of many bookings is read in as many statements as one of one, and says of each what its own page says', async () => {
  proven = [];
  const own = await fixture.traveler();
  const book = async (flights: readonly string[]) => {
    const { order, payWith } = await heldTogether(
      fixture,
      flights.map((flight) => ({ flight })),
      own,
    );
    await fixture.payOrder(payWith(card));
    return order;
  };
  await book(['420']);
  const one = counting(own);
  expect(await list(one.ctx)).toHaveLength(1);

  const cancelled = await book(['421', '422']);
  await book(['423']);
  const input = { id: cancelled.id, itemId: cancelled.items[0]!.id };
  const { id } = await fixture.createCancelQuote({ ctx: own, input });
  await fixture.confirmCancel({ ctx: own, input: { id } });
  const open = await heldOrder(fixture, { flight: '424' }, undefined, own);
  await fixture.payOrder(open.payWith(null));
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await book(['425', '426']);

  const many = counting(own);
  const listed = await list(many.ctx);
  expect([listed.length, many.count()]).toEqual([5, one.count()]);
  expect(many.count()).toBe(2);
  const pages = await Promise.all(listed.map((each) => fixture.readOrder({ ctx: own, input: { id: each.id } })));
  const standing = (items: Order['items']) => items.filter((item) => item.state !== 'cancelled');
  expect(listed.map(({ reference, state, items }) => [reference, state, items.length])).toEqual(
    pages.map(({ reference, state, items }) => [reference, state, standing(items).length]),
  );
  const freeUntil = ({ state, cancellation: [first] }: Order['items'][number]) =>
    state === 'confirmed' && first?.basis === 'full' ? (first.until ?? undefined) : undefined;
  expect(listed.map(({ items }) => items.map((item) => item.freeUntil))).toEqual(
    pages.map(({ items }) => standing(items).map(freeUntil)),
  );
  expect(listed.flatMap(({ items }) => items.flatMap((item) => item.freeUntil ?? []))).toHaveLength(4);
  const booked = (items: Order['items']) => items.filter(({ state }) => state !== 'cancelled' && state !== 'rejected');
  expect(listed.map(({ total }) => total.amountMinor)).toEqual(
    pages.map(({ items }) => booked(items).reduce((sum, { price }) => sum + price.total.amountMinor, 0)),
  );
  expect(listed.map(({ people }) => people)).toEqual(
    pages.map(({ travellers }) => travellers.filter(({ item }) => item === 0).length),
  );
  const ofPart = listed.find(({ id: listedId }) => listedId === cancelled.id);
  expect(ofPart?.items).toHaveLength(1);
  expect(ofPart?.cancelled).toEqual(['London – Singapore']);
  expect(listed.flatMap(({ cancelled: gone }) => gone)).toHaveLength(1);
  const refundsOf = (isPaid: boolean) =>
    pages.map(({ refunds }) =>
      refunds.reduce((sum, { amount, paidAt }) => sum + (Boolean(paidAt) === isPaid ? amount.amountMinor : 0), 0),
    );
  expect([...refundsOf(true), ...refundsOf(false)].filter(Boolean)).toHaveLength(1);
  expect(listed.map((each) => each.refunded?.amountMinor ?? 0)).toEqual(refundsOf(true));
  expect(listed.map((each) => each.refunding?.amountMinor ?? 0)).toEqual(refundsOf(false));
  expect(listed.map((each) => each.paid?.amountMinor)).toEqual(
    pages.map(({ refunds, payments }) => (refunds.length > 0 ? payments.at(-1)?.taken?.amountMinor : undefined)),
  );
  expect(listed.flatMap(({ there }) => there ?? [])).toEqual([]);
  expect(listed.map(({ state }) => state).toSorted()).toEqual([
    'confirmed',
    'confirmed',
    'confirmed',
    'partly_confirmed',
    'paying',
  ]);
});

test('what is still to be paid at a property is told apart, until rooms are cancelled whose part of it is not known', async () => {
  proven = [];
  const own = await fixture.traveler();
  const { order, payWith } = await heldOrder(fixture, { flight: '430' }, undefined, own);
  await fixture.payOrder(payWith(card));
  const there = async () => (await list(own)).map((each) => each.there?.amountMinor);
  expect(await there()).toEqual([undefined]);
  await sql`update order_item set due_minor = total_minor - 3600 where order_id = ${order.id}`.execute(
    everyRow(database),
  );
  expect(await there()).toEqual([3_600]);
  await sql`update order_item set cancelled_units = '[0]' where order_id = ${order.id}`.execute(everyRow(database));
  expect(await there()).toEqual([undefined]);
});
