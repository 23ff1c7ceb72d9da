import { sql } from 'kysely';
import type { Database, Queries, Transaction } from '#platform/core';
import { openForTests, type OpenDatabase, singleStatements } from '#platform/database';
import { silentLogger } from '#platform/logger';

/**
 * An empty, migrated database: embedded in memory, or on the server of TEST_DATABASE_URL (a superuser's address).
 * Call it once in a file and close it in `afterAll`; tests in the file make their own rows and keys.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  return openForTests(process.env['TEST_DATABASE_URL'] ?? null, silentLogger);
}

/** A transaction as the owner of the tables, who sees the rows of everybody. */
export function asTableOwner<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transact(async (tx) => {
    await sql`set local role none`.execute(tx);
    return work(tx);
  });
}

/** Single statements as the owner of the tables: tests look at rows of everybody. */
export function everyRow(database: Database): Queries {
  return singleStatements((query) => asTableOwner(database, (tx) => tx.executeQuery(query)));
}
