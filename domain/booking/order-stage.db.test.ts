import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { asTableOwner, everyRow } from '#platform/testing';
import { fill } from '../../migrations/0141-orders-have-a-state.ts';
import { draftTogether, heldOrder, heldTogether } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const CARD = 'sim_success_Visa_4242';

/** What an order became, one after the other, and what it is. */
async function pathOf(orderId: string) {
  const { rows } = await sql<{ to: string; causes: string }>`
    select to_state as "to", cause as causes from booking_event where order_id = ${orderId} and subject = 'order'
    order by position`.execute(everyRow(db));
  const stored = await sql<{ state: string; version: number }>`
    select state, version from booking_order where id = ${orderId}`.execute(everyRow(db));
  expect(stored.rows).toEqual([{ state: rows.at(-1)?.to, version: rows.length }]);
  return rows.map(({ to }) => to);
}

test('an order keeps a state of its own, each move of it recorded with its cause', async () => {
  const begun = await draftTogether(fixture, [{ flight: '801' }, { flight: '802' }], fixture.visitor());
  expect(await pathOf(begun.id)).toEqual(['draft']);

  const booked = await heldTogether(fixture, [{ flight: '803' }, { flight: '804' }]);
  await fixture.payOrder(booked.payWith(CARD));
  expect(await pathOf(booked.order.id)).toEqual(['draft', 'priced', 'paying', 'booked']);

  const declined = await heldOrder(fixture, { flight: '805' });
  await expect(fixture.payOrder(declined.payWith('sim_decline_Visa_0002'))).rejects.toThrow();
  expect(await pathOf(declined.order.id)).toEqual(['draft', 'priced', 'paying', 'priced']);

  const replaced = await heldTogether(fixture, [{ flight: '806' }, { flight: '807' }]);
  await fixture.giveUpOrder({ ctx: replaced.ctx, input: { id: replaced.order.id } });
  expect(await pathOf(replaced.order.id)).toEqual(['draft', 'priced', 'given_up']);

  const late = await heldOrder(fixture, { flight: '808' });
  fixture.clock.advance(3_600_000);
  await fixture.drain();
  expect(await pathOf(late.order.id)).toEqual(['draft', 'priced', 'expired']);

  const refused = await heldTogether(fixture, [{ flight: '809' }, { flight: '810' }]);
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await fixture.payOrder(refused.payWith(CARD));
  expect(await pathOf(refused.order.id)).toEqual(['draft', 'priced', 'paying', 'partly_booked']);
});

test('orders of before get the state that their items say', async () => {
  const UNDONE = new Error('undone');
  const read = sql<{ id: string; state: string }>`select id, state from booking_order order by id`;
  const { rows: wanted } = await read.execute(everyRow(db));
  expect(new Set(wanted.map(({ state }) => state)).size).toBeGreaterThan(4);
  const found = Promise.withResolvers<typeof wanted>();
  const undone = asTableOwner(db, async (tx) => {
    await sql`update booking_order set state = 'draft'`.execute(tx);
    await fill(tx);
    found.resolve((await read.execute(tx)).rows);
    throw UNDONE;
  });
  await expect(undone).rejects.toBe(UNDONE);
  expect(await found.promise).toEqual(wanted);
});
