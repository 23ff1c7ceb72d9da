import { sql } from 'kysely';
import type { Queries } from '#platform/core';

interface Copy {
  readonly table: string;
  readonly id: string;
  /** What differs. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/** A row once more with other values; what the database computes of a row is computed anew. */
export async function copyRow(query: Queries, { table, id, changes }: Copy): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(query);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from (
      select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(table)} t where id = ${id}) copied
  `.execute(query);
}
