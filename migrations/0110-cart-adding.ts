import { type Kysely, sql } from 'kysely';

/** Whether a search is meant to add to what is in the cart, and what was typed about travellers before it was left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart
      add column adding boolean not null default false,
      add column typed text`.execute(db);
}
