import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tokenise } from '#contract/payments';
import { createHouseSupplier } from '#supply/house/booking';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
import * as booking from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

const { database, fixture, close } = await openFixture();
afterAll(close);

const { clock, faults, jobCtx } = fixture;
const deps: booking.BookingDeps = {
  ...fixture.deps,
  findOffer: async (offerId) => SAMPLE_SHOPS.map(({ find }) => find(offerId)).find((found) => found !== undefined),
  verticals: SAMPLE_SHOPS.map((shop) => shop.booking),
  suppliers: SAMPLE_SHOPS.map(({ manifest, goods }) =>
    createHouseSupplier({ database, clock, ids: jobCtx.ids, random: jobCtx.random, faults, manifest, goods }),
  ),
};
const [createQuote, createOrder, holdOrder, payOrder] = [
  booking.createQuote(deps),
  booking.createOrder(deps),
  booking.holdOrder(deps),
  booking.payOrder(deps),
];
const card = tokenise('4242424242424242');
const seat = (flight: number) => ({
  offerId: `s1.house.F${flight}`,
  choice: { vertical: 'flights' as const, fareId: `s1.house.F${flight}!light` },
});
/** Paid for at the place, all of it. */
const room = (house: number) => ({
  offerId: `s1.house-stays.H${house}-10-2-1`,
  choice: { vertical: 'stays' as const, rooms: [{ room: 'twin', plan: 'there' }] },
});

async function held(...wanted: readonly (ReturnType<typeof room> | ReturnType<typeof seat>)[]) {
  const ctx = fixture.visitor();
  let quote: Awaited<ReturnType<typeof createQuote>> | undefined;
  for (const choice of wanted) quote = await createQuote({ ctx, input: { ...choice, joins: quote?.id } });
  const travellers = quote?.travellers.map(() => sampleTraveller()) ?? [];
  const contact = { email: 'mira@example.com', phone: null };
  const input = { idempotencyKey: ctx.ids.uuid(), quoteId: quote?.id ?? '', travellers, contact };
  const { id, price } = await createOrder({ ctx, input });
  const { amountMinor: totalMinor, currency } = price.total;
  const order = await holdOrder({ ctx, input: { id, acceptTotalMinor: totalMinor } });
  const paymentToken = order.dueNow.amountMinor > 0 && card.ok ? card.token : null;
  const paying = { id, method: 'CARD' as const, paymentToken, totalMinor, currency, returnPath: '/paid' };
  return { ctx, order, paying: () => ({ ctx, input: { ...paying, idempotencyKey: ctx.ids.uuid() } }) };
}

test('where only what is paid for at the place was booked, the authorisation is let go of: nobody takes nothing', async () => {
  const { ctx, order, paying } = await held(seat(1), room(1));
  expect(order.items.map(({ dueNow }) => dueNow.amountMinor > 0)).toEqual([true, false]);
  faults.set('commit', { kind: 'sold_out_at_commit' });
  const { order: paid } = await payOrder(paying());
  expect(paid.items.map(({ state }) => state)).toEqual(['rejected', 'confirmed']);
  expect(paid.payments.map(({ state, taken }) => [state, taken])).toEqual([['voided', null]]);
  expect(paid.actions).toContain('cancel');
  const input = { id: order.id, itemId: order.items[1]?.id };
  const { id } = await booking.createCancelQuote(deps)({ ctx, input });
  const cancelled = await booking.confirmCancel(deps)({ ctx, input: { id } });
  expect(cancelled).toMatchObject({ state: 'cancelled', refunds: [] });
});

test('who books without a payment and is not answered asks again with the same key, and is told that it is booked', async () => {
  const { order, paying } = await held(room(2));
  expect(order.dueNow.amountMinor).toBe(0);
  const request = paying();
  const first = await payOrder(request);
  expect([first.outcome, first.order.payments]).toEqual(['confirmed', []]);
  // As the row is when the process dies before it has written its answer.
  await sql`update idempotency_key set state = 'running', status = null, body = null, lease_until = ${clock.now()}
    where key = ${request.input.idempotencyKey}`.execute(database.query);
  expect(await payOrder(request)).toMatchObject({ outcome: 'confirmed', order: { state: 'confirmed' } });
  await expect(payOrder(paying())).rejects.toMatchObject({ code: 'WRONG_STATE' });
});
