import { afterAll, expect, test } from 'vitest';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';
import { sampleTraveller } from './testing/sample.ts';

const { rig, close } = await openRig();
afterAll(close);

const card = 'sim_success_Visa_4242';
const contact = { email: 'thief@example.com', phone: null };

test('a stranger is refused at every call, as if the order did not exist, and nothing changes', async () => {
  const { ctx: owner, order, payWith } = await heldOrder(rig, { flight: '400' });
  const stranger = rig.visitor();
  const { id } = order;
  const acts: [string, () => Promise<unknown>][] = [
    ['readOrder', () => rig.readOrder({ ctx: stranger, input: { id } })],
    [
      'updateTravellers',
      () => rig.updateTravellers({ ctx: stranger, input: { id, travellers: [sampleTraveller()], contact } }),
    ],
    ['updateExtras', () => rig.updateExtras({ ctx: stranger, input: { id, extras: {} } })],
    ['holdOrder', () => rig.holdOrder({ ctx: stranger, input: { id, acceptTotalMinor: 1 } })],
    ['extendHold', () => rig.extendHold({ ctx: stranger, input: { id } })],
    ['payOrder', () => rig.payOrder({ ...payWith(card), ctx: stranger })],
    ['continuePayment', () => rig.continuePayment({ ctx: stranger, input: { id } })],
    ['createCancelQuote', () => rig.createCancelQuote({ ctx: stranger, input: { id } })],
    ['resendMail', () => rig.resendMail({ ctx: stranger, input: { id } })],
    ['renewLinks', () => rig.renewLinks({ ctx: stranger, input: { id } })],
  ];
  for (const [name, act] of acts) await expect(act(), name).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await rig.readOrder({ ctx: owner, input: { id } })).toEqual(order);
  await rig.payOrder(payWith(card));
  const quote = await rig.createCancelQuote({ ctx: owner, input: { id } });
  for (const act of [rig.readCancelQuote, rig.confirmCancel]) {
    await expect(act({ ctx: stranger, input: { id: quote.id } })).rejects.toMatchObject({ status: 404 });
  }
  expect(await rig.readOrder({ ctx: owner, input: { id } })).toMatchObject({ state: 'confirmed' });
});

test('nobody without a session starts an order', async () => {
  const { offer, fare } = rig.sell({ flight: '401' });
  const ctx = rig.as({ kind: 'anonymous', sessionId: null });
  const quote = await rig.createQuote({ ctx, input: { offerId: offer.id, fareId: fare.id } });
  const input = { idempotencyKey: 'nobody', quoteId: quote.id, travellers: [sampleTraveller()], contact };
  await expect(rig.createOrder({ ctx, input })).rejects.toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
});

test('a booked order takes no other names, bags, holds or payments', async () => {
  const { ctx, order, payWith } = await heldOrder(rig, { flight: '405' });
  await rig.payOrder(payWith(card));
  const { id } = order;
  for (const act of [
    () => rig.updateTravellers({ ctx, input: { id, travellers: [sampleTraveller()], contact } }),
    () => rig.updateExtras({ ctx, input: { id, extras: {} } }),
    () => rig.holdOrder({ ctx, input: { id, acceptTotalMinor: 999_999 } }),
    () => rig.extendHold({ ctx, input: { id } }),
    () => rig.payOrder(payWith(card)),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 409, code: 'WRONG_STATE' });
  }
});

test('only methods that the provider supports are offered or taken', async () => {
  const { order, payWith } = await heldOrder(rig, { flight: '406' });
  expect(order.payment).toEqual({ provider: 'simulator', kind: 'simulator', methods: ['CARD'] });
  const { ctx, input } = payWith(card);
  await expect(rig.payOrder({ ctx, input: { ...input, method: 'AFFIRM' } })).rejects.toMatchObject({
    code: 'METHOD_NOT_OFFERED',
  });
});

test('S35 what looks like a card number is refused as a token before anything is stored', async () => {
  const { payWith } = await heldOrder(rig, { flight: '407' });
  for (const number of ['4242424242424242', '4242 4242 4242 4242', 'tok_4242424242424242']) {
    await expect(rig.payOrder(payWith(number))).rejects.toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  }
});

test('extras of a held order change its total and nothing else', async () => {
  const { ctx, order } = await heldOrder(rig, { flight: '408', adults: 2 });
  const extras = {
    bags: [{ traveller: 1, slice: 0, kind: 'checked' as const, bought: 2 }],
    seats: [{ traveller: 0, slice: 0, preference: 'aisle' as const }],
  };
  const after = await rig.updateExtras({ ctx, input: { id: order.id, extras } });
  expect(after.price.total.amountMinor).toBe(order.price.total.amountMinor + 4_800 + 5_900 + 1_200);
  expect(after.hold).toEqual(order.hold);
  const paid = await rig.payOrder({
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
