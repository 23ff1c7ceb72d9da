import { type Kysely, sql } from 'kysely';

/** Under what every step of a booking and every list of an account asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_effect_order on booking_effect (order_id)`.execute(db);
  await sql`create index cancel_quote_order on cancel_quote (order_id)`.execute(db);
  await sql`create index booking_order_account on booking_order (account_id) where account_id is not null`.execute(db);
  await sql`create index booking_order_email on booking_order (email_key)`.execute(db);
  await sql`create index account_email_key on account_email (email_key)`.execute(db);
}
