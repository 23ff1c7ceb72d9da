import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommitAsk, FlightSupplier } from '#domain/booking';
import { openTestDatabase } from '#platform/testing';
import { createRig, type Rig } from '../../../domain/booking/testing/rig.ts';
import { sampleTraveller, type SampleAsk } from '../../../domain/booking/testing/sample.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let rig: Rig;
let house: FlightSupplier;
beforeAll(async () => {
  opened = await openTestDatabase();
  rig = createRig({ database: opened.database });
  house = rig.deps.suppliers[0]!;
});
afterAll(() => opened.close());

async function hold(key: string, ask: SampleAsk, limit?: number) {
  const { query, offer, fare } = rig.sell(ask, limit);
  const product = { offerKey: ask.flight, fareKey: 'light', query, slices: offer.slices };
  const result = await house.reserve({ key, product, expected: fare.price.total });
  const commit = (changes: Partial<CommitAsk> = {}): CommitAsk => ({
    key: `${key}:commit`,
    reservationRef: result.outcome === 'held' ? result.reservation.ref : '',
    party: { slots: [], travellers: [sampleTraveller()], contact: { email: 'a@b.ie', phone: null } },
    extras: { bags: [], seats: [] },
    total: fare.price.total,
    ...changes,
  });
  return { product, result, commit, expected: fare.price.total };
}

async function taken(flight: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(held + sold), 0)::int8 as n from house_stock where flight = ${`XSPC${flight}`}`.execute(
    opened.database.query,
  );
  return rows[0]?.n ?? 0;
}

test('one key holds once, sells once and cancels once; a probe tells what became of it', async () => {
  const { product, result, commit, expected } = await hold('h1', { flight: '600', adults: 2 });
  expect(await house.reserve({ key: 'h1', product, expected })).toEqual(result);
  expect(await taken('600')).toBe(2);
  expect(await house.probe('h1:commit')).toEqual({ outcome: 'not_found' });
  const sold = await house.commit(commit());
  expect(sold).toMatchObject({ outcome: 'committed', locator: expect.stringMatching(/^DEMO-/) });
  expect(await house.commit(commit())).toEqual(sold);
  expect(await house.probe('h1:commit')).toEqual(sold);
  await house.release({ key: 'h1', ref: null });
  expect(await taken('600')).toBe(2);
  const bookingRef = sold.outcome === 'committed' ? sold.bookingRef : '';
  expect(await house.confirmCancel({ key: 'c1', bookingRef, token: 't' })).toEqual({ outcome: 'cancelled' });
  expect(await house.confirmCancel({ key: 'c1', bookingRef, token: 't' })).toEqual({ outcome: 'cancelled' });
  expect(await house.confirmCancel({ key: 'c2', bookingRef, token: 't' })).toMatchObject({ outcome: 'refused' });
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
  const extras = { bags: [{ traveller: 0, slice: 0, kind: 'checked' as const, count: 1 }], seats: [] };
  const total = { amountMinor: bagged.expected.amountMinor + 4_800, currency: 'EUR' };
  expect(await house.commit(bagged.commit({ extras, total }))).toMatchObject({ outcome: 'committed' });
});

test('faults: reprice, duplicate, silence after success', async () => {
  rig.faults.set('reserve', { kind: 'reprice', percent: 10 });
  const dearer = await hold('h5', { flight: '604' });
  expect(dearer.result).toMatchObject({
    outcome: 'repriced',
    quote: { total: { amountMinor: 40_000 * 1.1 + 11_550 } },
  });
  const twice = await hold('h6', { flight: '605' });
  rig.faults.set('commit', { kind: 'duplicate' });
  expect(await house.commit(twice.commit())).toMatchObject({ outcome: 'committed' });
  expect(await taken('605')).toBe(1);
  const silent = await hold('h7', { flight: '606' });
  rig.faults.set('commit', { kind: 'timeout_after_success' });
  await expect(house.commit(silent.commit())).rejects.toMatchObject({ name: 'ConnectionLost' });
  expect(await house.probe('h7:commit')).toMatchObject({ outcome: 'committed' });
});

test('a sold-out flight holds nobody; an ended hold frees its seat for the next', async () => {
  const own = createRig({ database: opened.database });
  const first = own.sell({ flight: '607' }, 1);
  const desk = own.deps.suppliers[0]!;
  const product = { offerKey: '607', fareKey: 'light', query: first.query, slices: first.offer.slices };
  const expected = first.fare.price.total;
  expect(await desk.reserve({ key: 's1', product, expected })).toMatchObject({ outcome: 'held' });
  expect(await desk.reserve({ key: 's2', product, expected })).toEqual({ outcome: 'sold_out' });
  await desk.release({ key: 's1', ref: null });
  expect(await desk.reserve({ key: 's3', product, expected })).toMatchObject({ outcome: 'held' });
  own.clock.advance(41 * 60_000);
  expect(await desk.reserve({ key: 's4', product, expected })).toMatchObject({ outcome: 'held' });
});
