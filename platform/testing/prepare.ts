import { buildSeed } from '#platform/database';
import { silentLogger } from '#platform/logger';

/** Runs once before the tests: otherwise each process that opens a database would make the first one itself. */
export async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] === undefined) await buildSeed(silentLogger);
}
