import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { guestsOf, orderByReference, orderOfPart, ownerOfOrder } from './owners.ts';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const none = '00000000-0000-0000-0000-000000000000';
const owner = ['company_id', 'account_id', 'session_id'];

/** Columns of what a look across all owners answers, each row. */
async function columnsOf(call: RawBuilder<object>): Promise<string[][]> {
  return (await call.execute(db.query)).rows.map((row) => Object.keys(row));
}

test('what looks across all owners names rows and owners, and nothing of what they hold', async () => {
  const guest = await heldOrder(fixture, { flight: '720' });
  await fixture.payOrder(guest.payWith('sim_success_Visa_4242'));
  const ctx = await fixture.traveler();
  const { order } = await heldOrder(fixture, { flight: '721' }, undefined, ctx);
  const draft = fixture.visitor();
  const { offer, fare } = fixture.sell({ flight: '722' });
  const quote = await fixture.createQuote({
    ctx: draft,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const late = new Date(fixture.clock.now().getTime() + 86_400_000);
  expect(await columnsOf(sql`select * from booking_order_owner_v1(${order.id})`)).toEqual([
    [...owner, 'links', 'purged_at'],
  ]);
  expect(await columnsOf(sql`select * from booking_quote_owner_v1(${quote.id})`)).toEqual([owner]);
  expect(await columnsOf(sql`select * from booking_part_owner_v1(${order.items[0]!.id})`)).toEqual([
    ['order_id', ...owner],
  ]);
  expect(
    await columnsOf(sql`select * from booking_order_found_v1(${guest.order.reference}, 'mira@example.com')`),
  ).toEqual([['id', ...owner]]);
  expect(await columnsOf(sql`select * from booking_guest_orders_v1(array['mira@example.com'])`)).toEqual([
    ['id', 'session_id'],
  ]);
  await sql`update order_item set state = 'hold_expired' where order_id = ${order.id}`.execute(everyRow(db));
  expect(await columnsOf(sql`select * from booking_orders_unpaid_v1(${late}, ${none}::uuid, 100)`)).toEqual([
    ['id', ...owner],
  ]);
  expect(await columnsOf(sql`select * from booking_quotes_lapsed_v1(${late}, 100)`)).toEqual([['id', ...owner]]);
  const travellers = sql<object>`select * from booking_travellers_sealed_before_v1('newest', ${none}::uuid, -1, 100)`;
  expect(await columnsOf(travellers)).toEqual([
    ['order_id', 'position', ...owner],
    ['order_id', 'position', ...owner],
  ]);
});

test('an owner is found by an id of the order or of a part of it, and by both of what its buyer knows', async () => {
  const held = await heldOrder(fixture, { flight: '723' });
  const { id, reference, items } = held.order;
  const sessionId = 'sessionId' in held.ctx.actor && held.ctx.actor.sessionId;
  const whose = { company_id: null, account_id: null, session_id: sessionId };
  expect(await ownerOfOrder(db.query, id)).toEqual({ ...whose, links: 0, purged_at: null });
  expect(await orderOfPart(db.query, items[0]!.id)).toEqual({ ...whose, order_id: id });
  const known = { reference, emailKey: 'mira@example.com' };
  expect(await orderByReference(db.query, known)).toEqual({ ...whose, id });
  for (const wrong of [{ emailKey: 'mira@example.org' }, { reference: 'XXXXXX' }])
    expect(await orderByReference(db.query, { ...known, ...wrong })).toBeUndefined();
  expect(await guestsOf(db.query, ['mira@example.com'])).toContain(sessionId);
  expect(await guestsOf(db.query, [])).toEqual([]);
  const nobody = fixture.jobCtx.ids.uuid();
  expect([await ownerOfOrder(db.query, nobody), await orderOfPart(db.query, nobody)]).toEqual([undefined, undefined]);
});

test('a quote for a cancellation and a mail that is owed lead to the owner of their order', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '724' });
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  const { id } = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  expect(await orderOfPart(db.query, id)).toMatchObject({ order_id: order.id });
  const { rows } = await sql<{ id: string }>`select id from booking_notice where order_id = ${order.id}`.execute(
    everyRow(db),
  );
  expect(await orderOfPart(db.query, rows[0]!.id)).toMatchObject({ order_id: order.id });
});
