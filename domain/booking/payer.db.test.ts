import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { everyRow } from '#platform/testing';
import { createFixture, heldTogether } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';
import { payers } from './tables.ts';

const { database: db, close } = await openFixture();
afterAll(close);

async function booksOf(orderId: string) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_minor)::int as sum from ledger_entry where order_id = ${orderId}
    group by account having sum(amount_minor) <> 0 order by account`.execute(everyRow(db));
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

async function moneyOf(orderId: string) {
  const { rows } = await sql<{ payments: number; refunds: number }>`
    select (select count(*)::int from payment where order_id = ${orderId}) as payments,
      (select count(*)::int from refund where order_id = ${orderId}) as refunds`.execute(everyRow(db));
  return rows[0];
}

test.each(payers.map((payer, at) => [payer, at] as const))(
  'an order is booked for whoever pays for it, and what is cancelled comes off: %s',
  async (payer, at) => {
    const house = createFixture({ database: db, payerOf: () => payer });
    const flights = [{ flight: `82${2 * at}` }, { flight: `82${2 * at + 1}` }];
    const { ctx, order, payWith } = await heldTogether(house, flights);
    const byCard = payer === 'card';
    const total = order.price.total.amountMinor;
    expect(order.dueNow.amountMinor).toBe(byCard ? total : 0);
    const asked = payWith('sim_success_Visa_4242');
    const input = { ...asked.input, ...(!byCard && { paymentToken: null }) };
    const { outcome, order: booked } = await house.payOrder({ ctx, input });
    expect([outcome, booked.state, await moneyOf(order.id)]).toEqual([
      'confirmed',
      'confirmed',
      { payments: byCard ? 1 : 0, refunds: 0 },
    ]);
    // What was taken is at the provider; what a company owes is owed.
    expect(await booksOf(order.id)).toEqual({ [byCard ? 'psp' : 'customer']: total, supplier: -total });

    const itemId = booked.items[0]!.id;
    const quote = await house.createCancelQuote({ ctx, input: { id: order.id, itemId } });
    const after: Order = await house.confirmCancel({ ctx, input: { id: quote.id } });
    await house.drain();
    const back = quote.refund.amountMinor;
    expect([after.items.map(({ state }) => state), back > 0]).toEqual([['cancelled', 'confirmed'], true]);
    expect(await booksOf(order.id)).toEqual({ [byCard ? 'psp' : 'customer']: total - back, supplier: back - total });
    expect(await moneyOf(order.id)).toEqual({ payments: byCard ? 1 : 0, refunds: byCard ? 1 : 0 });
  },
);
