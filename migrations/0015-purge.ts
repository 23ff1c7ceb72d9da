import { type Kysely, sql } from 'kysely';

/** When an order that was never paid was last touched, and when its personal data went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_order add column touched_at timestamptz`.execute(db);
  await sql`alter table booking_order add column purged_at timestamptz`.execute(db);
  await sql`
    create index order_item_unpaid on order_item (order_id)
    where state in ('draft', 'hold_expired', 'rejected')`.execute(db);
  await sql`create index booking_quote_unused on booking_quote (expires_at) where order_id is null`.execute(db);
}
