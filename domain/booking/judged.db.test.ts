import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { companyOf, type Ctx } from '#domain/kernel';
import { FINE, type Verdict } from '#domain/search';
import { asTableOwner, everyRow } from '#platform/testing';
import { fill } from '../../migrations/0148-judged-before-booked.ts';
import type { BookingDeps } from './index.ts';
import { linkToken } from './index.ts';
import { forCompany, makeCompanies } from './testing/companies.ts';
import { createFixture, draftTogether, heldOrder, heldTogether } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const card = 'sim_success_Visa_4242';
const MOST = { code: 'ABOVE', limits: { most: { amountMinor: 100, currency: 'EUR' } } };
const BLOCKED: Verdict = { hidden: false, state: 'blocked', reasons: [MOST] };
const HIDDEN: Verdict = { hidden: true, state: 'blocked', reasons: [MOST] };
const OUT: Verdict = { hidden: false, state: 'out', reasons: [MOST] };

const { database: db, close } = await openFixture();
afterAll(close);

let told: BookingDeps['judge'];
beforeEach(() => {
  told = async () => FINE;
});
const seen = { commits: 0, reserves: 0 };
const house = createFixture({
  database: db,
  judge: (facts, ctx) => told(facts, ctx),
  aroundSupplier: (supplier) => ({
    ...supplier,
    reserve: async (ask) => (seen.reserves++, supplier.reserve(ask)),
    commit: async (ask) => (seen.commits++, supplier.commit(ask)),
  }),
});

const refusal = (item: number) => ({
  status: 403,
  problems: [{ code: 'OFFER_NOT_ALLOWED', field: 'items', detail: { vertical: 'flights', item, reasons: [MOST] } }],
});
const stateOf = async (ctx: Ctx, id: string) => (await house.readOrder({ ctx, input: { id } })).state;

interface Kept {
  readonly state: string;
  readonly evidence: object;
}

async function judgementOf(orderId: string): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select state, evidence from booking_gate where order_id = ${orderId} and name = 'judgement'`.execute(everyRow(db));
  return rows;
}

test.each([BLOCKED, HIDDEN])('what may not be bought since it was quoted is not held: $hidden', async (verdict) => {
  const ctx = house.visitor();
  const order = await draftTogether(house, [{ flight: '781' }, { flight: '782' }], ctx);
  const dearer = order.items[1]!.price.total.amountMinor;
  const before = seen.reserves;
  let items = 0;
  told = async () => (++items === 2 ? verdict : FINE);
  const input = { id: order.id, acceptTotalMinor: order.price.total.amountMinor };
  await expect(house.holdOrder({ ctx, input })).rejects.toMatchObject(refusal(1));
  expect([await stateOf(ctx, order.id), seen.reserves, dearer > 0]).toEqual(['draft', before, true]);
  told = async () => FINE;
  expect((await house.holdOrder({ ctx, input })).state).toBe('held');
});

test('what may not be bought since it was held is not paid for: no card is asked, nothing is sent, and it stays held', async () => {
  const { ctx, order, payWith } = await heldOrder(house, { flight: '783' });
  const before = seen.commits;
  told = async () => BLOCKED;
  await expect(house.payOrder(payWith(card))).rejects.toMatchObject(refusal(0));
  await expect(house.extendHold({ ctx, input: { id: order.id } })).rejects.toMatchObject(refusal(0));
  const { rows } = await sql`select id from payment where order_id = ${order.id}`.execute(everyRow(db));
  expect([rows, await judgementOf(order.id), seen.commits, await stateOf(ctx, order.id)]).toEqual([
    [],
    [],
    before,
    'held',
  ]);
});

test('what is only not as the rules want it is held, paid for and booked, and its gate keeps what was said', async () => {
  told = async () => OUT;
  const { order, payWith } = await heldOrder(house, { flight: '784' });
  expect((await house.payOrder(payWith(card))).outcome).toBe('confirmed');
  const { amountMinor: totalMinor, currency } = order.price.total;
  expect(await judgementOf(order.id)).toEqual([
    { state: 'open', evidence: { said: 'out', reasons: 'ABOVE', totalMinor, currency } },
  ]);
});

test('an item is judged at its own total, with who sells it', async () => {
  const facts: unknown[] = [];
  const { order, payWith } = await heldTogether(house, [{ flight: '785' }, { flight: '786' }]);
  told = async (asked) => (facts.push(asked), FINE);
  await house.payOrder(payWith(card));
  expect(facts).toEqual(
    order.items.map(({ price }) => ({
      vertical: 'flights',
      totalMinor: price.total.amountMinor,
      currency: price.total.currency,
      sellers: [expect.any(String)],
    })),
  );
});

test('whoever works on an order is held to the rules of whose it is: of its company, or of nobody’s', async () => {
  const [north, south] = [house.jobCtx.ids.uuid(), house.jobCtx.ids.uuid()];
  await makeCompanies(db, [north, south]);
  const ada = await house.traveler();
  const links = { own: '787', north: '788' } as const;
  const asked: (string | null)[] = [];
  for (const [whose, flight] of Object.entries(links)) {
    const buyer = whose === 'own' ? ada : forCompany(ada, north);
    const { order, payWith } = await heldOrder(house, { flight }, undefined, buyer);
    const token = await linkToken(house.deps, everyRow(db), order.id);
    told = async (_facts, { actor }) => (asked.push(companyOf(actor)), BLOCKED);
    for (const other of [buyer, house.visitor(), forCompany(await house.traveler(), south)]) {
      const input = { ...payWith(card).input, token, idempotencyKey: house.jobCtx.ids.uuid() };
      await expect(house.payOrder({ ctx: other, input })).rejects.toMatchObject(refusal(0));
    }
    told = async () => FINE;
  }
  expect(asked).toEqual([null, null, null, north, north, north]);
});

test('what was under way before it was judged goes on to be booked', async () => {
  const { order, payWith } = await heldOrder(house, { flight: '789' });
  await house.payOrder(payWith(card));
  const undone = new Error('undone');
  const found = Promise.withResolvers<readonly unknown[]>();
  const work = asTableOwner(db, async (tx) => {
    await sql`delete from booking_gate where order_id = ${order.id} and name = 'judgement'`.execute(tx);
    await sql`update order_item set state = 'committing' where order_id = ${order.id}`.execute(tx);
    await fill(tx);
    const { rows } = await sql`select name, state from booking_gate where order_id = ${order.id} order by name`.execute(
      tx,
    );
    found.resolve(rows);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await found.promise).toEqual(['hold', 'judgement', 'price'].map((name) => ({ name, state: 'open' })));
});
