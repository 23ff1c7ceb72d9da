import type { Traveller } from '#contract/booking';
import { listPayments, listRefunds, type PaymentRow, type RefundRow } from '#domain/payments';
import type { Queries, Transaction } from '#platform/core';
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
  readonly travellers: readonly Traveller[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly effects: readonly EffectRow[];
}

/** Locks the item, so that deciding and moving are one act. */
export async function lockSaga(
  tx: Transaction,
  by: { readonly itemId: string } | { readonly orderId: string },
): Promise<Saga | undefined> {
  const query = tables(tx).selectFrom('order_item').selectAll().forUpdate();
  const item = await (
    'itemId' in by ? query.where('id', '=', by.itemId) : query.where('order_id', '=', by.orderId)
  ).executeTakeFirst();
  return item && loadRest(tx, item);
}

export async function readSaga(db: Reader, orderId: string): Promise<Saga | undefined> {
  const item = await tables(db).selectFrom('order_item').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return item && loadRest(db, item);
}

async function loadRest(db: Reader, item: ItemRow): Promise<Saga> {
  const order = await tables(db)
    .selectFrom('booking_order')
    .selectAll()
    .where('id', '=', item.order_id)
    .executeTakeFirstOrThrow();
  const travellers = await tables(db)
    .selectFrom('booking_traveller')
    .select('data')
    .where('order_id', '=', item.order_id)
    .orderBy('position')
    .execute();
  return {
    order,
    item,
    snapshot: JSON.parse(item.snapshot) as Snapshot,
    travellers: travellers.map(({ data }) => JSON.parse(data) as Traveller),
    payments: await listPayments(db, item.order_id),
    refunds: await listRefunds(db, item.order_id),
    effects: await tables(db).selectFrom('booking_effect').selectAll().where('item_id', '=', item.id).execute(),
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
  travellers: readonly Traveller[],
): Promise<void> {
  await tables(tx).deleteFrom('booking_traveller').where('order_id', '=', orderId).execute();
  const rows = travellers.map((traveller, position) => ({
    order_id: orderId,
    position,
    data: JSON.stringify(traveller),
  }));
  await tables(tx).insertInto('booking_traveller').values(rows).execute();
}
