import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Migration, MigrationProvider, MigrationResult } from 'kysely/migration';
import type pg from 'pg';
import { BeforeRelease, MigrationFailed } from './errors.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** What every database of a release began with. */
const BASELINE = '0001-baseline';
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

/** How a database is named to whoever may not use it, and what they can do instead. */
export interface Named {
  readonly which: string;
  readonly instead: string;
}

/**
 * Brings the schema up to date in one transaction; safe from several nodes at once. Ends the pool, which must be
 * a direct one (a session lock is held). Modules have their own number ranges, so order is by name, gaps allowed.
 * Throws `BeforeRelease` where the schema is older than the baseline, and leaves it alone.
 */
export async function migrate(pool: pg.Pool, named: Named): Promise<string[]> {
  try {
    const applied = await appliedTo(pool, named);
    if ((await listMigrationFiles()).every((name) => applied.has(name.slice(0, -'.ts'.length)))) return [];
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

/**
 * The names of what was applied: none to an empty database. At the usual start this is all that is asked. Throws
 * `BeforeRelease` where something was applied and the baseline was not.
 */
export async function appliedTo(pool: pg.Pool, { which, instead }: Named): Promise<ReadonlySet<string>> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('kysely_migration') is not null as made`,
    );
    if (!rows[0]?.made) return new Set();
    const { rows: applied } = await client.query<{ name: string }>('select name from kysely_migration');
    const names = new Set(applied.map(({ name }) => name));
    if (names.size > 0 && !names.has(BASELINE)) throw new BeforeRelease(which, instead);
    return names;
  } finally {
    client.release();
  }
}
