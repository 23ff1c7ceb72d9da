import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { up } from '../../migrations/0017-booking-items.ts';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';
import { sampleTraveller } from './testing/sample.ts';

const { database: db, rig, books, close } = await openRig();
afterAll(close);

const refund = { status: 'allowed' as const, fee: null, untilHoursBefore: 0 };

/** What an order or a quote had stored of one flight, from what is stored of it now. */
const before = (now: string) =>
  sql.raw(`jsonb_build_object(
    'product', (${now} -> 'product') - 'vertical',
    'offerKey', ${now} -> 'ref' -> 'offerKey', 'fareKey', ${now} -> 'ref' -> 'fareKey',
    'query', ${now} -> 'ref' -> 'query', 'slots', ${now} -> 'slots', 'base', ${now} -> 'base',
    'shownBaseMinor', ${now} -> 'shownBaseMinor', 'shownMinor', ${now} -> 'shownMinor')`);

/** Tables and rows as they were when an order was one flight. */
async function goBack(to: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_quote add column supplier text not null default 'house'`.execute(to);
  await sql`update booking_quote set snapshot = jsonb_build_object(
    'snapshot', ${before("(snapshot::jsonb -> 'items' -> 0 -> 'snapshot')")},
    'extras', snapshot::jsonb -> 'items' -> 0 -> 'extras')::text`.execute(to);
  await sql`update order_item set snapshot = ${before('snapshot::jsonb')}::text`.execute(to);
  await sql`alter table payment drop column taken_minor`.execute(to);
  await sql`alter table cancel_quote drop column units, drop column partial, drop column owed_minor`.execute(to);
  await sql`drop index order_item_place`.execute(to);
  await sql`alter table order_item drop column position, drop column cancelled_units, drop column owed_minor,
    drop column due_minor`.execute(to);
  await sql`create index order_item_order on order_item (order_id)`.execute(to);
}

/** Only whoever owns the tables may change them. */
function asOwner(change: (to: Kysely<unknown>) => Promise<void>): Promise<void> {
  return (db.query as unknown as Kysely<unknown>).connection().execute(async (connection) => {
    await sql`set role none`.execute(connection);
    await change(connection);
    await sql`set role wayfold_app`.execute(connection);
  });
}

test('what was quoted, held and paid before there were several items is read, booked, cancelled and refunded after', async () => {
  const paid = await heldOrder(rig, { flight: '840', refund });
  await rig.payOrder(paid.payWith('sim_success_Visa_4242'));
  const held = await heldOrder(rig, { flight: '841' });
  const ctx = rig.visitor();
  const { offer, fare } = rig.sell({ flight: '842', adults: 1, bags: 1 });
  const quote = await rig.createQuote({ ctx, input: { offerId: offer.id, fareId: fare.id } });
  const readAll = async () => [
    await rig.readOrder({ ctx: paid.ctx, input: { id: paid.order.id } }),
    await rig.readOrder({ ctx: held.ctx, input: { id: held.order.id } }),
    await rig.readQuote({ ctx, input: { id: quote.id } }),
  ];
  const expected = await readAll();
  await asOwner(goBack);
  await expect(readAll()).rejects.toThrow();
  await asOwner(up);
  // Whether its price stood in the list was not stored then, so that is not claimed.
  const before = expected.map((each) => ('priceFirstSeen' in each ? { ...each, priceFirstSeenListed: false } : each));
  expect(await readAll()).toEqual(before);

  const cancel = await rig.createCancelQuote({ ctx: paid.ctx, input: { id: paid.order.id } });
  expect([cancel.refund, cancel.partial]).toEqual([paid.order.price.total, false]);
  const gone = await rig.confirmCancel({ ctx: paid.ctx, input: { id: cancel.id } });
  expect([gone.state, gone.payments.map(({ state }) => state)]).toEqual(['cancelled', ['refunded']]);
  expect(await books(paid.order.id)).toEqual({ customer: 0, psp: 0, supplier: 0 });

  const { order } = await rig.payOrder(held.payWith('sim_success_Visa_4242'));
  expect(order).toMatchObject({ state: 'confirmed', payments: [{ state: 'captured', taken: held.order.price.total }] });

  const contact = { email: 'mira@example.com', phone: null };
  const input = { idempotencyKey: ctx.ids.uuid(), quoteId: quote.id, travellers: [sampleTraveller()], contact };
  const made = await rig.createOrder({ ctx, input });
  expect([made.state, made.price.total, made.items.length]).toEqual(['draft', quote.price.total, 1]);
});
