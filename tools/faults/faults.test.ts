import { expect, test } from 'vitest';
import { seededRandom } from '#platform/random';
import { countOf } from './check.ts';
import { runFaults } from './faults.ts';
import { boundaries, nameOf, planKills } from './plan.ts';

test('a plan kills at every boundary before it kills at one again, the same for the same seed', () => {
  const plan = planKills(seededRandom(7), 60);
  expect(new Set(plan.slice(0, boundaries.length).map(nameOf)).size).toBe(20);
  expect(planKills(seededRandom(7), 60)).toEqual(plan);
});

test('R1 R2 bookings survive kill -9 at every boundary with lost replies; the control without a journal does not', async () => {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? null;
  const run = await runFaults({ bookings: 300, kills: 30, seed: 1, serverUrl });
  expect(run.violations).toEqual({ I1: [], I2: [], I3: [], I4: [], I5: [], I6: [], I7: [], I8: [], I9: [], I10: [] });
  expect(run.bookings).toBe(300);
  expect(run.kills).toBeGreaterThanOrEqual(25);
  expect(run.confirmed).toBeGreaterThan(100);
  const control = await runFaults({ bookings: 100, kills: 10, seed: 1, serverUrl: null, control: true });
  expect(countOf(control.violations)).toBeGreaterThan(0);
}, 1_800_000);
