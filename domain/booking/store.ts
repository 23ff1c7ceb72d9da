import { sql } from 'kysely';
import { readMoney, withDates, type PaymentRow, type RefundRow } from '#domain/payments';
import type { Queries, Transaction } from '#platform/core';
import { parseStored, type SealedParty, type StoredTraveller } from './sealed-travellers.ts';
import type { Snapshot } from './snapshot.ts';
import type { BookingTables, CancelQuoteRow, EffectRow, ItemRow, NoticeRow, OrderRow, QuoteRow } from './tables.ts';

export type Reader = Queries | Transaction;

/** The tables that this module owns, over a transaction or single statements. */
export function tables(db: Reader): ReturnType<typeof db.withTables<BookingTables>> {
  return db.withTables<BookingTables>();
}

/** An order with its only item, as stored. */
export interface Saga {
  readonly order: OrderRow;
  readonly item: ItemRow;
  readonly snapshot: Snapshot;
  /** Document numbers are sealed in here. */
  readonly travellers: readonly StoredTraveller[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly effects: readonly EffectRow[];
}

/**
 * Locks the item, so that deciding and moving are one act. The rest is read by later statements: those of one statement
 * with the lock would be as old as its beginning, not as its end.
 */
export async function lockSaga(
  tx: Transaction,
  by: { readonly itemId: string } | { readonly orderId: string },
): Promise<Saga | undefined> {
  const query = tables(tx).selectFrom('order_item').select('order_id').forUpdate();
  const item = await (
    'itemId' in by ? query.where('id', '=', by.itemId) : query.where('order_id', '=', by.orderId)
  ).executeTakeFirst();
  return item && readSaga(tx, item.order_id);
}

interface SagaRow {
  readonly item: ItemRow;
  readonly order: OrderRow;
  readonly travellers: readonly string[];
  readonly effects: readonly EffectRow[];
}

export async function readSaga(db: Reader, orderId: string): Promise<Saga | undefined> {
  const { rows } = await sql<SagaRow>`
    select to_json(i) as item, to_json(o) as "order",
      (select coalesce(json_agg(t.data order by t.position), '[]') from booking_traveller t where t.order_id = o.id) as travellers,
      (select coalesce(json_agg(e), '[]') from booking_effect e where e.item_id = i.id) as effects
    from order_item i join booking_order o on o.id = i.order_id where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { payments, refunds } = await readMoney(db, orderId);
  const item = withDates(row.item, ['hold_expires_at', 'price_until', 'booked_at', 'due_at', 'lease_until']);
  return {
    order: withDates(row.order, ['created_at', 'touched_at', 'purged_at']),
    item,
    snapshot: JSON.parse(item.snapshot) as Snapshot,
    travellers: row.travellers.map(parseStored),
    payments,
    refunds,
    effects: row.effects.map((effect) => withDates(effect, ['intended_at', 'answered_at'])),
  };
}

export async function findOrderRow(db: Reader, id: string): Promise<OrderRow | undefined> {
  return tables(db).selectFrom('booking_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findQuoteRow(db: Reader, id: string): Promise<QuoteRow | undefined> {
  return tables(db).selectFrom('booking_quote').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCancelQuote(db: Reader, id: string): Promise<CancelQuoteRow | undefined> {
  return tables(db).selectFrom('cancel_quote').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listNotices(db: Reader, orderId: string): Promise<NoticeRow[]> {
  return tables(db).selectFrom('booking_notice').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Columns of an item beside its state; the state moves through `transition` only. */
export async function updateItem(
  tx: Transaction,
  id: string,
  set: Partial<Omit<ItemRow, 'id' | 'state' | 'version'>>,
): Promise<void> {
  await tables(tx).updateTable('order_item').set(set).where('id', '=', id).execute();
}

export async function replaceTravellers(
  tx: Transaction,
  orderId: string,
  { keyId, travellers }: SealedParty,
): Promise<void> {
  await tables(tx).deleteFrom('booking_traveller').where('order_id', '=', orderId).execute();
  const rows = travellers.map((traveller, position) => ({
    order_id: orderId,
    position,
    data: JSON.stringify(traveller),
    sealed_with: keyId,
  }));
  await tables(tx).insertInto('booking_traveller').values(rows).execute();
}
