import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommitAsk } from '#domain/booking';
import { openTestDatabase } from '#platform/testing';
import { openDesk, sampleCommit } from '../../testing/booking.ts';
import { loadTaken } from '../../stock/index.ts';
import { openStayShop, stayQuery, twinHouses } from '../testing/shop.ts';
import { demoStays } from './goods.ts';

const HOUSES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
type House = (typeof HOUSES)[number];

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let desk: ReturnType<typeof openDesk>;
/** Three of a type in each house. */
const shop = openStayShop(twinHouses(HOUSES, 3));
beforeAll(async () => {
  opened = await openTestDatabase();
  desk = openDesk(opened.database, demoStays, shop.goods);
});
afterAll(() => opened.close());

function choose(house: House, plans: readonly string[], nights = 2) {
  const query = stayQuery(
    10,
    nights,
    plans.map(() => ({ adults: 2, children: [] })),
  );
  const picks = plans.map((plan) => ({ room: 'twin', plan }));
  const { wanted, product, totalMinor } = shop.choose(query, house, picks)!;
  return { wanted, product, expected: { amountMinor: totalMinor, currency: 'EUR' } };
}

async function hold(key: string, house: House, plans: readonly string[]) {
  const { wanted, product, expected } = choose(house, plans);
  const result = await desk.supplier.reserve({ key, wanted, expected });
  const ref = result.outcome === 'held' ? result.reservation.ref : '';
  const commit = (changes: Partial<CommitAsk> = {}) =>
    desk.supplier.commit({ ...sampleCommit(`${key}:commit`, ref, expected), ...changes });
  return { result, wanted, product, expected, commit };
}

async function book(key: string, house: House, plans: readonly string[]) {
  const { commit, product } = await hold(key, house, plans);
  const sold = await commit();
  if (sold.outcome !== 'committed') throw new TypeError(sold.outcome);
  const { bookingRef } = sold;
  return {
    bookingRef,
    product,
    cancel: (cancelKey: string, units: readonly number[] | null) =>
      desk.supplier.confirmCancel({ key: cancelKey, bookingRef, token: 't', units }),
  };
}

/** Rooms that are held or sold on each night. */
async function taken(house: House): Promise<number[]> {
  const { rows } = await sql<{ taken: number }>`
    select held + sold as taken from house_stock where product = ${house} order by day`.execute(opened.database.query);
  return rows.map((row) => row.taken);
}

test('one key holds the rooms once on every night, sells them once and cancels them once', async () => {
  const { result, wanted, expected, commit } = await hold('s1', 'a', ['flex', 'flex']);
  expect(await desk.supplier.reserve({ key: 's1', wanted, expected })).toEqual(result);
  expect(await taken('a')).toEqual([2, 2]);
  expect(await desk.supplier.probe('s1:commit')).toEqual({ outcome: 'not_found' });
  const sold = await commit();
  expect(sold).toMatchObject({ outcome: 'committed', locator: expect.stringMatching(/^DEMO-/) });
  expect(await commit()).toEqual(sold);
  expect(await desk.supplier.probe('s1:commit')).toEqual(sold);
  const bookingRef = sold.outcome === 'committed' ? sold.bookingRef : '';
  const cancel = (key: string) => desk.supplier.confirmCancel({ key, bookingRef, token: 't', units: null });
  expect(await cancel('c1')).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c1')).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c2')).toMatchObject({ outcome: 'refused' });
  expect(await taken('a')).toEqual([0, 0]);
});

test('one room of three goes back alone, once; the booking stands until none is left', async () => {
  const { bookingRef, cancel } = await book('s2', 'b', ['flex', 'saver', 'flex']);
  expect(await taken('b')).toEqual([3, 3]);
  expect(await cancel('c21', [1])).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c21', [1])).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c22', [1])).toEqual({ outcome: 'refused', reason: 'not_possible' });
  expect(await cancel('c23', [0, 1])).toEqual({ outcome: 'refused', reason: 'not_possible' });
  expect(await cancel('c24', [3])).toEqual({ outcome: 'refused', reason: 'not_possible' });
  expect(await taken('b')).toEqual([2, 2]);
  expect(await desk.supplier.retrieve(bookingRef)).toMatchObject({ state: 'confirmed' });
  expect(await cancel('c25', null)).toEqual({ outcome: 'cancelled' });
  expect(await taken('b')).toEqual([0, 0]);
  expect(await desk.supplier.retrieve(bookingRef)).toMatchObject({ state: 'cancelled' });
  expect(await cancel('c25', null)).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c21', [1])).toEqual({ outcome: 'cancelled' });
  expect(await cancel('c26', null)).toEqual({ outcome: 'refused', reason: 'not_possible' });
});

