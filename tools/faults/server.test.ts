import { expect, test } from 'vitest';
import { noViolations } from './check.ts';
import { runFaults } from './faults.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? null;

test.skipIf(serverUrl === null)(
  'R1 on PostgreSQL: bookings survive kill -9 with lost replies',
  async () => {
    const run = await runFaults({ bookings: 60, kills: 10, seed: 2, serverUrl });
    expect(run.violations).toEqual(noViolations());
    expect(run.bookings).toBe(60);
    expect(run.kills).toBeGreaterThanOrEqual(8);
    expect(run.confirmed).toBeGreaterThan(18);
  },
  600_000,
);
