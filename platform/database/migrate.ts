import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Migration, MigrationProvider, MigrationResult } from 'kysely/migration';
import type pg from 'pg';
import { MigrationFailed } from './errors.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATION_FILE = /^\d{4}-[a-z0-9-]+\.ts$/;

/** Names of the migration files, sorted; tests and notes beside them are none. */
export async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => MIGRATION_FILE.test(name)).sort();
}

const provider: MigrationProvider = {
  async getMigrations() {
    const files = await listMigrationFiles();
    const modules = files.map(async (name): Promise<[string, Migration]> => [
      name.slice(0, -'.ts'.length),
      await import(pathToFileURL(join(migrationsFolder, name)).href),
    ]);
    return Object.fromEntries(await Promise.all(modules));
  },
};

/**
 * Brings the schema up to date in one transaction; safe from several nodes at once. Ends the pool, which must be
 * a direct one (a session lock is held). Modules have their own number ranges, so order is by name, gaps allowed.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  try {
    if (await isUpToDate(pool)) return [];
    return await migrateToLatest(pool);
  } finally {
    if (!pool.ended) await pool.end();
  }
}

async function migrateToLatest(pool: pg.Pool): Promise<string[]> {
  const [{ Kysely, PostgresDialect }, { Migrator }] = await Promise.all([import('kysely'), import('kysely/migration')]);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db: database, provider, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw failure(results, error);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await database.destroy();
  }
}

function failure(results: readonly MigrationResult[] | undefined, cause: unknown): MigrationFailed {
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'a migration';
  const why = cause instanceof Error ? `: ${cause.message}` : '';
  return new MigrationFailed(`The database was left as it was, since ${failed} failed${why}`, { cause });
}

/** The usual start: one query instead of reading every migration and taking the lock. */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('kysely_migration') is not null as made`,
    );
    if (!rows[0]?.made) return false;
    const { rows: applied } = await client.query<{ name: string }>('select name from kysely_migration');
    const names = new Set(applied.map((row) => `${row.name}.ts`));
    return (await listMigrationFiles()).every((name) => names.has(name));
  } finally {
    client.release();
  }
}
