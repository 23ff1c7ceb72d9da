import { sql } from 'kysely';
import type { Transaction } from '#platform/core';

/** Until the end of the transaction nothing says of whom a row is, as in a database of before. Answers how many references did. */
export async function dropOwnerKeys(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and conname like '%of_whom%'`.execute(tx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return rows.length;
}
