import { type Kysely, sql } from 'kysely';
import { createShownV2, ownOrderPartsV3, ownRowsV3 } from './rules/owned-rows-v3.ts';

/** A list reads orders, items, payments and refunds: all of them name their company, and their rules read few settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payment', 'refund']) {
    const [name, index] = [sql.table(table), sql.ref(`${table}_company`)];
    await sql`alter table ${name} add column company_id uuid references company`.execute(db);
    await sql`
      update ${name} p set company_id = o.company_id from booking_order o
      where o.id = p.order_id and o.company_id is not null`.execute(db);
    await sql`create index ${index} on ${name} (company_id) where company_id is not null`.execute(db);
  }
  await createShownV2(db);
  for (const table of ['booking_quote', 'booking_order']) await ownRowsV3(db, table);
  for (const table of ['order_item', 'payment', 'refund']) await ownOrderPartsV3(db, table, 'booking_orders_shown_v2');
}
