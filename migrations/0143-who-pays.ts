import { type Kysely, sql } from 'kysely';

/** Whoever pays for an order: the card of a person, or a company by its account or by invoice (decision 86). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_order add column payer text not null default 'card'
      check (payer in ('card', 'company_account', 'invoice'))`.execute(db);
  await sql`alter table booking_order alter column payer drop default`.execute(db);
}
