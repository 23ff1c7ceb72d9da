import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { createJobRunner } from '#platform/jobs';
import { fixedClock, openTestDatabase, silentLogger, triesOf } from '#platform/testing';
import {
  holdStock,
  loadTaken,
  releaseHold,
  returnPart,
  returnSold,
  sellHold,
  stockKey,
  sweepExpired,
  sweepTimer,
} from './index.ts';
import type { HoldRequest, LimitedLine } from './index.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const NOW = new Date('2026-11-20T09:00:00Z');
const EXPIRES = new Date('2026-11-20T09:20:00Z');
const DAY = '2027-03-03';

function line(product: string, quantity: number, limit: number): LimitedLine {
  return { product, day: DAY, kind: 'economy', quantity, limit };
}

function hold(holdKey: string, lines: LimitedLine[], more: Partial<HoldRequest> = {}) {
  const request = { holdKey, orderKey: `order of ${holdKey}`, lines, expiresAt: EXPIRES, now: NOW, ...more };
  return holdStock(open.database.query, request);
}

async function stockOf(product: string): Promise<{ held: number; sold: number } | undefined> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from house_stock where product = ${product}`.execute(open.database.query);
  return rows[0];
}

test('units are held, sold and returned, each move repeatable', async () => {
  const { query } = open.database;
  expect(await hold('a1', [line('A1', 3, 5)])).toEqual({
    state: 'held',
    expiresAt: EXPIRES,
    rows: [{ product: 'A1', day: DAY, kind: 'economy', quantity: 3 }],
  });
  expect(await stockOf('A1')).toEqual({ held: 3, sold: 0 });
  for (let twice = 0; twice < 2; twice++) expect(await sellHold(query, 'a1', NOW)).toBe('sold');
  expect(await stockOf('A1')).toEqual({ held: 0, sold: 3 });
  expect(await releaseHold(query, 'a1', NOW)).toBe('sold');
  for (let twice = 0; twice < 2; twice++) expect(await returnSold(query, 'a1', NOW)).toBe('returned');
  expect(await stockOf('A1')).toEqual({ held: 0, sold: 0 });
  expect(await sellHold(query, 'a1', NOW)).toBe('returned');
});

test('all lines or none: the short one is named and the others stay free', async () => {
  await hold('b0', [line('B2', 4, 4)]);
  expect(await hold('b1', [line('B1', 1, 9), line('B2', 1, 4)])).toEqual({
    state: 'sold_out',
    row: { product: 'B2', day: DAY, kind: 'economy', quantity: 1 },
  });
  expect(await stockOf('B1')).toMatchObject({ held: 0 });
});

test('a sold-out answer is not stored: the same key can hold once units are back', async () => {
  await hold('c0', [line('C1', 1, 1)]);
  expect(await hold('c1', [line('C1', 1, 1)])).toMatchObject({ state: 'sold_out' });
  await releaseHold(open.database.query, 'c0', NOW);
  expect(await hold('c1', [line('C1', 1, 1)])).toMatchObject({ state: 'held' });
});

test('one product in two lines counts once, with both lines', async () => {
  expect(await hold('d1', [line('D1', 2, 3), line('D1', 2, 3)])).toMatchObject({ state: 'sold_out' });
  expect(await hold('d2', [line('D1', 2, 4), line('D1', 2, 4)])).toMatchObject({ state: 'held' });
  expect(await stockOf('D1')).toMatchObject({ held: 4 });
});

test('sold units come back part by part, each once; what is left is still sold, and the last part ends the hold', async () => {
  const { query } = open.database;
  const back = (part: string, quantity: number, product = 'Q1') =>
    returnPart(query, { holdKey: 'q1', part, lines: [{ product, day: DAY, kind: 'economy', quantity }] });
  await hold('q1', [line('Q1', 3, 5), line('Q2', 1, 5)]);
  expect(await back('one', 1)).toBe('held');
  expect(await stockOf('Q1')).toEqual({ held: 3, sold: 0 });
  await sellHold(query, 'q1', NOW);
  expect(await back('one', 1)).toBe('sold');
  expect(await back('one', 1)).toBe('sold');
  expect(await stockOf('Q1')).toEqual({ held: 0, sold: 2 });
  await expect(back('two', 3)).rejects.toThrow();
  await expect(back('two', 1, 'Q3')).rejects.toThrow();
  expect(await stockOf('Q1')).toEqual({ held: 0, sold: 2 });
  expect(await back('two', 2)).toBe('sold');
  expect(await back('three', 1, 'Q2')).toBe('returned');
  expect([await stockOf('Q1'), await stockOf('Q2')]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
  expect(await returnSold(query, 'q1', NOW)).toBe('returned');
  expect(await stockOf('Q1')).toEqual({ held: 0, sold: 0 });
});

test('what is left of a hold comes back whole after some of it did', async () => {
  const { query } = open.database;
  await hold('r1', [line('R1', 3, 5)]);
  await sellHold(query, 'r1', NOW);
  await returnPart(query, {
    holdKey: 'r1',
    part: 'one',
    lines: [{ product: 'R1', day: DAY, kind: 'economy', quantity: 1 }],
  });
  expect(await returnSold(query, 'r1', NOW)).toBe('returned');
  expect(await stockOf('R1')).toEqual({ held: 0, sold: 0 });
});

test('the same key 100 times at once holds once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => hold('e1', [line('E1', 2, 100)])));
  expect(new Set(answers.map((answer) => answer.state))).toEqual(new Set(['held']));
  expect(await stockOf('E1')).toMatchObject({ held: 2 });
});

test('a key with other lines is refused', async () => {
  await hold('f1', [line('F1', 1, 9)]);
  await expect(hold('f1', [line('F1', 2, 9)])).rejects.toMatchObject({ code: 'STOCK_KEY_REUSED' });
  expect(await stockOf('F1')).toMatchObject({ held: 1 });
});

test('a release is the last word on its key: what comes late holds nothing', async () => {
  const { query } = open.database;
  expect(await releaseHold(query, 's1', NOW)).toBe('released');
  expect(await hold('s1', [line('S1', 2, 9)])).toMatchObject({ state: 'released', rows: [] });
  expect(await stockOf('S1')).toBeUndefined();
  await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const both = [() => hold(`s2-${n}`, [line('S2', 1, 9)]), () => releaseHold(query, `s2-${n}`, NOW)];
      await Promise.all((n % 2 ? both : both.toReversed()).map((each) => each()));
    }),
  );
  // There is no row where every release came first.
  expect((await stockOf('S2')) ?? { held: 0, sold: 0 }).toMatchObject({ held: 0, sold: 0 });
});

test('200 buyers for one last unit: exactly one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) => hold(`last-${buyer}`, [line('L1', 1, 1)])),
  );
  const states = answers.map((answer) => answer.state);
  expect(states.filter((state) => state === 'held')).toHaveLength(1);
  expect(states.filter((state) => state === 'sold_out')).toHaveLength(199);
  expect(await stockOf('L1')).toEqual({ held: 1, sold: 0 });
});

test('of many callers for one product, a broken one fails alone', async () => {
  const good = Array.from({ length: 5 }, (_, n) => hold(`k${n}`, [line('K1', 1, 9)]));
  const broken = hold('k-broken', [line('K1', 1, 9)], { expiresAt: new Date(8.64e15) });
  const late = hold('k-late', [line('K1', 1, 9)]);
  await expect(broken).rejects.toThrow();
  expect((await Promise.all([...good, late])).every((answer) => answer.state === 'held')).toBe(true);
  expect(await stockOf('K1')).toMatchObject({ held: 6 });
});

test('an expired hold comes back with the sweep and cannot be sold', async () => {
  await hold('g1', [line('G1', 2, 2)]);
  await sweepExpired(open.database.query, new Date(EXPIRES.getTime() - 1));
  expect(await stockOf('G1')).toMatchObject({ held: 2 });
  expect(await sweepExpired(open.database.query, EXPIRES)).toBeGreaterThan(0);
  expect(await stockOf('G1')).toMatchObject({ held: 0 });
  expect(await sellHold(open.database.query, 'g1', EXPIRES)).toBe('expired');
});

test('a hold that expired unswept cannot be sold, and its units are free for the next buyer', async () => {
  await hold('h1', [line('H1', 1, 1)]);
  await hold('h2', [line('H2', 1, 1)]);
  expect(await sellHold(open.database.query, 'h1', EXPIRES)).toBe('expired');
  const later = { now: EXPIRES, expiresAt: new Date(EXPIRES.getTime() + 60_000) };
  expect(await hold('h3', [line('H1', 1, 1), line('H2', 1, 1)], later)).toMatchObject({ state: 'held' });
});

test('the timer gives what expired back without being asked', async () => {
  await hold('n1', [line('N1', 1, 1)]);
  const clock = fixedClock(NOW);
  const { crons, jobs } = sweepTimer({ database: open.database, clock });
  const runner = createJobRunner({ database: open.database, handlers: jobs, crons, clock, log: silentLogger });
  await runner.drain();
  expect(await stockOf('N1')).toMatchObject({ held: 1 });
  clock.set(EXPIRES);
  expect(await runner.drain()).toBe(1);
  expect(await stockOf('N1')).toMatchObject({ held: 0 });
});

test('a hold of a transaction that rolled back never was', async () => {
  const failing = open.database.transact(async (tx) => {
    await holdStock(tx, { holdKey: 'i1', orderKey: 'o', lines: [line('I1', 1, 1)], expiresAt: EXPIRES, now: NOW });
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await sellHold(open.database.query, 'i1', NOW)).toBe('unknown');
  expect(await stockOf('I1')).toBeUndefined();
});

test('a hold outside of the transaction that is open is refused, not left hanging', async () => {
  const first = hold('m1', [line('M1', 1, 9)]);
  const nested = open.database.transact(async () => hold('m2', [line('M1', 1, 9)]));
  await expect(nested).rejects.toMatchObject({ code: 'NESTED_DB' });
  expect((await first).state).toBe('held');
});

test('the search side sees what is taken, then only what may have changed', async () => {
  await hold('j1', [line('J1', 2, 9)]);
  const first = await loadTaken(open.database.query);
  expect(first.units.get(stockKey('J1', DAY, 'economy'))).toBe(2);
  await releaseHold(open.database.query, 'j1', NOW);
  await sql`update house_stock set updated_at = now() - interval '1 day' where product <> 'J1'`.execute(
    open.database.query,
  );
  const second = await loadTaken(open.database.query, first.until);
  expect([...second.units]).toEqual([[stockKey('J1', DAY, 'economy'), 0]]);
});

type Step = {
  readonly kind: 'hold' | 'sell' | 'release' | 'return' | 'part' | 'sweep';
  readonly who: number;
  readonly quantity: number[];
};
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('hold', 'hold', 'hold', 'sell', 'release', 'return', 'part', 'sweep'),
    who: fc.nat(4),
    quantity: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
  }),
  { minLength: 4, maxLength: 12 },
);
const LIMIT = 5;
let runs = 0;

/** What the holds say must be what the stock says, whatever happened in whichever order. */
async function brokenRows(): Promise<unknown[]> {
  const { rows } = await sql`
    with line as (
      select h.state, l.* from house_hold h,
        jsonb_to_recordset(h.lines) as l (product text, day date, kind text, quantity int)),
    due as (
      select product, day, kind, coalesce(sum(quantity) filter (where state = 'held'), 0)::int as held,
        coalesce(sum(quantity) filter (where state = 'sold'), 0)::int as sold
      from line group by product, day, kind)
    select s.*, due.held as due_held, due.sold as due_sold from house_stock s left join due using (product, day, kind)
    where s.product like 'P%' and (s.held + s.sold > ${LIMIT} or s.held <> coalesce(due.held, 0) or s.sold <> coalesce(due.sold, 0))
  `.execute(open.database.query);
  return rows;
}

test('units are conserved and never oversold over hundreds of random interleavings', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const run = `P${runs++}`;
      const { query } = open.database;
      await Promise.all(
        plan.map(({ kind, who, quantity }) => {
          const key = `${run}-${who}`;
          if (kind === 'sell') return sellHold(query, key, NOW);
          if (kind === 'release') return releaseHold(query, key, NOW);
          if (kind === 'return') return returnSold(query, key, NOW);
          if (kind === 'sweep') return sweepExpired(query, NOW);
          if (kind === 'part') {
            const gone = line(`${run}-${who % 2}`, 1, LIMIT);
            return returnPart(query, { holdKey: key, part: `${quantity[0]}`, lines: [gone] }).catch(
              (error: unknown) => {
                expect(String(error)).toContain('has not what is to come back');
              },
            );
          }
          const lines = quantity.map((count, index) => line(`${run}-${(who + index) % 2}`, count, LIMIT));
          const expiresAt = who === 0 ? NOW : EXPIRES;
          return hold(key, lines, { expiresAt }).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'STOCK_KEY_REUSED' });
          });
        }),
      );
      if (runs % 100 === 0) expect(await brokenRows()).toEqual([]);
    }),
    { numRuns: triesOf({ embedded: 300, server: 1_000 }), seed: 20_261_120, endOnFailure: true },
  );
  expect(await brokenRows()).toEqual([]);
});
