import { afterAll, expect, test } from 'vitest';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture, heldOrder } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

const { database: db, fixture, books, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';

test('a guest books: quote, order, hold, pay; money is taken once and the books sum to zero', async () => {
  const { order, payWith, quote } = await heldOrder(fixture, { flight: '318', adults: 2, bags: 1 });
  expect(quote.priceChange).toBeNull();
  expect(quote.price.total).toEqual(order.priceFirstSeen);
  expect(order.priceFirstSeenListed).toBe(true);
  expect(order.state).toBe('held');
  expect(order.hold).toMatchObject({
    expiresAt: '2026-11-20T09:30:00.000Z',
    priceGuaranteedUntil: '2026-11-20T09:30:00.000Z',
    extendable: true,
  });
  const paid = await fixture.payOrder(payWith(card));
  expect(paid.outcome).toBe('confirmed');
  expect(paid.order).toMatchObject({
    state: 'confirmed',
    dataClass: 'demo',
    payments: [{ state: 'captured', brand: 'Visa', last4: '4242' }],
  });
  expect(paid.order.items[0]?.supplierReference).toMatch(/^DEMO-[0-9A-Z]{8}$/);
  expect(paid.order.reference).toMatch(/^WF-[0-9A-Z]{6}$/);
  expect(paid.order.events.map(({ kind }) => kind)).toEqual([
    'order_created',
    'held',
    'payment_authorised',
    'booking_confirmed',
    'payment_taken',
  ]);
  const total = order.price.total.amountMinor;
  expect(await books(order.id)).toEqual({ customer: 0, psp: total, supplier: -total });
});

test('the search in which the flights were chosen stays with quote and order', async () => {
  const { offer, fare } = fixture.sell({ flight: '341' });
  const ctx = fixture.visitor();
  const search = '/flights/metro:LON-SIN/2027-03-03/1adults?sort=cheapest&fs=stops:0';
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, search },
  });
  const order = await fixture.createOrder({
    ctx,
    input: {
      idempotencyKey: 'k-search',
      quoteId: quote.id,
      travellers: [sampleTraveller()],
      contact: { email: 'a@b.ie' },
    },
  });
  expect([quote.items[0]?.product.search, order.items[0]?.product.search]).toEqual([search, search]);
});

test('the wrong age, gender, document or number of people is told at its field', async () => {
  const { offer, fare } = fixture.sell({ flight: '319', adults: 1, children: [7], infantsOnLap: 1 });
  const ctx = fixture.visitor();
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  expect(quote.travellers.map(({ kind, bornBetween }) => [kind, ...(bornBetween ?? [])])).toEqual([
    ['adult', '1916-03-04', '2009-03-03'],
    ['child', '2019-03-04', '2020-03-03'],
    ['infantOnLap', '2025-03-04', '2027-03-03'],
  ]);
  const late = sampleTraveller({
    dateOfBirth: '2019-03-03',
    document: { type: 'passport', number: 'X12345', issuedBy: 'IE', expiresOn: '2027-03-03' },
  });
  const input = {
    idempotencyKey: 'k-ages',
    quoteId: quote.id,
    contact: { email: 'a@b.ie' },
    travellers: [sampleTraveller(), late, sampleTraveller()],
  };
  const refusal = fixture.createOrder({ ctx, input });
  await expect(refusal).rejects.toMatchObject({
    status: 422,
    problems: [
      { code: 'WRONG_AGE', field: 'travellers.1.dateOfBirth' },
      { code: 'DOCUMENT_EXPIRES', field: 'travellers.1.document.expiresOn' },
      { code: 'WRONG_AGE', field: 'travellers.2.dateOfBirth' },
    ],
  });
  const child = sampleTraveller({ dateOfBirth: '2019-06-01' });
  const baby = sampleTraveller({ dateOfBirth: '2026-01-01' });
  const order = await fixture.createOrder({ ctx, input: { ...input, travellers: [sampleTraveller(), child, baby] } });
  expect(order.travellers).toHaveLength(3);
  expect(order.travellers[0]?.document).toEqual({
    type: 'passport',
    lastTwo: '67',
    issuedBy: 'IE',
    expiresOn: '2031-02-02',
  });
});

test('a declined card keeps the hold and the next card books', async () => {
  const { order, payWith } = await heldOrder(fixture, { flight: '320' });
  await expect(fixture.payOrder(payWith('sim_declined_Visa_0002'))).rejects.toMatchObject({
    status: 402,
    problems: [{ detail: { reason: 'declined' } }],
  });
  await expect(fixture.payOrder(payWith('sim_insufficient_funds_Visa_9995'))).rejects.toMatchObject({
    problems: [{ detail: { reason: 'insufficient_funds' } }],
  });
  const paid = await fixture.payOrder(payWith(card));
  expect(paid.order.payments.map(({ state }) => state)).toEqual(['failed', 'failed', 'captured']);
  expect(paid.order.id).toBe(order.id);
});

test('a challenge sends the payer away; only the provider says what became of it', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '321' });
  const away = await fixture.payOrder(payWith('sim_challenge_Visa_3155'));
  expect(away).toMatchObject({ outcome: 'open', order: { state: 'paying' } });
  const session = away.url!.split('/').at(-1)!;
  const early = await fixture.continuePayment({ ctx, input: { id: order.id } });
  expect(early.outcome).toBe('open');
  await fixture.simulator.pages.answer(session, { approve: 'yes' });
  expect(await fixture.continuePayment({ ctx, input: { id: order.id } })).toMatchObject({ outcome: 'confirmed' });
  expect(await fixture.continuePayment({ ctx, input: { id: order.id } })).toMatchObject({ outcome: 'confirmed' });
});