test('one room under ten keys at once goes once, and its nights come back once', async () => {
  const { cancel } = await book('s3', 'c', ['flex', 'flex']);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => cancel(`c3${at}`, [0])));
  expect(answers.filter(({ outcome }) => outcome === 'cancelled')).toHaveLength(1);
  expect(await taken('c')).toEqual([1, 1]);
});

test('the last room is held by one of twenty who ask at once; ended holds and returned rooms are for sale again', async () => {
  await hold('s4', 'd', ['flex', 'flex']);
  const { wanted, expected } = choose('d', ['flex']);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => desk.supplier.reserve({ key: `s4:${at}`, wanted, expected })),
  );
  expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'sold_out')).toHaveLength(19);
  expect(await taken('d')).toEqual([3, 3]);
  await desk.supplier.release({ key: 's4', ref: null });
  expect(await hold('s5', 'd', ['flex', 'flex'])).toMatchObject({ result: { outcome: 'held' } });
});

test('what is taken is told to the search: the last room is shown to nobody else, and can still be bought by who holds it', async () => {
  const { commit, result } = await hold('s6', 'e', ['flex', 'flex', 'flex']);
  shop.desk.applyTaken((await loadTaken(opened.database.query)).units);
  const query = stayQuery(10, 2, [{ adults: 2, children: [] }]);
  expect(shop.detail(query, 'e')?.unavailable).toMatchObject([{ room: { key: 'twin' }, reason: 'units' }]);
  desk.clock.advance(19 * 60_000);
  const ref = result.outcome === 'held' ? result.reservation.ref : '';
  const longer = await desk.supplier.extend({ key: 's6:more', ref });
  expect(longer?.priceGuaranteedUntil).toEqual(longer?.expiresAt);
  desk.clock.advance(20 * 60_000);
  expect(await commit()).toMatchObject({ outcome: 'committed' });
});

test('the way out of one room: told for that room alone, owed at the property where it is paid there, and not told twice', async () => {
  const { bookingRef, product, cancel } = await book('s7', 'f', ['saver', 'there']);
  const bookedAt = desk.clock.now();
  const charged = product.rooms[0]!.price.lines.filter(({ due }) => due !== 'property');
  const quote = (units: readonly number[], lines = charged) =>
    desk.supplier.quoteCancel({ bookingRef, product, units, lines, slots: [], bookedAt });
  const [saver, there] = [await quote([0]), await quote([1], [])];
  expect(saver).toMatchObject({ basis: 'nothing', refund: { amountMinor: 0, currency: 'EUR' }, owedThere: null });
  expect(there).toMatchObject({ basis: 'full', refund: { amountMinor: 0, currency: 'EUR' }, owedThere: null });
  desk.clock.set(new Date('2027-01-11T03:00:00Z'));
  expect(await quote([1], [])).toMatchObject({ owedThere: { amountMinor: 10_000, currency: 'EUR' } });
  await cancel('c7', [0]);
  expect(await quote([0])).toBeUndefined();
  expect(await quote([0, 1])).toBeUndefined();
  expect(await quote([1], [])).toBeDefined();
});

test('faults: a dearer answer is still the sum of its rooms; a doubled or unanswered call takes effect once', async () => {
  desk.faults.set('reserve', { kind: 'reprice', percent: 10 });
  const dearer = await hold('s8', 'g', ['flex', 'there']);
  expect(dearer.result).toMatchObject({
    outcome: 'repriced',
    quote: { price: { total: { amountMinor: dearer.expected.amountMinor + 2 * 2_000 } } },
  });
  const quote = dearer.result.outcome === 'repriced' ? dearer.result.quote : undefined;
  const rooms = quote && 'rooms' in quote.product ? (quote.product.rooms ?? []) : [];
  expect(rooms.reduce((sum, { price }) => sum + price.total.amountMinor, 0)).toBe(quote?.price.total.amountMinor);
  expect(quote?.price.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(quote?.price.total.amountMinor);
  const { commit } = await hold('s9', 'g', ['flex', 'flex']);
  desk.faults.set('commit', { kind: 'timeout_after_success' });
  await expect(commit()).rejects.toMatchObject({ name: 'ConnectionLost' });
  const sold = await desk.supplier.probe('s9:commit');
  const bookingRef = sold.outcome === 'committed' ? sold.bookingRef : '';
  desk.faults.set('cancel', { kind: 'duplicate' });
  const ask = { key: 'c9', bookingRef, token: 't', units: [0] };
  expect(await desk.supplier.confirmCancel(ask)).toEqual({ outcome: 'cancelled' });
  expect(await taken('g')).toEqual([1, 1]);
});

test('a total that is not that of the rooms is refused, and the rooms come back', async () => {
  const { commit } = await hold('s10', 'h', ['flex']);
  expect(await commit({ total: { amountMinor: 1, currency: 'EUR' } })).toEqual({
    outcome: 'rejected',
    reason: 'price_changed',
  });
  expect(await taken('h')).toEqual([0, 0]);
});
