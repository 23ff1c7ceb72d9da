import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { ReserveResult, Supplier } from './index.ts';
import { openRig } from './testing/open-rig.ts';
import { createRig, draftTogether } from './testing/rig.ts';

const { database, close } = await openRig();
afterAll(close);

async function seatsOut(flight: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(held + sold), 0)::int8 as n from house_stock where flight = ${`XSPC${flight}`}`.execute(
    database.query,
  );
  return rows[0]?.n ?? 0;
}

type Second = (supplier: Supplier, ask: Parameters<Supplier['reserve']>[0]) => Promise<ReserveResult>;

/** The first reserve keeps a seat, and its answer is lost; the second is answered by the test. */
function rigThatForgets(second: Second) {
  let [reserves, releases] = [0, 0];
  const rig = createRig({
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
  return { rig, calls: () => ({ reserves, releases }) };
}

const acceptAll = { acceptTotalMinor: 1_000_000 };

test.each<[string, string, Second]>([
  ['800', 'SOLD_OUT', async () => ({ outcome: 'sold_out' })],
  ['801', 'OFFER_GONE', async () => ({ outcome: 'gone' })],
])('seat %s that a lost call kept is given back when its repetition is told %s', async (flight, code, second) => {
  const { rig, calls } = rigThatForgets(second);
  const ctx = rig.visitor();
  const draft = await draftTogether(rig, [{ flight }], ctx);
  await expect(rig.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } })).rejects.toMatchObject({
    problems: [{ code }],
  });
  expect(calls()).toEqual({ reserves: 2, releases: 2 });
  expect(await seatsOut(flight)).toBe(0);
  expect((await rig.readOrder({ ctx, input: { id: draft.id } })).state).toBe('draft');
});

test('the same with another price: what was kept goes back before it is kept anew', async () => {
  const flight = '802';
  const { rig, calls } = rigThatForgets(async (supplier, ask) => {
    const quote = await supplier.quote(ask.wanted);
    return calls().reserves === 2 && quote ? { outcome: 'repriced', quote } : supplier.reserve(ask);
  });
  const ctx = rig.visitor();
  const draft = await draftTogether(rig, [{ flight }], ctx);
  const held = await rig.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } });
  expect(held.state).toBe('held');
  expect(calls()).toEqual({ reserves: 3, releases: 2 });
  expect(await seatsOut(flight)).toBe(1);
});

test('nobody asks a supplier twice to give back what its first and only answer refused', async () => {
  let releases = 0;
  const rig = createRig({
    database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      reserve: async () => ({ outcome: 'sold_out' }),
      release: async () => void (releases += 1),
    }),
  });
  const ctx = rig.visitor();
  const draft = await draftTogether(rig, [{ flight: '803' }], ctx);
  const asked = rig.holdOrder({ ctx, input: { id: draft.id, ...acceptAll } });
  await expect(asked).rejects.toMatchObject({ problems: [{ code: 'SOLD_OUT' }] });
  await rig.drain();
  expect(releases).toBe(0);
});
