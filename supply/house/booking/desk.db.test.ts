import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommitAsk, Supplier } from '#domain/booking';
import type { Database } from '#platform/core';
import { openTestDatabase } from '#platform/testing';
import type { SampleAsk } from '../../../domain/booking/testing/sample.ts';
import { openDesk, openFlightDesk, sampleCommit } from '../testing/booking.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let desk: ReturnType<typeof openFlightDesk>;
let house: Supplier;
beforeAll(async () => {
  opened = await openTestDatabase();
  desk = openFlightDesk(opened.database);
  house = desk.supplier;
});
afterAll(() => opened.close());

async function hold(key: string, ask: SampleAsk, limit?: number) {
  const { wanted, expected } = desk.sell(ask, limit);
  const result = await house.reserve({ key, wanted, expected });
  const ref = result.outcome === 'held' ? result.reservation.ref : '';
  const commit = (changes: Partial<CommitAsk> = {}) => ({
    ...sampleCommit(`${key}:commit`, ref, expected),
    ...changes,
  });
  return { wanted, result, commit, expected };
}

async function taken(flight: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(held + sold), 0)::int8 as n from house_stock where product = ${`XSPC${flight}`}`.execute(
    opened.database.query,
  );
  return rows[0]?.n ?? 0;
}

test('one key holds once, sells once and cancels once; a probe tells what became of it', async () => {
  const { wanted, result, commit, expected } = await hold('h1', { flight: '600', adults: 2 });
  expect(await house.reserve({ key: 'h1', wanted, expected })).toEqual(result);
  expect(await taken('600')).toBe(2);
  expect(await house.probe('h1:commit')).toEqual({ outcome: 'not_found' });
  const sold = await house.commit(commit());
  expect(sold).toMatchObject({ outcome: 'committed', locator: expect.stringMatching(/^DEMO-/) });
  expect(await house.commit(commit())).toEqual(sold);
  expect(await house.probe('h1:commit')).toEqual(sold);
  await house.release({ key: 'h1', ref: null });
  expect(await taken('600')).toBe(2);
  const bookingRef = sold.outcome === 'committed' ? sold.bookingRef : '';
  expect(await house.confirmCancel({ key: 'c1', bookingRef, token: 't', units: null })).toEqual({
    outcome: 'cancelled',
  });
  expect(await house.confirmCancel({ key: 'c1', bookingRef, token: 't', units: null })).toEqual({
    outcome: 'cancelled',
  });
  expect(await house.confirmCancel({ key: 'c2', bookingRef, token: 't', units: null })).toMatchObject({
    outcome: 'refused',
  });
  expect(await taken('600')).toBe(0);
});

test('the same commit ten times at once sells once', async () => {
  const { commit } = await hold('h2', { flight: '601' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.commit(commit())));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.outcome).toBe('committed');
});

test('a total that is not the held price with its extras is refused and the seats come back', async () => {
  const cheap = await hold('h3', { flight: '602' });
  expect(await house.commit(cheap.commit({ total: { amountMinor: 1, currency: 'EUR' } }))).toEqual({
    outcome: 'rejected',
    reason: 'price_changed',
  });
  expect(await house.probe('h3:commit')).toEqual({ outcome: 'rejected', reason: 'price_changed' });
  expect(await taken('602')).toBe(0);
  const bagged = await hold('h4', { flight: '603' });
  const extras = { bags: [{ traveller: 0, slice: 0, kind: 'checked' as const, bought: 1 }], seats: [] };
  const total = { amountMinor: bagged.expected.amountMinor + 4_800, currency: 'EUR' };
  expect(await house.commit(bagged.commit({ extras, total }))).toMatchObject({ outcome: 'committed' });
});

test('faults: reprice, duplicate, silence after success', async () => {
  desk.faults.set('reserve', { kind: 'reprice', percent: 10 });
  const dearer = await hold('h5', { flight: '604' });
  expect(dearer.result).toMatchObject({
    outcome: 'repriced',
    quote: { price: { total: { amountMinor: 40_000 * 1.1 + 11_550 } } },
  });
  const twice = await hold('h6', { flight: '605' });
  desk.faults.set('commit', { kind: 'duplicate' });
  expect(await house.commit(twice.commit())).toMatchObject({ outcome: 'committed' });
  expect(await taken('605')).toBe(1);
  const silent = await hold('h7', { flight: '606' });
  desk.faults.set('commit', { kind: 'timeout_after_success' });
  await expect(house.commit(silent.commit())).rejects.toMatchObject({ name: 'ConnectionLost' });
  expect(await house.probe('h7:commit')).toMatchObject({ outcome: 'committed' });
});

test('a sold-out flight holds nobody; an ended hold frees its seat for the next', async () => {
  const own = openFlightDesk(opened.database);
  const { wanted, expected } = own.sell({ flight: '607' }, 1);
  const reserve = (key: string) => own.supplier.reserve({ key, wanted, expected });
  expect(await reserve('s1')).toMatchObject({ outcome: 'held' });
  expect(await reserve('s2')).toEqual({ outcome: 'sold_out' });
  await own.supplier.release({ key: 's1', ref: null });
  expect(await reserve('s3')).toMatchObject({ outcome: 'held' });
  own.clock.advance(61 * 60_000);
  expect(await reserve('s4')).toMatchObject({ outcome: 'held' });
});

test('what a process kept and died over is kept for the same key, at the price of then', async () => {
  const { wanted, result, expected } = await hold('h10', { flight: '610' }, 1);
  await sql`update house_reservation set state = 'asked' where key = 'h10'`.execute(opened.database.query);
  desk.sell({ flight: '610', baseMinor: 90_000 }, 1);
  expect(await house.reserve({ key: 'h10', wanted, expected })).toEqual(result);
  expect(await taken('610')).toBe(1);
});

test('a reserve that arrives after its release keeps nothing', async () => {
  const { wanted, expected } = desk.sell({ flight: '611' });
  await house.release({ key: 'h11', ref: null });
  expect(await house.reserve({ key: 'h11', wanted, expected })).toEqual({ outcome: 'sold_out' });
  expect(await taken('611')).toBe(0);
});

/** A desk where something happens between the price and the stock of one reserve. */
function interrupted(flight: string, limit: number) {
  const { wanted, expected } = desk.sell({ flight }, limit);
  let between: (() => Promise<unknown>) | undefined;
  const own = openDesk(opened.database, house.manifest, {
    ...desk.goods,
    async price(asked, held) {
      const [now, priced] = [between, await desk.goods.price(asked, held)];
      between = undefined;
      await now?.();
      return priced;
    },
  });
  const reserve = (key: string) => own.supplier.reserve({ key, wanted, expected });
  return {
    reserve,
    release: (key: string) => own.supplier.release({ key, ref: null }),
    reserveAround: async (key: string, work: () => Promise<unknown>) => {
      between = work;
      return reserve(key);
    },
  };
}

test('a reserve that a release overtakes between price and stock keeps nothing', async () => {
  const { reserveAround, release } = interrupted('612', 9);
  expect(await reserveAround('h12', () => release('h12'))).toEqual({ outcome: 'sold_out' });
  expect(await taken('612')).toBe(0);
});

test('two calls with one key: where the first answer was that it is sold out, the other keeps nothing', async () => {
  const { reserve, reserveAround, release } = interrupted('613', 1);
  await reserve('h13-other');
  const late = reserveAround('h13', async () => {
    expect(await reserve('h13')).toEqual({ outcome: 'sold_out' });
    await release('h13-other');
  });
  expect(await late).toEqual({ outcome: 'sold_out' });
  expect(await taken('613')).toBe(0);
});

/** A desk that sells units of this tier; it answers what a price is when it may. */
function deskOfClass(tier: string, database: Database, mayPrice: () => Promise<void> = async () => {}) {
  return openDesk(database, house.manifest, {
    ...desk.goods,
    async price(asked, held) {
      await mayPrice();
      const priced = await desk.goods.price(asked, held);
      return priced && { ...priced, lines: priced.lines.map((unit) => unit.map((line) => ({ ...line, tier }))) };
    },
  }).supplier;
}

/** The same database, where something happens after seats were held and before anybody knows. */
function afterHolding(work: () => Promise<unknown>): Database {
  const query = opened.database.query.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows[0] && 'hold_lines' in result.rows[0]) await work();
      return result;
    },
  });
  return { ...opened.database, query };
}

test('two calls with one key that find different booking classes: what is noted is what was taken', async () => {
  const { wanted, expected } = desk.sell({ flight: '614' });
  const ask = { key: 'h14', wanted, expected };
  const [asking, mayPrice] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = deskOfClass('K', opened.database, () => {
    asking.resolve();
    return mayPrice.promise;
  });
  const late = other.reserve(ask).catch(String);
  await asking.promise;
  const quicker = deskOfClass(
    'M',
    afterHolding(async () => {
      mayPrice.resolve();
      expect(await late).toContain('StockKeyReused');
    }),
  );
  expect(await quicker.reserve(ask)).toMatchObject({ outcome: 'held' });
  const { rows } = await sql<{ taken: string }>`
    select product -> 'units' -> 0 -> 0 ->> 'tier' as taken from house_reservation where key = 'h14'`.execute(
    opened.database.query,
  );
  expect(rows).toEqual([{ taken: 'M' }]);
});
