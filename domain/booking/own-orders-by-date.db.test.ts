import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { listOwnOrders } from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';

const { fixture, close } = await openFixture();
afterAll(close);

const list = listOwnOrders(fixture.deps, async () => []);
const query = everyRow(fixture.jobCtx.db);

/** The same booking once more, made later, its item moved by days. */
async function copyOf(orderId: string, n: number, days: number): Promise<string> {
  const id = fixture.jobCtx.ids.uuid();
  const reference = `W${String(n).padStart(5, '0')}`;
  const quote = fixture.jobCtx.ids.uuid();
  await sql`
    insert into booking_quote select (jsonb_populate_record(q, jsonb_build_object('id', ${quote}::text))).*
    from booking_quote q where id = (select quote_id from booking_order where id = ${orderId})`.execute(query);
  await sql`
    insert into booking_order select (jsonb_populate_record(o,
      jsonb_build_object('id', ${id}::text, 'reference', ${reference}::text, 'quote_id', ${quote}::text))).*
    from booking_order o where id = ${orderId}`.execute(query);
  await sql`
    insert into order_item select (jsonb_populate_record(i, jsonb_build_object('id', ${fixture.jobCtx.ids.uuid()}::text, 'order_id', ${id}::text,
      'begins_at', i.begins_at + make_interval(days => ${days}), 'ends_at', i.ends_at + make_interval(days => ${days})))).*
    from order_item i where order_id = ${orderId}`.execute(query);
  return id;
}

test('the journey that begins next stands first however many were booked after it; past ones follow, the latest first', async () => {
  const own = await fixture.traveler();
  const { order, payWith } = await heldOrder(fixture, { flight: '410' }, undefined, own);
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  const later = await copyOf(order.id, 1, 30);
  const past: string[] = [];
  for (let n = 0; n < 230; n += 1) past.push(await copyOf(order.id, n + 10, -400 - n));
  const listed = (await list(own)).map(({ id }) => id);
  expect(listed).toHaveLength(200);
  expect(listed).toEqual([order.id, later, ...past].slice(0, 200));

  await sql`update order_item set state = 'cancelled' where order_id = ${order.id}`.execute(query);
  expect((await list(own)).slice(0, 3).map(({ id }) => id)).toEqual([later, order.id, past[0]]);
});
