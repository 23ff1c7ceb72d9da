import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { listOwnOrders } from './index.ts';
import { copyRow } from './testing/copy-row.ts';
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
  const [quote, item] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
  const { rows } = await sql<{ quote: string; item: string }>`
    select o.quote_id as quote, i.id as item from booking_order o join order_item i on i.order_id = o.id
    where o.id = ${orderId}`.execute(query);
  const [from] = rows as [(typeof rows)[number]];
  await copyRow(query, { table: 'booking_quote', id: from.quote, changes: { id: quote } });
  await copyRow(query, { table: 'booking_order', id: orderId, changes: { id, reference, quote_id: quote } });
  await copyRow(query, { table: 'order_item', id: from.item, changes: { id: item, order_id: id } });
  await sql`
    update order_item set begins_at = begins_at + make_interval(days => ${days}),
      ends_at = ends_at + make_interval(days => ${days}) where id = ${item}`.execute(query);
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
