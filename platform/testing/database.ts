import { openForTests, type OpenDatabase } from '#platform/database';
import { silentLogger } from '#platform/logger';

/**
 * An empty, migrated database: embedded in memory, or on the server of TEST_DATABASE_URL (a superuser's address).
 * Call it once in a file and close it in `afterAll`; tests in the file make their own rows and keys.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  return openForTests(process.env['TEST_DATABASE_URL'] ?? null, silentLogger);
}
