import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import { everyRow } from '#platform/testing';
import { createFixture, draftTogether, heldOrder } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
const MOST = 6;
const LONG = 72 * 60;
const fixture = createFixture({ database: db, settings: { mostHeld: MOST } });

let flights = 950;
const ask = (adults: number) => ({ flight: String(flights++), adults, holdMinutes: LONG });

async function heldSeats(from: number): Promise<number> {
  const names = Array.from({ length: flights - from }, (_, at) => `XSPC${from + at}`);
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(held), 0)::int8 as held from house_stock where product = any(${names})`.execute(everyRow(db));
  return rows[0]?.held ?? 0;
}

const hold = (ctx: Ctx, { id, price }: Order) =>
  fixture.holdOrder({ ctx, input: { id, acceptTotalMinor: price.total.amountMinor } });

test.for(['a session', 'an account'])(
  '%s holds so many seats at a time; what is chosen beyond them is not held, says so, and is paid for all the same',
  async (who) => {
    const from = flights;
    const ctx = who === 'a session' ? fixture.visitor() : await fixture.traveler();
    const first = await heldOrder(fixture, ask(4), 9, ctx);
    expect(first.order.items[0]).toMatchObject({ state: 'held', holdMinutes: LONG });
    expect(first.order.items[0]?.holdLimited).toBeUndefined();
    const beyond = await heldOrder(fixture, ask(3), 9, ctx);
    expect(beyond.order).toMatchObject({ state: 'draft', hold: null, actions: ['edit', 'pay'] });
    expect(beyond.order.items[0]).toMatchObject({ state: 'draft', holdMinutes: null, holdLimited: true });
    const fits = await heldOrder(fixture, ask(2), 9, ctx);
    expect(fits.order.state).toBe('held');
    expect(await heldSeats(from)).toBe(MOST);
    const { order, outcome } = await fixture.payOrder(beyond.payWith(card));
    expect([outcome, order.items[0]?.state]).toEqual(['confirmed', 'confirmed']);
    expect(await heldSeats(from)).toBe(MOST);
  },
);

test('what was beyond is held once there is room: the other was paid for, or its hold has run out', async () => {
  const ctx = fixture.visitor();
  const [first, second] = [await heldOrder(fixture, ask(5), 9, ctx), await heldOrder(fixture, ask(4), 9, ctx)];
  expect(second.order.items[0]?.holdLimited).toBe(true);
  expect((await hold(ctx, second.draft)).items[0]?.holdLimited).toBe(true);
  await fixture.payOrder(first.payWith(card));
  const after = await hold(ctx, second.draft);
  expect([after.state, after.items[0]?.holdLimited, after.items[0]?.holdMinutes]).toEqual(['held', undefined, LONG]);
  const third = await heldOrder(fixture, ask(4), 9, ctx);
  expect(third.order.state).toBe('draft');
  fixture.clock.advance(LONG * 60_000 + 1_000);
  expect((await hold(ctx, third.draft)).state).toBe('held');
  // Its own hold has run out meanwhile, and another has taken its room.
  expect((await hold(ctx, second.draft)).items[0]).toMatchObject({ state: 'draft', holdLimited: true });
});

test('of the items of one order those are held that there is room for', async () => {
  const ctx = fixture.visitor();
  const draft = await draftTogether(fixture, [ask(4), ask(4)], ctx);
  const order = await hold(ctx, draft);
  const [limited, kept] = [true, undefined].map((is) => order.items.filter(({ holdLimited }) => holdLimited === is));
  expect([limited, kept].map((items) => items?.map(({ state }) => state))).toEqual([['draft'], ['held']]);
  expect(order.hold).not.toBeNull();
});

test('one session that holds all it can at once has no more than the limit, however its calls fall together', async () => {
  const from = flights;
  const ctx = fixture.visitor();
  const drafts: Order[] = [];
  for (let at = 0; at < 8; at++) drafts.push(await draftTogether(fixture, [ask(2)], ctx));
  const orders = await Promise.all(drafts.map((draft) => hold(ctx, draft)));
  expect(orders.filter(({ state }) => state === 'held')).toHaveLength(MOST / 2);
  expect(orders.filter(({ items }) => items[0]?.holdLimited)).toHaveLength(8 - MOST / 2);
  expect(await heldSeats(from)).toBe(MOST);
});

test('each of many sessions has a limit of its own: what they hold together grows with their number only', async () => {
  const from = flights;
  for (let at = 0; at < 3; at++) {
    const ctx = fixture.visitor();
    for (const adults of [4, 4, 4]) await heldOrder(fixture, ask(adults), 9, ctx);
  }
  expect(await heldSeats(from)).toBe(3 * 4);
});
