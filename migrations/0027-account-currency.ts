import { type Kysely, sql } from 'kysely';

/** The currency that an account is shown prices in wherever its browser has none of its own; null: nothing was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column currency text`.execute(db);
}
