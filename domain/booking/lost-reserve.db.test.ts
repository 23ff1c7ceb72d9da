import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { ReserveResult, Supplier } from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture, draftTogether } from './testing/fixture.ts';

const { database, close } = await openFixture();
afterAll(close);

async function seatsOut(flight: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(held + sold), 0)::int8 as n from house_stock where product = ${`XSPC${flight}`}`.execute(
    database.query,
  );
  return rows[0]?.n ?? 0;
}

type Second = (supplier: Supplier, ask: Parameters<Supplier['reserve']>[0]) => Promise<ReserveResult>;

/** The first reserve keeps a seat, and its answer is lost; the second is answered by the test. */
function forgetfulFixture(second: Second) {
  let [reserves, releases] = [0, 0];
  const fixture = createFixture({
    database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      async reserve(ask) {
        reserves += 1;
        if (reserves > 1) return second(supplier, ask);
        expect(await supplier.reserve(ask)).toMatchObject({ outcome: 'held' });
        throw new Error('The answer is lost');
      },
      async release(ask) {
        releases += 1;
        if (releases === 1) throw new Error('The question is lost');
        await supplier.release(ask);
      },
    }),
  });
  return { fixture, calls: () => ({ reserves, releases }) };
}

const acceptAll = { acceptTotalMinor: 1_000_000 };

test.each<[string, string, Second]>([
  ['800', 'SOLD_OUT', async () => ({ outcome: 'sold_out' })],
  ['801', 'OFFER_GONE', async () => ({ outcome: 'gone' })],
])('seat %s that a lost call kept is given back when its repetition is told %s', async (flight, code, second) => {
  const { fixture, calls } = forgetfulFixture(second);
  const ctx = fixture.visitor();
  const draft = await draftTogether(fixture, [{ flight }], ctx);
  await expect(fixture.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } })).rejects.toMatchObject({
    problems: [{ code }],
  });
  expect(calls()).toEqual({ reserves: 2, releases: 2 });
  expect(await seatsOut(flight)).toBe(0);
  expect((await fixture.readOrder({ ctx, input: { id: draft.id } })).state).toBe('draft');
});

test('the same with another price: what was kept goes back before it is kept anew', async () => {
  const flight = '802';
  const { fixture, calls } = forgetfulFixture(async (supplier, ask) => {
    const quote = await supplier.quote(ask.wanted);
    return calls().reserves === 2 && quote ? { outcome: 'repriced', quote } : supplier.reserve(ask);
  });
  const ctx = fixture.visitor();
  const draft = await draftTogether(fixture, [{ flight }], ctx);
  const held = await fixture.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } });
  expect(held.state).toBe('held');
  expect(calls()).toEqual({ reserves: 3, releases: 2 });
  expect(await seatsOut(flight)).toBe(1);
});

test('nobody asks a supplier twice to give back what its first and only answer refused', async () => {
  let releases = 0;
  const fixture = createFixture({
    database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      reserve: async () => ({ outcome: 'sold_out' }),
      release: async () => void (releases += 1),
    }),
  });
  const ctx = fixture.visitor();
  const draft = await draftTogether(fixture, [{ flight: '803' }], ctx);
  const asked = fixture.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } });
  await expect(asked).rejects.toMatchObject({ problems: [{ code: 'SOLD_OUT' }] });
  await fixture.drain();
  expect(releases).toBe(0);
});
