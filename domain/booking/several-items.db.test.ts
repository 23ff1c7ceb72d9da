import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { sql } from 'kysely';
import { openFixture } from './testing/open-fixture.ts';
import { draftTogether, heldOrder, heldTogether } from './testing/fixture.ts';

const { database: db, fixture, books, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
/** The payer's item commits first; the second call of a kind is the other's. */
function strike(item: 0 | 1, call: 'commit', kind: 'sold_out_at_commit' | 'timeout_after_success' | 'timeout_before') {
  if (item === 1) fixture.faults.set(call, { kind: 'latency', ms: 0 });
  fixture.faults.set(call, { kind });
}

const statesOf = ({ items }: { items: readonly { state: string }[] }) => items.map(({ state }) => state);

async function noticesOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{
    kind: string;
  }>`select kind from booking_notice where order_id = ${orderId} order by id`.execute(everyRow(db));
  return rows.map(({ kind }) => kind);
}

async function seatsOut(flight: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(held + sold), 0)::int8 as n from house_stock where product = ${`XSPC${flight}`}`.execute(
    everyRow(db),
  );
  return rows[0]?.n ?? 0;
}

test('two items are one order, one payment and one mail, and the books sum to zero', async () => {
  const { order, payWith } = await heldTogether(fixture, [{ flight: '700' }, { flight: '701', baseMinor: 12_345 }]);
  expect(order.price.total.amountMinor).toBe(51_550 + 12_345 + 11_550);
  expect(order.price.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(order.price.total.amountMinor);
  expect(order.travellers.map(({ item }) => item)).toEqual([0, 1]);
  const { outcome, order: paid } = await fixture.payOrder(payWith(card));
  expect([outcome, paid.state, statesOf(paid)]).toEqual(['confirmed', 'confirmed', ['confirmed', 'confirmed']]);
  expect(paid.payments).toMatchObject([{ state: 'captured', amount: order.price.total, taken: order.price.total }]);
  expect(new Set(paid.items.map(({ supplierReference }) => supplierReference)).size).toBe(2);
  const total = order.price.total.amountMinor;
  expect(await books(order.id)).toEqual({ customer: 0, psp: total, supplier: -total });
  expect(await noticesOf(order.id)).toEqual(['confirmation']);
});

test('one item refused: the other stays booked, only it is paid for, and the mail is sent once', async () => {
  for (const [failing, flights] of [
    [0, ['702', '703']],
    [1, ['704', '705']],
  ] as const) {
    const asks = flights.map((flight, at) => ({ flight, baseMinor: 10_000 * (at + 1) }));
    const { order, payWith } = await heldTogether(fixture, asks);
    const good = order.items[1 - failing]!;
    strike(failing, 'commit', 'sold_out_at_commit');
    const { outcome, order: paid } = await fixture.payOrder(payWith(card));
    expect([outcome, paid.state]).toEqual(['confirmed', 'partly_confirmed']);
    expect(paid.items[failing]).toMatchObject({ state: 'rejected', supplierReference: null });
    expect(paid.items[1 - failing]).toMatchObject({ state: 'confirmed', cancellable: true });
    expect(paid.payments).toMatchObject([{ state: 'captured', amount: order.dueNow, taken: good.dueNow }]);
    const due = good.dueNow.amountMinor;
    expect(await books(order.id)).toEqual({ customer: 0, psp: due, supplier: -due });
    expect([await seatsOut(flights[failing]), await seatsOut(flights[1 - failing]!)]).toEqual([0, 1]);
    expect(await noticesOf(order.id)).toEqual(['confirmation']);
  }
});

test('both refused: nothing is taken, the authorisation is let go of', async () => {
  const { order, payWith } = await heldTogether(fixture, [{ flight: '706' }, { flight: '707' }]);
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' }, 2);
  await expect(fixture.payOrder(payWith(card))).rejects.toMatchObject({ code: 'SOLD_OUT' });
  const read = await fixture.readOrder({ ctx: fixture.jobCtx, input: { id: order.id } });
  expect([read.state, read.payments.map(({ state, taken }) => [state, taken])]).toEqual(['failed', [['voided', null]]]);
  expect(await books(order.id)).toEqual({});
  expect(await noticesOf(order.id)).toEqual(['failure']);
});

test('one item in doubt: nothing is taken until its supplier has said the last word, whatever it is', async () => {
  for (const [fault, end, flights] of [
    ['timeout_after_success', 'confirmed', ['708', '709']],
    ['sold_out_at_commit', 'partly_confirmed', ['710', '711']],
  ] as const) {
    const { ctx, order, payWith } = await heldTogether(
      fixture,
      flights.map((flight) => ({ flight })),
    );
    strike(1, 'commit', fault === 'sold_out_at_commit' ? 'timeout_before' : fault);
    fixture.faults.set('probe', { kind: 'timeout_before' });
    const paid = await fixture.payOrder(payWith(card));
    expect([paid.outcome, paid.order.state]).toEqual(['checking', 'checking']);
    expect(statesOf(paid.order)).toEqual(['confirmed', 'commit_unknown']);
    expect(paid.order.payments).toMatchObject([{ state: 'authorised', taken: null }]);
    if (fault === 'sold_out_at_commit') fixture.faults.set('commit', { kind: fault });
    for (let tries = 0; tries < 6; tries++) {
      fixture.clock.advance(10_000);
      await fixture.drain();
    }
    const after = await fixture.readOrder({ ctx, input: { id: order.id } });
    expect(after.state).toBe(end);
    const due = end === 'confirmed' ? order.dueNow : order.items[0]!.dueNow;
    expect(after.payments).toMatchObject([{ state: 'captured', taken: due }]);
    expect(await books(order.id)).toMatchObject({ customer: 0, psp: due.amountMinor });
  }
});

test('what cannot be kept is named, does not undo the other, and can be taken out', async () => {
  const ctx = fixture.visitor();
  const { order: taken } = await heldOrder(fixture, { flight: '712' }, 1);
  expect(taken.state).toBe('held');
  const draft = await draftTogether(fixture, [{ flight: '713' }, { flight: '712' }], ctx, { '712': 1 });
  const hold = { ctx, input: { id: draft.id, acceptTotalMinor: draft.price.total.amountMinor } };
  await expect(fixture.holdOrder(hold)).rejects.toMatchObject({
    code: 'SOLD_OUT',
    problems: [{ detail: { item: 1, vertical: 'flights' } }],
  });
  const read = await fixture.readOrder({ ctx, input: { id: draft.id } });
  expect([statesOf(read), read.actions]).toEqual([
    ['held', 'draft'],
    ['edit', 'removeItem', 'hold'],
  ]);
  const left = await fixture.removeItem({ ctx, input: { id: draft.id, itemId: read.items[1]!.id } });
  expect([left.state, left.items.length, left.travellers.length]).toEqual(['held', 1, 1]);
  expect(left.price.total).toEqual(read.items[0]!.price.total);
  await expect(fixture.removeItem({ ctx, input: { id: draft.id, itemId: left.items[0]!.id } })).rejects.toMatchObject({
    code: 'LAST_ITEM',
  });
});

test('an item that was kept and is taken out gives its seats back; who is left keeps their documents', async () => {
  const { ctx, order, payWith } = await heldTogether(fixture, [{ flight: '714' }, { flight: '715' }]);
  expect([await seatsOut('714'), await seatsOut('715')]).toEqual([1, 1]);
  const left = await fixture.removeItem({ ctx, input: { id: order.id, itemId: order.items[0]!.id } });
  expect([await seatsOut('714'), await seatsOut('715')]).toEqual([0, 1]);
  expect(left.travellers).toMatchObject([{ item: 0, document: { lastTwo: '67' } }]);
  const { input } = payWith(card);
  const paid = await fixture.payOrder({ ctx, input: { ...input, totalMinor: left.price.total.amountMinor } });
  expect(paid.order).toMatchObject({ state: 'confirmed', payments: [{ taken: left.dueNow }] });
});

test('each item is cancelled by itself, refunds add up, and the payment is refunded only when all of it is', async () => {
  const refund = { status: 'allowed' as const, fee: null, untilHoursBefore: 0 };
  const { ctx, order, payWith } = await heldTogether(fixture, [
    { flight: '716', refund },
    { flight: '717', refund, baseMinor: 9_900 },
  ]);
  await fixture.payOrder(payWith(card));
  await expect(fixture.createCancelQuote({ ctx, input: { id: order.id } })).rejects.toMatchObject({
    problems: [{ field: 'itemId' }],
  });
  const cancel = async (at: number) => {
    const itemId = order.items[at]!.id;
    const quote = await fixture.createCancelQuote({ ctx, input: { id: order.id, itemId } });
    expect([quote.refund, quote.paid, quote.partial]).toEqual([
      order.items[at]!.dueNow,
      order.items[at]!.dueNow,
      false,
    ]);
    return fixture.confirmCancel({ ctx, input: { id: quote.id } });
  };
  const one = await cancel(1);
  expect([one.state, statesOf(one)]).toEqual(['confirmed', ['confirmed', 'cancelled']]);
  expect(one.payments).toMatchObject([{ state: 'partially_refunded' }]);
  expect(one.items.map(({ refunded }) => refunded.amountMinor)).toEqual([0, order.items[1]!.dueNow.amountMinor]);
  expect(one.events.filter(({ kind }) => kind === 'refund_confirmed')).toMatchObject([{ item: 1 }]);
  expect(one.events.find(({ kind }) => kind === 'order_created')?.amount).toEqual(order.price.total);
  const both = await cancel(0);
  expect([both.state, both.payments.map(({ state }) => state)]).toEqual(['cancelled', ['refunded']]);
  expect(await books(order.id)).toEqual({ customer: 0, psp: 0, supplier: 0 });
});

test('paid for ten times at once with ten keys: one payment, one booking of each item', async () => {
  const { order, payWith } = await heldTogether(fixture, [{ flight: '718' }, { flight: '719' }]);
  await Promise.allSettled(Array.from({ length: 10 }, () => fixture.payOrder(payWith(card))));
  fixture.clock.advance(60_000);
  await fixture.drain();
  const read = await fixture.readOrder({ ctx: fixture.jobCtx, input: { id: order.id } });
  expect([read.state, read.payments.length]).toEqual(['confirmed', 1]);
  expect([await seatsOut('718'), await seatsOut('719')]).toEqual([1, 1]);
});

test('a quote is joined and parted again; other currencies, too many items and used quotes are refused', async () => {
  const ctx = fixture.visitor();
  const first = fixture.sell({ flight: '720' });
  const second = fixture.sell({ flight: '721' });
  const ask = ({ offer, fare }: typeof first, joins?: string) => ({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, joins },
  });
  const one = await fixture.createQuote(ask(first));
  const two = await fixture.createQuote(ask(second, one.id));
  expect(two.items.map(({ product }) => product.offerId)).toEqual([first.offer.id, second.offer.id]);
  expect(two.price.total.amountMinor).toBe(2 * one.price.total.amountMinor);
  const back = await fixture.removeQuoteItem({ ctx, input: { id: two.id, item: 0 } });
  expect(back.items.map(({ product }) => product.offerId)).toEqual([second.offer.id]);
  await expect(fixture.removeQuoteItem({ ctx, input: { id: back.id, item: 0 } })).rejects.toMatchObject({
    code: 'LAST_ITEM',
  });
  const placed = await fixture.createQuote({ ctx, input: { ...ask(first, back.id).input, at: 0 } });
  expect(placed.items.map(({ product }) => product.offerId)).toEqual([first.offer.id, second.offer.id]);
  const three = await fixture.createQuote(ask(first, two.id));
  const four = await fixture.createQuote(ask(first, three.id));
  await expect(fixture.createQuote(ask(first, four.id))).rejects.toMatchObject({ code: 'QUOTE_FULL' });
  const dollars = fixture.sell({ flight: '722', currency: 'USD' });
  await expect(fixture.createQuote(ask(dollars, one.id))).rejects.toMatchObject({ code: 'CURRENCY_DIFFERS' });
  await expect(fixture.createQuote(ask(first, ctx.ids.uuid()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
