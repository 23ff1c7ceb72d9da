import { afterAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { everyRow } from '#platform/testing';
import { defaultGates, type Gate } from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture, heldOrder } from './testing/fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
const MINUTE_MS = 60_000;

interface Kept {
  readonly name: string;
  readonly state: string;
  readonly evidence: object;
  readonly inTime: boolean;
}

/** Gates of an order, and whether each was asked before anything was sent to the supplier. */
async function gatesOf(orderId: string): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select g.name, g.state, g.evidence, g.asked_at <= (
      select coalesce(min(e.intended_at), 'infinity') from booking_effect e where e.item_id = g.item_id and e.kind = 'commit'
    ) as "inTime"
    from booking_gate g where g.order_id = ${orderId} order by g.name`.execute(everyRow(db));
  return rows;
}

/** A house where somebody else decides as well, and what its supplier and payments came to. */
function deciding(minutes: number | null) {
  const seen = { commits: 0 };
  const decision: Gate = {
    name: 'decision',
    ask: (_part, { now }) => ({
      state: 'waiting',
      deadline: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
      evidence: { asked: 'a manager' },
    }),
  };
  const house = createFixture({
    database: db,
    gates: [...defaultGates, decision],
    aroundSupplier: (supplier) => ({ ...supplier, commit: async (ask) => (seen.commits++, supplier.commit(ask)) }),
  });
  const decide = (orderId: string, state: 'open' | 'shut') =>
    sql`update booking_gate set state = ${state} where order_id = ${orderId} and name = 'decision'`.execute(
      everyRow(db),
    );
  return { house, seen, decide };
}

test('what is booked has its price and its hold checked before, and both say on what they rest', async () => {
  const { order, payWith } = await heldOrder(fixture, { flight: '701' });
  expect(await gatesOf(order.id)).toEqual([]);
  const paid = await fixture.payOrder(payWith(card));
  expect(paid.outcome).toBe('confirmed');
  const { amountMinor, currency } = order.price.total;
  expect(await gatesOf(order.id)).toEqual([
    { name: 'hold', state: 'open', evidence: { hold: expect.any(String), number: 1, minutes: 30 }, inTime: true },
    {
      name: 'judgement',
      state: 'open',
      evidence: { said: 'in', reasons: '', totalMinor: amountMinor, currency },
      inTime: true,
    },
    {
      name: 'price',
      state: 'open',
      evidence: { acceptedMinor: amountMinor, totalMinor: amountMinor, itemMinor: amountMinor, currency },
      inTime: true,
    },
  ]);
});

test('an item waits for a decision with its money authorised and its hold kept, and is booked once it is taken', async () => {
  const { house, seen, decide } = deciding(20);
  const { ctx, order, payWith } = await heldOrder(house, { flight: '702' });
  const paid = await house.payOrder(payWith(card));
  expect([paid.outcome, paid.order.payments.map(({ state }) => state)]).toEqual(['booking', ['authorised']]);
  house.clock.advance(5 * MINUTE_MS);
  await house.drain();
  expect([seen.commits, (await house.readOrder({ ctx, input: { id: order.id } })).state]).toEqual([0, 'booking']);
  await decide(order.id, 'open');
  await house.continuePayment({ ctx, input: { id: order.id } });
  expect(await house.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
    state: 'confirmed',
    payments: [{ state: 'captured' }],
  });
  expect(seen.commits).toBe(1);
});

test.for([
  ['its time runs out', 20, undefined],
  ['it is declined', 20, 'shut'],
  ['nobody could ever take it', null, undefined],
] as const)(
  'where a decision is missing because %s, nothing is sent to the supplier, nothing is charged and the hold goes back',
  async ([why, minutes, answer]) => {
    const { house, seen, decide } = deciding(minutes);
    const { ctx, order, payWith } = await heldOrder(house, { flight: `70${3 + (why.length % 7)}` });
    await house.payOrder(payWith(card)).catch((error: { code: string }) => {
      expect([why, error.code]).toEqual([why, 'BOOKING_REFUSED']);
    });
    if (answer) await decide(order.id, answer);
    house.clock.advance(21 * MINUTE_MS);
    for (let turn = 0; turn < 3; turn += 1) await house.drain();
    expect(await house.readOrder({ ctx, input: { id: order.id } })).toMatchObject({
      state: 'failed',
      payments: [{ state: 'voided' }],
    });
    expect(seen.commits).toBe(0);
    const { rows } = await sql<{ released: boolean; failure: string }>`
      select released, failure from order_item where order_id = ${order.id}`.execute(everyRow(db));
    expect(rows).toEqual([{ released: true, failure: 'gate_shut' }]);
    const journal = await sql<{ facts: object }>`
      select facts from booking_event where order_id = ${order.id} and cause = 'gate.not_open' and subject = 'item'`.execute(
      everyRow(db),
    );
    expect(journal.rows).toEqual([{ facts: { gate: 'decision' } }]);
  },
);
