import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { sameOrderV1, sameOwnerV1, wholeV1 } from './rules/same-owner-v1.ts';

/** What names its company: items and money of an order, and the quote that was ordered. */
const OF_ORDERS = ['order_item', 'payment', 'refund', 'booking_quote'] as const;

/**
 * What belongs to an order or to a customer is of the same company, and what belongs to an item or a payment of an order is of the same
 * order: the database refuses anything else. Events, notices, help and the ledger name no company, they are of their order alone. A cart
 * names a quote that may be ordered for somebody else meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fill(db);
  await sql`set constraints all immediate`.execute(db);
  await wholeV1(db, 'booking_order', 'id');
  await wholeV1(db, 'payment_customer', 'ref');
  for (const table of OF_ORDERS) {
    // A quote is taken before its order is there.
    const added = table === 'booking_quote' ? 'deferrable initially deferred' : '';
    await sameOwnerV1(db, table, { by: 'order_id', of: 'booking_order', key: 'id', added });
  }
  await sameOwnerV1(db, 'payment_method', { by: 'customer', of: 'payment_customer', key: 'ref' });
  await sameOrderV1(db, 'order_item', [
    ['payment', 'item_id'],
    ['refund', 'item_id'],
    ['cancel_quote', 'item_id'],
    ['booking_effect', 'item_id'],
    ['booking_gate', 'item_id'],
  ]);
  await sameOrderV1(db, 'cancel_quote', [
    ['refund', 'cancel_quote_id'],
    ['order_item', 'cancel_quote_id'],
  ]);
  await sameOrderV1(db, 'payment', [['refund', 'payment_id']]);
}

/** Rows of before are of whoever has what they belong to. */
export async function fill(db: QueryExecutorProvider): Promise<void> {
  for (const table of OF_ORDERS) {
    await sql`
      update ${sql.table(table)} p set company_id = o.company_id from booking_order o
      where o.id = p.order_id and p.company_id is distinct from o.company_id`.execute(db);
  }
  await sql`
    update payment_method m set company_id = c.company_id from payment_customer c
    where c.ref = m.customer and m.company_id is distinct from c.company_id`.execute(db);
}
