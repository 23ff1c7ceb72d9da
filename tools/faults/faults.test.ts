import { expect, test } from 'vitest';
import { seededRandom } from '#platform/random';
import { allBooks } from './books.ts';
import { checkOutside, countOf, noViolations } from './check.ts';
import { runFaults } from './faults.ts';
import { boundaries, nameOf, planKills } from './plan.ts';

test('a plan kills at every boundary before it kills at one again, the same for the same seed', () => {
  const plan = planKills(seededRandom(7), 60);
  expect(new Set(plan.slice(0, boundaries.length).map(nameOf)).size).toBe(20);
  expect(planKills(seededRandom(7), 60)).toEqual(plan);
});

test('R1 R2 bookings survive kill -9 at every boundary with lost replies; the control without a journal does not', async () => {
  const run = await runFaults({ bookings: 300, kills: 30, seed: 1, serverUrl: null });
  expect(run.violations).toEqual(noViolations());
  expect(run.bookings).toBe(300);
  expect(run.kills).toBeGreaterThanOrEqual(25);
  expect(run.confirmed).toBeGreaterThan(100);
  const control = await runFaults({ bookings: 100, kills: 10, seed: 1, serverUrl: null, control: true });
  expect(countOf(control.violations)).toBeGreaterThan(0);
}, 1_800_000);

test('seats that were sold twice, kept for nobody or lost on the way are seen in the books of the house', () => {
  const sold = { key: 'i:commit', totalMinor: 1, state: 'confirmed' as const, flight: 'F8', seats: 1 };
  const judge = (stock: { held: number; sold: number }) => {
    const house = { bookings: [sold, sold], holds: [], stock: [{ flight: 'F8', ...stock }] };
    const found = noViolations();
    checkOutside({ payments: [] }, allBooks({ orders: [], reservations: [] }, house), found);
    return found.I5;
  };
  expect(judge({ held: 0, sold: 2 })).toEqual([]);
  expect(judge({ held: 1, sold: 2 })).toEqual(["F8: 3 seats are out of sale, 2 are somebody's"]);
  expect(judge({ held: 0, sold: 1 })).toEqual(["F8: 1 seats are out of sale, 2 are somebody's"]);
  expect(judge({ held: 0, sold: 5 })).toContain('F8 is oversold');
});