test('a failed challenge is a refusal; an abandoned one ends with the hold and keeps nothing', async () => {
  const failed = await heldOrder(fixture, { flight: '322' });
  const away = await fixture.payOrder(failed.payWith('sim_challenge_fails_Visa_1629'));
  await fixture.simulator.pages.answer(away.url!.split('/').at(-1)!, { approve: 'yes' });
  await expect(fixture.continuePayment({ ctx: failed.ctx, input: { id: failed.order.id } })).rejects.toMatchObject({
    status: 402,
    problems: [{ detail: { reason: 'challenge_failed' } }],
  });
  const left = createFixture({ database: db });
  const waiting = await heldOrder(left, { flight: '323' });
  const open = await left.payOrder(waiting.payWith(null));
  expect(await left.simulator.pages.session(open.url!.split('/').at(-1)!)).toMatchObject({
    step: 'card',
    label: waiting.order.reference,
  });
  left.clock.advance(31 * 60_000);
  await left.drain();
  const after = await left.readOrder({ ctx: waiting.ctx, input: { id: waiting.order.id } });
  expect(after).toMatchObject({ state: 'expired', payments: [{ state: 'voided' }] });
  expect(await left.simulator.pages.answer(open.url!.split('/').at(-1)!, { token: card })).toBe('wrong_state');
  await expect(left.continuePayment({ ctx: waiting.ctx, input: { id: waiting.order.id } })).rejects.toMatchObject({
    problems: [{ code: 'HOLD_EXPIRED' }],
  });
});

test('without scripts: the hosted page takes a listed card and the order books', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '324' });
  const open = await fixture.payOrder(payWith(null));
  const session = await fixture.simulator.pages.answer(open.url!.split('/').at(-1)!, {
    token: 'sim_success_Amex_0005',
  });
  expect(session).toMatchObject({ step: 'done', returnPath: `/bookings/${order.id}/paid` });
  const paid = await fixture.continuePayment({ ctx, input: { id: order.id } });
  expect(paid.order.payments[0]).toMatchObject({ state: 'captured', brand: 'Amex', last4: '0005' });
});

test('R5 a higher price is asked about again, a lower one is charged, gone is told', async () => {
  const offered = fixture.sell({ flight: '325' });
  const ctx = fixture.visitor();
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offered.offer.id, choice: { vertical: 'flights' as const, fareId: offered.fare.id } },
  });
  const input = {
    idempotencyKey: 'k-price',
    quoteId: quote.id,
    contact: { email: 'a@b.ie' },
    travellers: [sampleTraveller()],
  };
  const { id } = await fixture.createOrder({ ctx, input });
  fixture.sell({ flight: '325', baseMinor: 45_000 });
  const was = quote.price.total.amountMinor;
  await expect(fixture.holdOrder({ ctx, input: { id, acceptTotalMinor: was } })).rejects.toMatchObject({
    problems: [{ code: 'PRICE_CHANGED', detail: { from: { amountMinor: was }, to: { amountMinor: was + 5_000 } } }],
  });
  expect(await fixture.readOrder({ ctx, input: { id } })).toMatchObject({
    state: 'draft',
    priceChange: { to: { amountMinor: was + 5_000 } },
  });
  fixture.sell({ flight: '325', baseMinor: 30_000 });
  const held = await fixture.holdOrder({ ctx, input: { id, acceptTotalMinor: was + 5_000 } });
  expect(held.price.total.amountMinor).toBe(was - 10_000);
  const gone = await heldOrderDraft('326');
  fixture.stopSelling('326');
  await expect(
    fixture.holdOrder({ ctx: gone.ctx, input: { id: gone.id, acceptTotalMinor: 99_999 } }),
  ).rejects.toMatchObject({ status: 410 });
});

async function heldOrderDraft(flight: string) {
  const { offer, fare } = fixture.sell({ flight });
  const ctx = fixture.visitor();
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const input = {
    idempotencyKey: ctx.ids.uuid(),
    quoteId: quote.id,
    contact: { email: 'a@b.ie' },
    travellers: [sampleTraveller()],
  };
  const { id, price } = await fixture.createOrder({ ctx, input });
  return { ctx, id, total: price.total.amountMinor };
}

test('sold out at the hold and at the commit: nothing is charged, the authorisation is released', async () => {
  await heldOrder(fixture, { flight: '327' }, 1);
  const second = await heldOrderDraft('327');
  fixture.sell({ flight: '327' }, 1);
  await expect(
    fixture.holdOrder({ ctx: second.ctx, input: { id: second.id, acceptTotalMinor: second.total } }),
  ).rejects.toMatchObject({ problems: [{ code: 'SOLD_OUT' }] });
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '328' });
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await expect(fixture.payOrder(payWith(card))).rejects.toMatchObject({ problems: [{ code: 'SOLD_OUT' }] });
  const after = await fixture.readOrder({ ctx, input: { id: order.id } });
  expect(after).toMatchObject({ state: 'failed', payments: [{ state: 'voided' }], actions: [] });
  expect(await books(order.id)).toEqual({});
});
