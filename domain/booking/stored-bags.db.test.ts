import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { QuoteItem } from '#contract/booking';
import { up } from '../../migrations/0120-bags-bought.ts';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';

const { database: db, rig, books, close } = await openRig();
afterAll(close);

const { query } = db;
/** Of these the search had asked for a checked bag: it was told as included and was in no price. */
const PROMISED = 's1.house.861';

/** Bags of a product as they were stored while one number named what is included and what is bought. */
const before = (product: string): string => `jsonb_set(${product}, '{fare,bags}', jsonb_build_object(
  'cabin', '{"pieces": 1, "weightKg": 8}'::jsonb,
  'checked', jsonb_build_object('pieces', case when ${product} ->> 'offerId' = '${PROMISED}' then 1 else 0 end,
    'weightKg', case when ${product} ->> 'offerId' = '${PROMISED}' then 23 end),
  'checkedFrom', ${product} -> 'fare' -> 'bags' -> 0 -> 'checked' -> 'sold' -> 'prices' -> 0, 'cabinFrom', null))`;

const chosenBefore = (extras: string): string => `jsonb_set(${extras}, '{bags}', (
  select coalesce(jsonb_agg((bag - 'bought') || jsonb_build_object('count', bag -> 'bought')), '[]')
  from jsonb_array_elements(${extras} -> 'bags') as bag))`;

async function goBack(): Promise<void> {
  const [item, quoted] = [
    "(snapshot::jsonb -> 'product')",
    "(snapshot::jsonb -> 'items' -> 0 -> 'snapshot' -> 'product')",
  ];
  await sql`update order_item set extras = ${sql.raw(chosenBefore('extras::jsonb'))}::text,
    snapshot = jsonb_set(snapshot::jsonb, '{product}', ${sql.raw(before(item))})::text`.execute(query);
  const extras = "(snapshot::jsonb -> 'items' -> 0 -> 'extras')";
  await sql`update booking_quote set snapshot = jsonb_set(jsonb_set(snapshot::jsonb,
    '{items,0,snapshot,product}', ${sql.raw(before(quoted))}), '{items,0,extras}', ${sql.raw(chosenBefore(extras))})::text`.execute(
    query,
  );
  await sql`update house_reservation set product = jsonb_set(product::jsonb, '{product}',
    ${sql.raw(before("(product::jsonb -> 'product')"))})::text`.execute(query);
  await sql`update house_booking set extras = ${sql.raw(chosenBefore('extras::jsonb'))}::text`.execute(query);
}

function checkedOf({ items }: { readonly items: readonly Pick<QuoteItem, 'extras'>[] }) {
  return items[0]?.extras.bags
    .filter(({ kind }) => kind === 'checked')
    .map(({ included, bought, sold }) => [included.pieces, bought, sold.prices.map((price) => price.amountMinor)]);
}

test('orders and quotes of before keep what they promised and what they cost, and are paid and cancelled', async () => {
  const one = { bags: [{ traveller: 0, slice: 0, kind: 'checked' as const, bought: 1 }], seats: [] };
  const refund = { status: 'allowed' as const, fee: null, untilHoursBefore: 0 };
  const paid = await heldOrder(rig, { flight: '860', refund });
  const added = await rig.updateExtras({ ctx: paid.ctx, input: { id: paid.order.id, extras: one } });
  const pay = paid.payWith('sim_success_Visa_4242');
  const totalMinor = added.price.total.amountMinor;
  const { order: booked } = await rig.payOrder({ ...pay, input: { ...pay.input, totalMinor } });
  const promised = await heldOrder(rig, { flight: '861', refund });
  const ctx = rig.visitor();
  const { offer, fare } = rig.sell({ flight: '862', adults: 1 });
  const quote = await rig.createQuote({ ctx, input: { offerId: offer.id, fareId: fare.id, extras: one } });
  await goBack();
  await expect(rig.readOrder({ ctx: paid.ctx, input: { id: paid.order.id } })).rejects.toThrow();
  await up(query as unknown as Kysely<unknown>);
  const rows = async () =>
    (
      await sql`select snapshot as kept, extras from order_item union all select snapshot, null from booking_quote
        union all select product, null from house_reservation union all select null, extras from house_booking`.execute(
        query,
      )
    ).rows;
  const once = await rows();
  await up(query as unknown as Kysely<unknown>);
  expect(await rows()).toEqual(once);

  const flat = [4_800, 4_800, 4_800];
  const bookedNow = await rig.readOrder({ ctx: paid.ctx, input: { id: paid.order.id } });
  expect([bookedNow.price, bookedNow.state, checkedOf(bookedNow)]).toEqual([booked.price, 'confirmed', [[0, 1, flat]]]);
  const quoteNow = await rig.readQuote({ ctx, input: { id: quote.id } });
  expect([quoteNow.price, checkedOf(quoteNow)]).toEqual([quote.price, [[0, 1, flat]]]);
  const { order } = await rig.payOrder(promised.payWith('sim_success_Visa_4242'));
  expect([order.state, order.price, checkedOf(order)]).toEqual(['confirmed', promised.order.price, [[1, 0, flat]]]);

  const cancel = await rig.createCancelQuote({ ctx: paid.ctx, input: { id: paid.order.id } });
  expect(cancel.refund).toEqual(booked.price.total);
  await rig.confirmCancel({ ctx: paid.ctx, input: { id: cancel.id } });
  expect(await books(paid.order.id)).toEqual({ customer: 0, psp: 0, supplier: 0 });
});
