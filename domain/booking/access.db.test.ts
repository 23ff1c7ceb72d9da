import { afterAll, expect, test } from 'vitest';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

const { fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
const contact = { email: 'thief@example.com', phone: null };

test('a stranger is refused at every call, as if the order did not exist, and nothing changes', async () => {
  const { ctx: owner, order, payWith } = await heldOrder(fixture, { flight: '400' });
  const stranger = fixture.visitor();
  const { id } = order;
  const acts: [string, () => Promise<unknown>][] = [
    ['readOrder', () => fixture.readOrder({ ctx: stranger, input: { id } })],
    [
      'updateTravellers',
      () => fixture.updateTravellers({ ctx: stranger, input: { id, travellers: [sampleTraveller()], contact } }),
    ],
    [
      'updateExtras',
      () =>
        fixture.updateExtras({ ctx: stranger, input: { id, extras: { vertical: 'flights', bags: [], seats: [] } } }),
    ],
    ['holdOrder', () => fixture.holdOrder({ ctx: stranger, input: { id, acceptTotalMinor: 1 } })],
    ['extendHold', () => fixture.extendHold({ ctx: stranger, input: { id } })],
    ['payOrder', () => fixture.payOrder({ ...payWith(card), ctx: stranger })],
    ['continuePayment', () => fixture.continuePayment({ ctx: stranger, input: { id } })],
    ['createCancelQuote', () => fixture.createCancelQuote({ ctx: stranger, input: { id } })],
    ['resendMail', () => fixture.resendMail({ ctx: stranger, input: { id } })],
    ['renewLinks', () => fixture.renewLinks({ ctx: stranger, input: { id } })],
  ];
  for (const [name, act] of acts) await expect(act(), name).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await fixture.readOrder({ ctx: owner, input: { id } })).toEqual(order);
  await fixture.payOrder(payWith(card));
  const quote = await fixture.createCancelQuote({ ctx: owner, input: { id } });
  for (const act of [fixture.readCancelQuote, fixture.confirmCancel]) {
    await expect(act({ ctx: stranger, input: { id: quote.id } })).rejects.toMatchObject({ status: 404 });
  }
  expect(await fixture.readOrder({ ctx: owner, input: { id } })).toMatchObject({ state: 'confirmed' });
});

test('nobody without a session starts an order', async () => {
  const { offer, fare } = fixture.sell({ flight: '401' });
  const ctx = fixture.as({ sessionId: null });
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const input = { idempotencyKey: 'nobody', quoteId: quote.id, travellers: [sampleTraveller()], contact };
  await expect(fixture.createOrder({ ctx, input })).rejects.toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
});

test('a booked order takes no other names, bags, holds or payments', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '405' });
  await fixture.payOrder(payWith(card));
  const { id } = order;
  for (const act of [
    () => fixture.updateTravellers({ ctx, input: { id, travellers: [sampleTraveller()], contact } }),
    () => fixture.updateExtras({ ctx, input: { id, extras: { vertical: 'flights', bags: [], seats: [] } } }),
    () => fixture.holdOrder({ ctx, input: { id, acceptTotalMinor: 999_999 } }),
    () => fixture.extendHold({ ctx, input: { id } }),
    () => fixture.payOrder(payWith(card)),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 409, code: 'WRONG_STATE' });
  }
});

test('only methods that the provider supports are offered or taken', async () => {
  const { order, payWith } = await heldOrder(fixture, { flight: '406' });
  expect(order.payment).toEqual({ provider: 'simulator', kind: 'simulator', methods: ['CARD'] });
  const { ctx, input } = payWith(card);
  await expect(fixture.payOrder({ ctx, input: { ...input, method: 'AFFIRM' } })).rejects.toMatchObject({
    code: 'METHOD_NOT_OFFERED',
  });
});

test('S35 what looks like a card number is refused as a token before anything is stored', async () => {
  const { payWith } = await heldOrder(fixture, { flight: '407' });
  for (const number of ['4242424242424242', '4242 4242 4242 4242', 'tok_4242424242424242']) {
    await expect(fixture.payOrder(payWith(number))).rejects.toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  }
});

test('extras of a held order change its total and nothing else', async () => {
  const { ctx, order } = await heldOrder(fixture, { flight: '408', adults: 2 });
  const extras = {
    vertical: 'flights' as const,
    bags: [{ traveller: 1, slice: 0, kind: 'checked' as const, bought: 2 }],
    seats: [{ traveller: 0, slice: 0, preference: 'aisle' as const }],
  };
  const after = await fixture.updateExtras({ ctx, input: { id: order.id, extras } });
  expect(after.price.total.amountMinor).toBe(order.price.total.amountMinor + 4_800 + 5_900 + 1_200);
  expect(after.hold).toEqual(order.hold);
  const paid = await fixture.payOrder({
    ctx,
    input: {
      id: order.id,
      idempotencyKey: 'extras-1',
      paymentToken: card,
      totalMinor: after.price.total.amountMinor,
      currency: 'EUR',
      returnPath: '/x',
    },
  });
  expect(paid.outcome).toBe('confirmed');
});
