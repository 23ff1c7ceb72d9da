import { type Kysely, sql } from 'kysely';

/** Which quote took the place of one before it was ordered; no key, since either may go first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_quote add column replaced_by uuid`.execute(db);
}
