import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { createFixture, draftTogether, heldOrder, heldTogether } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
const MINUTE_MS = 60_000;
const DAY = 24 * 60;

async function kept(flight: string): Promise<{ held: number; sold: number }> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select coalesce(sum(held), 0)::int8 as held, coalesce(sum(sold), 0)::int8 as sold from house_stock
    where product = ${`XSPC${flight}`} and kind = 'economy'`.execute(everyRow(db));
  return rows[0] ?? { held: 0, sold: 0 };
}

test('what is not held is never said to be: it stays a draft that can be paid, and is taken with its payment', async () => {
  const { order, quote, payWith } = await heldOrder(fixture, { flight: '900', holdMinutes: null });
  expect(quote.items[0]).toMatchObject({ holdMinutes: null });
  expect(order).toMatchObject({ state: 'draft', hold: null, items: [{ state: 'draft', holdMinutes: null }] });
  expect(order.actions).toEqual(['edit', 'pay']);
  expect(order.events.map(({ kind }) => kind)).toEqual(['order_created']);
  expect(await kept('900')).toEqual({ held: 0, sold: 0 });
  const { outcome, order: paid } = await fixture.payOrder(payWith(card));
  expect([outcome, paid.items[0]?.supplierReference]).toEqual(['confirmed', expect.stringMatching(/^DEMO-/)]);
  expect(await kept('900')).toEqual({ held: 0, sold: 1 });
  const { rows } = await sql`select state, evidence ->> 'hold' as hold from booking_gate
    where order_id = ${order.id} and name = 'hold'`.execute(everyRow(db));
  expect(rows).toEqual([{ state: 'open', hold: null }]);
});

test('its price is asked for again at payment: a higher one is told and nothing is charged', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '901', holdMinutes: null });
  fixture.sell({ flight: '901', holdMinutes: null, baseMinor: 44_000 });
  await expect(fixture.payOrder(payWith(card))).rejects.toMatchObject({ problems: [{ code: 'PRICE_CHANGED' }] });
  const now = await fixture.readOrder({ ctx, input: { id: order.id } });
  expect([now.state, now.payments, now.price.total.amountMinor]).toEqual(['draft', [], 44_000 + 11_550]);
  const again = payWith(card);
  const paid = await fixture.payOrder({ ...again, input: { ...again.input, totalMinor: 44_000 + 11_550 } });
  expect(paid.outcome).toBe('confirmed');
});

test('sold out before its payment or with it, nothing is charged and nothing is kept', async () => {
  const early = await heldOrder(fixture, { flight: '902', holdMinutes: null });
  fixture.stopSelling('902');
  await expect(fixture.payOrder(early.payWith(card))).rejects.toMatchObject({ problems: [{ code: 'FARE_GONE' }] });
  const late = await heldOrder(fixture, { flight: '903', holdMinutes: null });
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await expect(fixture.payOrder(late.payWith(card))).rejects.toMatchObject({ problems: [{ code: 'SOLD_OUT' }] });
  const now = await fixture.readOrder({ ctx: late.ctx, input: { id: late.order.id } });
  expect([now.state, now.payments.map(({ state }) => state)]).toEqual(['failed', ['voided']]);
  expect([await kept('902'), await kept('903')]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
});

test('a refused card leaves it as it was, to be paid with another', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '904', holdMinutes: null });
  await expect(fixture.payOrder(payWith('sim_declined'))).rejects.toMatchObject({
    problems: [{ code: 'PAYMENT_DECLINED' }],
  });
  const now = await fixture.readOrder({ ctx, input: { id: order.id } });
  expect([now.state, now.actions]).toEqual(['draft', ['edit', 'pay']]);
  expect((await fixture.payOrder(payWith(card))).outcome).toBe('confirmed');
});

test('whoever leaves the page of the payment has half an hour for it; then nothing is charged and it can be paid again', async () => {
  const own = createFixture({ database: db });
  const { ctx, order, payWith } = await heldOrder(own, { flight: '905', holdMinutes: null });
  expect(await own.payOrder(payWith(null))).toMatchObject({ outcome: 'open' });
  own.clock.advance(31 * MINUTE_MS);
  await own.drain();
  const now = await own.readOrder({ ctx, input: { id: order.id } });
  expect([now.state, now.payments.map(({ state }) => state), now.actions]).toEqual([
    'draft',
    ['voided'],
    ['edit', 'pay'],
  ]);
  expect((await own.payOrder(payWith(card))).outcome).toBe('confirmed');
});

test('a reply that was lost is looked up: it is sold once', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '906', holdMinutes: null });
  fixture.faults.set('commit', { kind: 'timeout_after_success' });
  await fixture.payOrder(payWith(card));
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ state: 'confirmed' });
  expect(await kept('906')).toEqual({ held: 0, sold: 1 });
});

test('the last seat without holds: of many who pay at once one has it, and no other is charged', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 12 }, () => heldOrder(fixture, { flight: '907', holdMinutes: null }, 1)),
  );
  const paid = await Promise.allSettled(buyers.map(({ payWith }) => fixture.payOrder(payWith(card))));
  await fixture.drain();
  const orders = await Promise.all(buyers.map(({ ctx, order }) => fixture.readOrder({ ctx, input: { id: order.id } })));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(orders.map(({ state }) => state).toSorted()).toEqual(['confirmed', ...Array<string>(11).fill('failed')]);
  expect(await kept('907')).toEqual({ held: 0, sold: 1 });
});

test('held and unheld together: the hold of the one is told with its own deadline, and both are paid together', async () => {
  const own = createFixture({ database: db });
  const asks = [{ flight: '908', holdMinutes: DAY }, { flight: '909', holdMinutes: null }, { flight: '910' }];
  const { ctx, order, payWith } = await heldTogether(own, asks);
  expect(order).toMatchObject({ state: 'draft', hold: { expiresAt: '2026-11-20T09:30:00.000Z', extendable: false } });
  expect([order.actions, order.items.map(({ state }) => state)]).toEqual([
    ['edit', 'removeItem', 'pay'],
    ['held', 'draft', 'held'],
  ]);
  own.clock.advance(31 * MINUTE_MS);
  await own.drain();
  const late = await own.readOrder({ ctx, input: { id: order.id } });
  expect([late.state, late.actions]).toEqual(['expired', ['edit', 'removeItem', 'hold']]);
  await expect(own.payOrder(payWith(card))).rejects.toMatchObject({ problems: [{ code: 'HOLD_EXPIRED' }] });
  const input = { id: order.id, acceptTotalMinor: order.price.total.amountMinor };
  expect((await own.holdOrder({ ctx, input })).actions).toContain('pay');
  expect((await own.payOrder(payWith(card))).outcome).toBe('confirmed');
});

test('what a draft lacks is asked for before it is paid: a fare that is held is not paid unheld', async () => {
  const ctx = fixture.visitor();
  const draft = await draftTogether(fixture, [{ flight: '911', holdMinutes: null }, { flight: '912' }], ctx);
  expect(draft.actions).toEqual(['edit', 'removeItem', 'hold']);
});

test('a hold of a day keeps seat and price for a day and no longer', async () => {
  const own = createFixture({ database: db });
  const { ctx, order, payWith } = await heldOrder(own, { flight: '913', holdMinutes: DAY }, 1);
  expect(order.hold).toEqual({
    expiresAt: '2026-11-21T09:00:00.000Z',
    priceGuaranteedUntil: '2026-11-21T09:00:00.000Z',
    extendable: false,
  });
  own.clock.advance((DAY - 1) * MINUTE_MS);
  await own.drain();
  own.sell({ flight: '913', holdMinutes: DAY, baseMinor: 60_000 }, 1);
  expect(await own.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ state: 'held' });
  // Refused by the bank, not for the price: that is still the one that was held.
  await expect(own.payOrder(payWith('sim_declined'))).rejects.toMatchObject({
    problems: [{ code: 'PAYMENT_DECLINED' }],
  });
  own.clock.advance(MINUTE_MS);
  await own.drain();
  expect(await own.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ state: 'expired', hold: null });
});
