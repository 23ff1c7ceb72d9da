import { expect, test } from 'vitest';
import { seededRandom } from '#platform/random';
import { slotOf } from '../../supply/house/testing/sample-shop.ts';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
import { allBooks } from './books.ts';
import { checkOutside, countOf, noViolations } from './check.ts';
import { runFaults } from './faults.ts';
import type { Inspection } from './inspect.ts';
import { boundaries, nameOf, planKills } from './plan.ts';
import { World } from './world.ts';

test('a plan kills at every boundary before it kills at one again, the same for the same seed', () => {
  const plan = planKills(seededRandom(7), 60);
  expect(new Set(plan.slice(0, boundaries.length).map(nameOf)).size).toBe(20);
  expect(planKills(seededRandom(7), 60)).toEqual(plan);
});

// `npm run faults` books 300.
test('R1 R2 bookings of everything that is sold survive kill -9 at every boundary with lost replies', async () => {
  const run = await runFaults({ bookings: 300, enough: 36, kills: boundaries.length, seed: 1, serverUrl: null });
  expect(run.violations).toEqual(noViolations());
  expect(Object.keys(run.killed).toSorted()).toEqual(boundaries.map(nameOf).toSorted());
  expect(run.kills).toBeGreaterThanOrEqual(boundaries.length);
  expect(run.bookings).toBeGreaterThanOrEqual(36);
  expect(run.confirmed).toBeGreaterThan(12);
  expect(run.mixed).toBeGreaterThan(3);
  expect(run.partly).toBeGreaterThan(0);
  expect(run.uncharged).toBeGreaterThan(0);
  expect(run.givenUp).toBeGreaterThan(0);
}, 1_800_000);

test.each(SAMPLE_SHOPS.map((shop) => [shop.booking.vertical, shop] as const))(
  'R2 the control without a journal does not survive it: %s',
  async (_vertical, shop) => {
    const { violations } = await runFaults({
      bookings: 40,
      kills: 4,
      seed: 1,
      serverUrl: null,
      control: true,
      shops: [shop],
    });
    expect(countOf(violations)).toBeGreaterThan(0);
    expect([violations.I2.length > 0, violations.I5.length > 0]).toEqual([true, true]);
  },
  600_000,
);

test('the control that asks for nothing before it books is seen by I13, and by nothing else', async () => {
  const run = await runFaults({ bookings: 8, kills: 0, seed: 3, serverUrl: null, ungated: true });
  const { I13, ...others } = run.violations;
  const { I13: _none, ...clean } = noViolations();
  expect(others).toEqual(clean);
  expect(I13.length).toBeGreaterThanOrEqual(run.confirmed);
  expect(run.confirmed).toBeGreaterThan(0);
}, 600_000);

test('the supplier outside keeps to the port: a key holds once, and nothing after its release', () => {
  const world = new World(seededRandom(1));
  const lines = [[{ product: 'F8', day: '2027-03-03', kind: 'economy', quantity: 1, limit: 4 }]];
  const reserve = (key: string) => world.perform({ op: 'reserve', key, strict: true, lines });
  expect(reserve('a')).toMatchObject({ outcome: 'held' });
  const again = Array.from({ length: 20 }, () => reserve('a') as { outcome: string });
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['held', 'sold_out']));
  expect([...world.taken().values()]).toEqual([1]);
  for (const key of ['a', 'b']) world.perform({ op: 'release', key });
  expect(reserve('b')).toEqual({ outcome: 'sold_out' });
  expect([...world.taken().values()]).toEqual([]);
});

const noOutside = { orders: [], reservations: [], taken: new Map<string, number>() };
const judge = (house: Partial<Inspection['house']>) => {
  const found = noViolations();
  const books = allBooks(noOutside, { bookings: [], holds: [], stock: [], ...house });
  checkOutside({ payments: [] }, books, found);
  return found.I5;
};

test('seats that were sold twice, kept for nobody or lost on the way are seen in the books of the house', () => {
  const seat = { product: 'F8', day: '2027-03-03', kind: 'economy' };
  const sold = { key: 'i:commit', totalMinor: 1, units: [[{ ...seat, quantity: 1 }]], gone: [] };
  const with2 = (taken: number) =>
    judge({ bookings: [sold, sold], stock: [[slotOf({ ...seat, quantity: 1 }), taken]] });
  expect(with2(2)).toEqual([]);
  expect(with2(3)).toEqual(["F8/2027-03-03/economy: 3 are out of sale, 2 are somebody's"]);
  expect(with2(1)).toEqual(["F8/2027-03-03/economy: 1 are out of sale, 2 are somebody's"]);
  expect(with2(5)).toContain('F8/2027-03-03/economy is oversold');
  const kept = (state: string, releaseSent: boolean) => judge({ holds: [{ key: 'i:reserve:1', state, releaseSent }] });
  expect(kept('held', true)).toEqual(['i:reserve:1 is still held']);
  expect(kept('expired', false)).toEqual(['i:reserve:1 came back by its clock alone']);
  expect(kept('expired', true)).toEqual([]);
});

test('each night of each room is looked at: one that did not come back with its room, and one that came back too soon', () => {
  const days = ['2027-01-12', '2027-01-13'];
  const room = days.map((day) => ({ product: 'H8', day, kind: 'twin', quantity: 1 }));
  const booking = { key: 'i:commit', totalMinor: 1, units: [room, room], gone: [1] };
  const nights = (...taken: readonly number[]) =>
    judge({ bookings: [booking], stock: room.map((line, at) => [slotOf(line), taken[at] ?? 0]) });
  expect(nights(1, 1)).toEqual([]);
  expect(nights(1, 2)).toEqual(["H8/2027-01-13/twin: 2 are out of sale, 1 are somebody's"]);
  expect(nights(0, 1)).toEqual(["H8/2027-01-12/twin: 0 are out of sale, 1 are somebody's"]);
});
