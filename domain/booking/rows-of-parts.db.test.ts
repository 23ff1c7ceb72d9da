import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { eraseMethods } from '#domain/payments';
import type { RowsOf } from '#platform/core';
import { enqueue } from '#platform/jobs';
import { everyRow, reachedByStrangers, reachedRows } from '#platform/testing';
import { forCompany, makeCompanies } from './testing/companies.ts';
import { countOf } from './testing/kept-cards.ts';
import { heldOrder } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const CARD = 'sim_success_Visa_4242';
const NONE = '00000000-0000-0000-0000-000000000000';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const [north, south] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
const [ada, bob] = [await fixture.traveler(), await fixture.traveler()];
const [guest, other] = [fixture.visitor(), fixture.visitor()];
const sessionOf = ({ actor }: Ctx) => ('sessionId' in actor && actor.sessionId) || '';
const cancelled: string[] = [];

async function cancelOne(ctx: Ctx, flight: string): Promise<string> {
  const { order, payWith } = await heldOrder(fixture, { flight }, undefined, ctx);
  expect(await fixture.payOrder(payWith(CARD))).toMatchObject({ outcome: 'confirmed' });
  const { id } = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  expect(await fixture.confirmCancel({ ctx, input: { id } })).toMatchObject({ state: 'cancelled' });
  await sql`insert into help_item (id, order_id, kind, opened_at)
    values (${ctx.ids.uuid()}, ${order.id}, 'refund_refused', now())`.execute(everyRow(db));
  return order.id;
}

beforeAll(async () => {
  await makeCompanies(db, [north, south]);
  const actings = [ada, forCompany(ada, north), forCompany(ada, south), bob, forCompany(bob, north), guest, other];
  for (const [at, ctx] of actings.entries()) cancelled.push(await cancelOne(ctx, `${760 + at}`));
});

const WHO: readonly (readonly [RowsOf, readonly number[]])[] = [
  [{ accountId: ada.accountId }, [0]],
  [{ sessionId: sessionOf(ada) }, []],
  [{ accountId: bob.accountId, sessionId: sessionOf(guest) }, [3, 5]],
  [{ sessionId: sessionOf(other) }, [6]],
  [{ companyId: north }, [1, 4]],
  [{ companyId: south, accountId: ada.accountId, sessionId: sessionOf(guest) }, [2]],
];

test.each([
  ['payment', 'brand'],
  ['refund', 'paid_at'],
  ['cancel_quote', 'used_at'],
  ['booking_notice', 'sent_at'],
  ['booking_effect', 'outcome'],
  ['booking_gate', 'deadline'],
  ['help_item', 'closed_at'],
  // The site adds to these and changes nothing.
  ['ledger_entry', null],
  ['booking_event', null],
])('with conditions taken out nobody comes by a row of %s of an order that is not theirs', async (name, changes) => {
  const table = { name, key: 'order_id', changes };
  const { rows: all } = await sql<{ of: string }>`select order_id as of from ${sql.table(name)}`.execute(everyRow(db));
  expect(new Set(all.map(({ of }) => of))).toEqual(new Set(cancelled));
  for (const [rows, own] of WHO) {
    const ids = own.map((place) => cancelled[place] ?? '');
    const keys = all.flatMap(({ of }) => (ids.includes(of) ? [of] : [])).sort();
    const changed = changes === null ? [] : keys;
    expect(await reachedRows(db, table, rows, ids)).toEqual({ seen: keys, changed, deletedOfOthers: 0 });
  }
  for (const each of await reachedByStrangers(db, table))
    expect(each).toEqual({ seen: [], changed: [], deletedOfOthers: 0 });
});

test('nothing is written to the order of others', async () => {
  const within = (rows: RowsOf, statement: ReturnType<typeof sql>) => db.transact((tx) => statement.execute(tx), rows);
  const refused = { code: '42501' };
  const [own, ofBob] = [{ accountId: ada.accountId }, cancelled[3]];
  for (const table of [
    'payment',
    'refund',
    'cancel_quote',
    'booking_notice',
    'booking_effect',
    'booking_gate',
    'help_item',
  ])
    await expect(within(own, sql`update ${sql.table(table)} set order_id = ${ofBob}`)).rejects.toMatchObject(refused);
  const posting = sql`insert into ledger_entry values (${ofBob}, 'x', 'psp', 1, 'EUR', now())`;
  await expect(within(own, posting)).rejects.toMatchObject(refused);
  const event = sql`insert into booking_event
    values (gen_random_uuid(), ${ofBob}, 99, 'order', ${ofBob}, now(), null, null, 'x', 'traveler', '{}', '{}')`;
  await expect(within(own, event)).rejects.toMatchObject(refused);
  await expect(within({ companyId: south }, event)).rejects.toMatchObject(refused);
});

/** The order of a guest, paid by somebody signed in who opened it and wants the card kept. */
async function paidByAnother(flight: string, payer: Ctx) {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight });
  const { reference } = order;
  const found = { reference, email: order.contact.email, ip: '192.0.2.1' };
  const { token } = await fixture.findOrder({ ctx: payer, input: found });
  const { input } = payWith(CARD);
  expect(await fixture.payOrder({ ctx: payer, input: { ...input, token, keep: true } })).toMatchObject({
    outcome: 'confirmed',
  });
  return { ctx, order };
}

const keptFor = async (orderId: string) => {
  const { rows } = await sql<{ id: string; keep_for: string | null }>`
    select id, keep_for from payment where order_id = ${orderId}`.execute(everyRow(db));
  return rows[0]!;
};

test('a card is kept for whoever paid, once, also where the order is another’s', async () => {
  const { ctx, order } = await paidByAnother('770', bob);
  const { id } = await keptFor(order.id);
  const { rows } = await sql<object>`select * from payments_to_keep_v1('simulator', ${NONE}::uuid, 10)`.execute(
    db.query,
  );
  expect(rows).toEqual([{ id, company_id: null, account_id: null, session_id: sessionOf(ctx) }]);
  await fixture.drain();
  expect((await fixture.listMethods({ ctx: bob, input: {} })).methods).toHaveLength(1);
  expect(await keptFor(order.id)).toEqual({ id, keep_for: null });
  await fixture.drain();
  expect((await fixture.listMethods({ ctx: bob, input: {} })).methods).toHaveLength(1);
});

test('who goes while their card is being kept has the provider told, also where the order is another’s', async () => {
  const cleo = await fixture.traveler();
  const { ctx, order } = await paidByAnother('771', cleo);
  const { id, keep_for: customer } = await keptFor(order.id);
  const { rows } = await sql<object>`
    select * from payments_keeping_for_v1(array[${customer}, ${NONE}]::uuid[])`.execute(db.query);
  expect(rows).toEqual([{ id, company_id: null, account_id: null, session_id: sessionOf(ctx) }]);
  const leaving = await countOf(db, 'payment_token_leaving');
  await db.transact((tx) => eraseMethods(enqueue, { ...fixture.jobCtx, tx }, cleo.accountId), {
    accountId: cleo.accountId,
  });
  expect(await keptFor(order.id)).toEqual({ id, keep_for: null });
  expect(await countOf(db, 'payment_token_leaving')).toBe(leaving + 1);
});
