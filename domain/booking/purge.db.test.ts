import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/core';
import { everyRow, openTestDatabase } from '#platform/testing';
import { purgeJob } from './purge.ts';
import { createFixture, heldOrder, type Fixture } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let fixture: Fixture;
let duringReserve: (() => Promise<void>) | null = null;

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.database;
  fixture = createFixture({
    database: db,
    aroundSupplier: (supplier) => ({
      ...supplier,
      async reserve(ask) {
        const work = duringReserve;
        duringReserve = null;
        await work?.();
        return supplier.reserve(ask);
      },
    }),
  });
});
afterAll(() => opened.close());

const dayMs = 86_400_000;
const card = 'sim_success_Visa_4242';
const purge = (): Promise<void> => purgeJob(fixture.deps, fixture.jobCtx)();

async function draft(flight: string) {
  const { offer, fare } = fixture.sell({ flight });
  const ctx = fixture.visitor();
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const input = {
    idempotencyKey: `draft-${flight}`,
    quoteId: quote.id,
    travellers: [sampleTraveller({ familyName: 'Purgeable' })],
    contact: { email: `p${flight}@example.com`, phone: '+353861234567' },
  };
  const order = await fixture.createOrder({ ctx, input });
  const hold = { id: order.id, acceptTotalMinor: order.price.total.amountMinor };
  return { ctx, quote, input, order, hold };
}

async function rowsOf(orderId: string) {
  const { rows } = await sql<{ state: string; email: string; phone: string | null; travellers: number; keys: number }>`
    select i.state, o.email, o.phone,
      (select count(*) from booking_traveller t where t.order_id = o.id) as travellers,
      (select count(*) from idempotency_key k where k.key = o.request_key) as keys
    from booking_order o join order_item i on i.order_id = o.id where o.id = ${orderId}`.execute(everyRow(db));
  return rows[0];
}

const gone = { code: 'ORDER_PURGED', status: 410 };

test('a draft that nobody touched for two weeks loses what it knows of people; its maker is told, others learn nothing', async () => {
  const { ctx, order, input, hold } = await draft('950');
  fixture.clock.advance(13 * dayMs);
  await purge();
  expect(await rowsOf(order.id)).toMatchObject({ state: 'draft', travellers: 1, email: 'p950@example.com' });
  fixture.clock.advance(2 * dayMs);
  await purge();
  await purge();
  expect(await rowsOf(order.id)).toEqual({ state: 'purged', email: '', phone: null, travellers: 0, keys: 0 });
  const id = order.id;
  await expect(fixture.readOrder({ ctx, input: { id } })).rejects.toMatchObject(gone);
  await expect(fixture.holdOrder({ ctx, input: hold })).rejects.toMatchObject(gone);
  await expect(fixture.createOrder({ ctx, input })).rejects.toMatchObject(gone);
  await expect(fixture.readOrder({ ctx: fixture.visitor(), input: { id } })).rejects.toMatchObject({ status: 404 });
  const { rows } = await sql<{ cause: string; actor_kind: string }>`
    select cause, actor_kind from booking_event where order_id = ${id} and to_state = 'purged' and subject = 'item'`.execute(
    everyRow(db),
  );
  expect(rows).toEqual([{ cause: 'privacy.kept_long_enough', actor_kind: 'job' }]);
});

test('a change by its buyer keeps a draft for another two weeks', async () => {
  const { ctx, order } = await draft('951');
  fixture.clock.advance(13 * dayMs);
  await fixture.updateExtras({ ctx, input: { id: order.id, extras: { vertical: 'flights', bags: [], seats: [] } } });
  fixture.clock.advance(13 * dayMs);
  await purge();
  expect(await rowsOf(order.id)).toMatchObject({ state: 'draft', travellers: 1 });
  fixture.clock.advance(2 * dayMs);
  await purge();
  expect(await rowsOf(order.id)).toMatchObject({ state: 'purged' });
});

test('an expired hold goes as a draft does; where a card was tried it stays for the time in which its bank may ask', async () => {
  const expired = await heldOrder(fixture, { flight: '952' });
  const tried = await heldOrder(fixture, { flight: '953' });
  await expect(fixture.payOrder(tried.payWith('sim_declined'))).rejects.toMatchObject({ status: 402 });
  fixture.clock.advance(41 * 60_000);
  await fixture.drain();
  fixture.clock.advance(20 * dayMs);
  await purge();
  expect(await rowsOf(expired.order.id)).toMatchObject({ state: 'purged', travellers: 0 });
  expect(await rowsOf(tried.order.id)).toMatchObject({ state: 'hold_expired', travellers: 1 });
  fixture.clock.advance(161 * dayMs);
  await purge();
  expect(await rowsOf(tried.order.id)).toMatchObject({ state: 'purged', travellers: 0 });
  const { rows } = await sql`select from payment where order_id = ${tried.order.id}`.execute(everyRow(db));
  expect(rows).toHaveLength(1);
});

