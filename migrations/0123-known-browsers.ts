import { type Kysely, sql } from 'kysely';

/** Browsers in which an account was signed in, and how often the links of a booking were revoked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: its own id. A session that begins after signing out is of the same browser.
  await sql`alter table visitor_session add column browser_id uuid`.execute(db);
  await sql`
    create table known_browser (
      browser_id uuid not null,
      account_id uuid not null,
      last_at timestamptz not null,
      primary key (browser_id, account_id)
    )`.execute(db);
  await sql`create index known_browser_account on known_browser (account_id)`.execute(db);
  await sql`alter table booking_order add column links int4 not null default 0`.execute(db);
}
