import type pg from 'pg';

/** Some of the files that made a database before there was a baseline. */
const OLD = ['0001-platform', '0002-house-stock', '0010-booking', '0021-accounts', '0124-hot-indexes'];

/** Makes a migrated database say that it was made by those. */
export async function makeOld(pool: pg.Pool): Promise<void> {
  await pool.query('delete from kysely_migration');
  await pool.query(`insert into kysely_migration (name, "timestamp") select unnest($1::text[]), now()::text`, [OLD]);
}

export async function migrationsOf(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  return rows.map(({ name }) => name);
}
