import { afterAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { everyRow } from '#platform/testing';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture, heldOrder } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

const { database: db, fixture, books, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';

test('R6 a lost commit reply is looked up, never ordered again', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '329' });
  fixture.faults.set('commit', { kind: 'timeout_after_success' });
  fixture.faults.set('probe', { kind: 'timeout_before' }, 2);
  const paid = await fixture.payOrder(payWith(card));
  expect(paid).toMatchObject({
    outcome: 'checking',
    order: { state: 'checking', payments: [{ state: 'authorised' }] },
  });
  for (let tries = 0; tries < 4; tries++) {
    fixture.clock.advance(10_000);
    await fixture.drain();
  }
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
    state: 'confirmed',
    payments: [{ state: 'captured' }],
  });
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from house_booking where key like ${`${order.items[0]!.id}%`}`.execute(db.query);
  expect(rows[0]?.n).toBe(1);
  const journal = await sql<{ cause: string; actor: unknown }>`
    select cause, actor from booking_event where order_id = ${order.id} and actor_kind = 'job'`.execute(everyRow(db));
  expect(journal.rows.map(({ cause }) => cause)).toContain('provider.captured');
  for (const { actor } of journal.rows) expect(actor).toEqual({ job: 'booking', by: ctx.actor });
});

test('a supplier without idempotency is sent nothing twice: not found after it settled means no', async () => {
  let commits = 0;
  const strict = createFixture({
    database: db,
    manifest: { idempotency: 'none', settleMs: 30_000 },
    aroundSupplier: (supplier) => ({ ...supplier, commit: async (ask) => (commits++, supplier.commit(ask)) }),
  });
  const { ctx, order, payWith } = await heldOrder(strict, { flight: '330' });
  strict.faults.set('commit', { kind: 'timeout_before' });
  expect(await strict.payOrder(payWith(card))).toMatchObject({ outcome: 'checking' });
  strict.clock.advance(31_000);
  await strict.drain();
  const after = await strict.readOrder({ ctx, input: { id: order.id } });
  expect(after).toMatchObject({ state: 'failed', payments: [{ state: 'voided' }] });
  expect(commits).toBe(1);
});

test('lost payment replies: the page says checking, a job finishes it, money is authorised once', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '331' });
  expect(await fixture.payOrder(payWith('sim_reply_lost_Visa_0119'))).toMatchObject({
    outcome: 'checking',
    order: { state: 'checking' },
  });
  fixture.clock.advance(60_000);
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
    state: 'confirmed',
    payments: [{ state: 'captured' }],
  });
});

test('a refused capture after the booking is retried and told honestly', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '332' });
  const paid = await fixture.payOrder(payWith('sim_capture_fails_Visa_0341'));
  expect(paid).toMatchObject({
    outcome: 'confirmed',
    order: { state: 'confirmed', payments: [{ state: 'capture_failed' }] },
  });
  expect(paid.order.events.at(-1)?.kind).toBe('payment_delayed');
  expect(paid.order.actions).not.toContain('cancel');
  await expect(fixture.createCancelQuote({ ctx, input: { id: order.id } })).rejects.toMatchObject({
    problems: [{ code: 'PAYMENT_PENDING' }],
  });
  for (let tries = 0; tries < 3; tries++) {
    fixture.clock.advance(600_000);
    await fixture.drain();
  }
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
    payments: [{ state: 'captured', reason: null }],
    actions: expect.arrayContaining(['cancel']) as unknown,
  });
});

test('R10 both clocks of a hold: extended once, then it ends by the supplier time and the seat is free again', async () => {
  const own = createFixture({ database: db });
  const { ctx, order, payWith } = await heldOrder(own, { flight: '333' }, 1);
  const longer = await own.extendHold({ ctx, input: { id: order.id } });
  expect(longer.hold).toEqual({
    expiresAt: '2026-11-20T10:00:00.000Z',
    priceGuaranteedUntil: '2026-11-20T09:30:00.000Z',
    extendable: false,
  });
  await expect(own.extendHold({ ctx, input: { id: order.id } })).rejects.toMatchObject({
    problems: [{ code: 'NOT_EXTENDABLE' }],
  });
  own.clock.advance(31 * 60_000);
  own.sell({ flight: '333', baseMinor: 41_000 }, 1);
  await expect(own.payOrder(payWith(card))).rejects.toMatchObject({ problems: [{ code: 'PRICE_CHANGED' }] });
  own.clock.advance(30 * 60_000);
  await own.drain();
  expect(await own.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
    state: 'expired',
    actions: ['edit', 'hold'],
  });
  await expect(own.payOrder(payWith(card))).rejects.toMatchObject({ problems: [{ code: 'HOLD_EXPIRED' }] });
  const next = await heldOrder(own, { flight: '333' }, 1);
  expect(next.order.state).toBe('held');
});

test('cancel: quoted first, then supplier, then the refund is tracked to paid; never more than was taken', async () => {
  const refund = { status: 'allowed', fee: { amountMinor: 9_000, currency: 'EUR' }, untilHoursBefore: 24 } as const;
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '334', refund, adults: 2 });
  await fixture.payOrder(payWith(card));
  const total = order.price.total.amountMinor;
  const free = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  expect(free).toMatchObject({ basis: 'full', refund: { amountMinor: total }, fee: { amountMinor: 0 } });
  fixture.clock.advance(25 * 3_600_000);
  await expect(fixture.confirmCancel({ ctx, input: { id: free.id } })).rejects.toMatchObject({
    problems: [{ code: 'QUOTE_EXPIRED' }],
  });
  const quote = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  expect(quote).toMatchObject({
    basis: 'less_fee',
    refund: { amountMinor: total - 18_000 },
    fee: { amountMinor: 18_000 },
  });
  expect(quote.lines.reduce((sum, line) => sum + line.refund.amountMinor, 0)).toBe(quote.refund.amountMinor);
  const cancelled = await fixture.confirmCancel({ ctx, input: { id: quote.id } });
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    refunds: [{ state: 'paid', amount: quote.refund, by: 'Wayfold Demo Ltd' }],
    payments: [{ state: 'partially_refunded' }],
  });
  expect(await fixture.confirmCancel({ ctx, input: { id: quote.id } })).toMatchObject({ state: 'cancelled' });
  expect(await books(order.id)).toEqual({ customer: 0, psp: 18_000, supplier: -18_000 });
  fixture.clock.advance(-25 * 3_600_000);
});

test('R3 the same key 100 times at once: one order, one booking, equal answers; other parameters 422', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '335' });
  const key = 'same-key-100';
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      fixture.payOrder(payWith(card, key)).then(
        (value) => JSON.stringify(value),
        (error: { code: string }) => error.code,
      ),
    ),
  );
  const done = answers.filter((answer) => answer !== 'IDEMPOTENCY_IN_FLIGHT');
  expect(new Set(done).size).toBe(1);
  expect(JSON.stringify(await fixture.payOrder(payWith(card, key)))).toBe(done[0]);
  const other = payWith('sim_success_Amex_0005', key);
  await expect(fixture.payOrder(other)).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from simulator_payment where label = ${order.reference}`.execute(db.query);
  expect(rows[0]?.n).toBe(1);
  expect((await fixture.readOrder({ ctx, input: { id: order.id } })).payments).toHaveLength(1);
});

test('R4 the last seat: many buyers, one wins', async () => {
  // The embedded database has one session, in which buyers come one after another however many they are.
  const buyers = db.kind === 'server' ? 200 : 50;
  // A supplier that nobody gives up on: so many holds at once take long on a busy machine.
  const patient = createFixture({ database: db, manifest: { callTimeoutMs: 60_000 } });
  const drafts = [];
  const { offer, fare } = patient.sell({ flight: '336' }, 1);
  for (let buyer = 0; buyer < buyers; buyer++) {
    const ctx = patient.visitor();
    const quote = await patient.createQuote({
      ctx,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
    });
    const input = {
      idempotencyKey: `buyer-${buyer}`,
      quoteId: quote.id,
      contact: { email: 'a@b.ie' },
      travellers: [sampleTraveller()],
    };
    drafts.push({ ctx, order: await patient.createOrder({ ctx, input }) });
  }
  const results = await Promise.all(
    drafts.map(({ ctx, order }) =>
      patient.holdOrder({ ctx, input: { id: order.id, acceptTotalMinor: order.price.total.amountMinor } }).then(
        () => 'held',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(results.filter((result) => result !== 'SOLD_OUT')).toEqual(['held']);
}, 120_000);
