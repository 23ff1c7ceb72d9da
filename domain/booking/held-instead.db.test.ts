import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { everyRow, openTestDatabase } from '#platform/testing';
import { createFixture, heldTogether } from './testing/fixture.ts';

const { database: db, close } = await openTestDatabase();
afterAll(close);

/** The reservation that each flight was priced with, by its number. */
const asked = new Map<string, string | undefined>();
beforeEach(() => asked.clear());

const fixture = createFixture({
  database: db,
  aroundSupplier: (supplier) => ({
    ...supplier,
    async quote(wanted, holding) {
      asked.set(JSON.stringify(wanted.ref).match(/\d{3}/)?.[0] ?? '', holding);
      return supplier.quote(wanted, holding);
    },
  }),
});

let flights = 810;

/** Two flights held in one order, and another that is sold; `quoteId` is what the order was made from. */
async function heldPair() {
  const [first, second, third] = [`${flights++}`, `${flights++}`, `${flights++}`];
  const ctx = fixture.visitor();
  const { order } = await heldTogether(fixture, [{ flight: first }, { flight: second }], ctx);
  const { rows } = await sql<{ quote_id: string; holds: string[] }>`
    select o.quote_id, array(select i.hold_ref from order_item i where i.order_id = o.id order by i.position) as holds
    from booking_order o where o.id = ${order.id}`.execute(everyRow(db));
  const [{ quote_id: instead, holds }] = rows as [(typeof rows)[number]];
  fixture.sell({ flight: third });
  return { ctx, instead, holds, first, second, third };
}

async function quoteOf(
  ctx: Ctx,
  flight: string,
  more: { instead: string; joins?: string; at?: number; replaces?: number },
) {
  const { offer, fare } = fixture.sell({ flight });
  return fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, ...more },
  });
}

test('of two held flights the one that is replaced counts for the third, whichever it is, and the other keeps its own', async () => {
  for (const at of [0, 1]) {
    const { ctx, instead, holds, first, second, third } = await heldPair();
    const [kept, other] = at === 0 ? [second, 1] : [first, 0];
    const alone = await quoteOf(ctx, kept, { instead });
    expect(asked.get(kept)).toBe(holds[other]);
    await quoteOf(ctx, third, { instead, joins: alone.id, at });
    expect([asked.get(third), asked.get(kept)]).toEqual([holds[at], holds[other]]);
  }
});

test('asked for again one after the other, as a trip is, each place has what was held in it', async () => {
  for (const at of [0, 1]) {
    const { ctx, instead, holds, first, second, third } = await heldPair();
    const trip = [first, second].with(at, third);
    const one = await quoteOf(ctx, trip[0]!, { instead });
    expect(asked.get(trip[0]!)).toBe(holds[0]);
    await quoteOf(ctx, trip[1]!, { instead, joins: one.id });
    expect(trip.map((flight) => asked.get(flight))).toEqual(holds);
  }
});

test('what others hold, and what is held once already, counts for nobody', async () => {
  const { ctx, instead, holds, first, second, third } = await heldPair();
  await quoteOf(fixture.visitor(), third, { instead });
  expect(asked.get(third)).toBeUndefined();
  const both = await quoteOf(ctx, second, { instead, joins: (await quoteOf(ctx, first, { instead })).id });
  await quoteOf(ctx, third, { instead, joins: both.id });
  expect([first, second, third].map((flight) => asked.get(flight))).toEqual([...holds, undefined]);
});

test('asked for alone, what takes one place of a trip has what is held there, and never what stays', async () => {
  for (const replaces of [0, 1]) {
    const { ctx, instead, holds, first, second, third } = await heldPair();
    await quoteOf(ctx, third, { instead, replaces });
    await quoteOf(ctx, [second, first][replaces]!, { instead, replaces });
    expect([third, [second, first][replaces]!].map((flight) => asked.get(flight))).toEqual([
      holds[replaces],
      holds[replaces],
    ]);
    await quoteOf(ctx, third, { instead, replaces: 2 });
    expect(asked.get(third)).toBeUndefined();
  }
});
