import { type Kysely, sql } from 'kysely';

/** What a session put aside; the quote itself is booking's. */
export async function createCart(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      session_id uuid primary key,
      quote_id uuid not null references booking_quote on delete cascade,
      touched_at timestamptz not null
    )`.execute(db);
  await sql`create index cart_quote on cart (quote_id)`.execute(db);
  await sql`create index cart_touched on cart (touched_at)`.execute(db);
}