test('paid, unknown and disputed orders are never purged, however old', async () => {
  const paid = await heldOrder(fixture, { flight: '954' });
  await fixture.payOrder(paid.payWith(card));
  const unknown = await heldOrder(fixture, { flight: '955' });
  fixture.faults.set('commit', { kind: 'timeout_before' });
  fixture.faults.set('probe', { kind: 'timeout_before' }, 50);
  expect((await fixture.payOrder(unknown.payWith(card))).outcome).toBe('checking');
  const disputed = await draft('956');
  await sql`insert into help_item (id, order_id, kind, opened_at)
    values (${fixture.jobCtx.ids.uuid()}, ${disputed.order.id}, 'commit_unknown', now())`.execute(everyRow(db));
  const old = fixture.clock.now();
  await sql`update booking_order set touched_at = '2020-01-01' where id in (${paid.order.id}, ${unknown.order.id})`.execute(
    everyRow(db),
  );
  fixture.clock.advance(1_000 * dayMs);
  await purge();
  for (const [order, state] of [
    [paid.order, 'confirmed'],
    [unknown.order, 'commit_unknown'],
    [disputed.order, 'draft'],
  ] as const)
    expect(await rowsOf(order.id)).toMatchObject({ state, travellers: 1 });
  fixture.clock.set(old);
});

test('quotes that nobody bought and answers past their month are removed; a used quote stays with its order', async () => {
  const ctx = fixture.visitor();
  const { offer, fare } = fixture.sell({ flight: '957' });
  const unused = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const { ctx: buyer, quote, order } = await draft('958');
  fixture.clock.advance(31 * dayMs);
  await purge();
  await expect(fixture.readQuote({ ctx, input: { id: unused.id } })).rejects.toMatchObject({ status: 404 });
  expect((await fixture.readQuote({ ctx: buyer, input: { id: quote.id } })).orderId).toBe(order.id);
  const { rows } = await sql`select from idempotency_key where expires_at < ${fixture.clock.now()}`.execute(
    everyRow(db),
  );
  expect(rows).toEqual([]);
});

async function buy({ ctx, order, hold }: Awaited<ReturnType<typeof draft>>): Promise<string> {
  await fixture.holdOrder({ ctx, input: hold });
  const { amountMinor: totalMinor, currency } = order.price.total;
  const input = { id: order.id, idempotencyKey: `pay-${order.id}`, method: 'CARD' as const, paymentToken: card };
  return (await fixture.payOrder({ ctx, input: { ...input, totalMinor, currency, returnPath: '/x' } })).outcome;
}

test('a purge in the middle of a hold leaves the order alone', async () => {
  const drafted = await draft('960');
  fixture.clock.advance(15 * dayMs);
  duringReserve = purge;
  expect(await buy(drafted)).toBe('confirmed');
  expect(duringReserve).toBeNull();
  expect(await rowsOf(drafted.order.id)).toMatchObject({ state: 'confirmed', travellers: 1 });
});

test('a purge and a payment at once: either the order is booked with its people, or it is gone and nothing was taken', async () => {
  const pause = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await sql`select 1`.execute(everyRow(db));
  };
  for (let round = 0; round < 12; round++) {
    const drafted = await draft(`97${round}`);
    const { order } = drafted;
    fixture.clock.advance(15 * dayMs);
    const buying = pause(round % 3).then(() => buy(drafted));
    const purging = pause(round % 4).then(purge);
    const [outcome] = await Promise.all([buying.catch((error: { code: string }) => error.code), purging]);
    const row = await rowsOf(order.id);
    if (outcome === 'confirmed') {
      expect(row).toMatchObject({ state: 'confirmed', travellers: 1, email: `p97${round}@example.com` });
      continue;
    }
    expect([outcome, row?.state]).toEqual(['ORDER_PURGED', 'purged']);
    const { rows } = await sql`select from payment where order_id = ${order.id}`.execute(everyRow(db));
    expect(rows).toEqual([]);
  }
});
