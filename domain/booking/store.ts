import { sql } from 'kysely';
import { readMoney, withDates, type PaymentRow, type RefundRow } from '#domain/payments';
import type { Queries, Transaction } from '#platform/core';
import type { SealedParty, StoredTraveller } from './sealed-travellers.ts';
import type { Snapshot } from './snapshot.ts';
import type {
  BookingTables,
  CancelQuoteRow,
  EffectRow,
  GateRow,
  ItemChange,
  ItemRow,
  NoticeRow,
  OrderRow,
  QuoteRow,
} from './tables.ts';

export type Reader = Queries | Transaction;

/** The `failure` of what was dropped because all of its order was: it stays in view, as what the order was. */
export const GIVEN_UP = 'given_up';

/** The tables that this module owns, over a transaction or single statements. */
export function tables(db: Reader): ReturnType<typeof db.withTables<BookingTables>> {
  return db.withTables<BookingTables>();
}

/** One item of an order with what belongs to it alone. */
export interface Part {
  readonly item: ItemRow;
  readonly snapshot: Snapshot;
  readonly refunds: readonly RefundRow[];
  readonly effects: readonly EffectRow[];
  readonly gates: readonly GateRow[];
  /** By the quote on whose terms they went: places of the parts of it that a refund is for; null for all. */
  readonly cancelled: ReadonlyMap<string, readonly number[] | null>;
}

/** An order with all of it, as stored. */
export interface Whole {
  readonly order: OrderRow;
  /** In their order; what the buyer took out is not among them. */
  readonly parts: readonly [Part, ...Part[]];
  /** Of all parts, one after the other. Document numbers are sealed in here. */
  readonly travellers: readonly StoredTraveller[];
  readonly payments: readonly PaymentRow[];
}

/** An order as seen from one of its items. */
export interface Saga extends Whole, Part {}

/**
 * Locks the items of an order, so that deciding and moving are one act. The rest is read by later statements: those of one
 * statement with the lock would be as old as its beginning, not as its end.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<Whole | undefined> {
  await lockItems(tx, orderId);
  return readOrderParts(tx, orderId);
}

export async function lockSaga(tx: Transaction, itemId: string): Promise<Saga | undefined> {
  const item = await tables(tx).selectFrom('order_item').select('order_id').where('id', '=', itemId).executeTakeFirst();
  if (!item) return undefined;
  await lockItems(tx, item.order_id);
  return readSaga(tx, item.order_id, itemId);
}

/** All of them, always in the same order: who pays and who cancels never wait for each other in a ring. */
async function lockItems(tx: Transaction, orderId: string): Promise<void> {
  await tables(tx)
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .forUpdate()
    .execute();
}

export async function readOrderParts(db: Reader, orderId: string): Promise<Whole | undefined> {
  return (await readAll(db, orderId))?.whole;
}

/** Also of an item that was taken out. */
export async function readSaga(db: Reader, orderId: string, itemId: string): Promise<Saga | undefined> {
  const read = await readAll(db, orderId);
  const part = read?.all.find(({ item }) => item.id === itemId);
  return read && part && { ...read.whole, ...part };
}

/** Whose business the payment is: the first item that is bought. */
export function leadOf({ parts }: Pick<Whole, 'parts'>): Part {
  return parts[0];
}

/** Its buyer chose something else in its place, or took it out of the cart. */
export function isGivenUp(whole: Pick<Whole, 'parts'>): boolean {
  return leadOf(whole).item.state === 'dropped';
}

export function sagaOf(whole: Whole, part: Part): Saga {
  return { ...whole, ...part };
}

/** The travellers of one item among those of the order. */
export function travellersOf<T>(
  { parts, item }: Pick<Saga, 'item' | 'parts'>,
  travellers: readonly T[],
): { readonly from: number; readonly list: readonly T[] } {
  const before = parts.findIndex((part) => part.item.id === item.id);
  const from = parts.slice(0, before).reduce((sum, { snapshot }) => sum + snapshot.slots.length, 0);
  const own = parts[before]?.snapshot.slots.length ?? 0;
  return { from, list: travellers.slice(from, from + own) };
}

interface Rows {
  readonly items: readonly ItemRow[];
  readonly order: OrderRow;
  readonly travellers: readonly StoredTraveller[];
  readonly effects: readonly EffectRow[];
  readonly gates: readonly GateRow[];
  readonly used: readonly Pick<CancelQuoteRow, 'id' | 'item_id' | 'partial' | 'units'>[];
}

async function readAll(
  db: Reader,
  orderId: string,
): Promise<{ readonly whole: Whole; readonly all: readonly Part[] } | undefined> {
  const { rows } = await sql<Rows>`
    select to_json(o) as "order",
      (select coalesce(json_agg(i order by i.position), '[]') from order_item i where i.order_id = o.id) as items,
      (select coalesce(json_agg(t.data order by t.position), '[]') from booking_traveller t where t.order_id = o.id) as travellers,
      (select coalesce(json_agg(e), '[]') from booking_effect e where e.order_id = o.id) as effects,
      (select coalesce(json_agg(g), '[]') from booking_gate g where g.order_id = o.id) as gates,
      (select coalesce(json_agg(json_build_object('id', q.id, 'item_id', q.item_id, 'partial', q.partial, 'units', q.units)), '[]')
        from cancel_quote q where q.order_id = o.id and q.used_at is not null) as used
    from booking_order o where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { payments, refunds } = await readMoney(db, orderId);
  const effects = row.effects.map((effect) => withDates(effect, ['intended_at', 'answered_at']));
  const gates = row.gates.map((gate) => withDates(gate, ['deadline', 'asked_at']));
  const all = row.items.map((stored): Part => {
    const item = withDates(stored, ['hold_expires_at', 'price_until', 'booked_at', 'due_at', 'lease_until']);
    return {
      item,
      snapshot: item.snapshot,
      refunds: refunds.filter((refund) => refund.item_id === item.id),
      effects: effects.filter((effect) => effect.item_id === item.id),
      gates: gates.filter((gate) => gate.item_id === item.id),
      cancelled: new Map(
        row.used
          .filter((quote) => quote.item_id === item.id)
          .map(({ id, partial, units }) => [id, partial ? units : null]),
      ),
    };
  });
  const [first, ...others] = all.filter(({ item }) => item.state !== 'dropped' || item.failure === GIVEN_UP);
  if (!first) return undefined;
  const order = withDates(row.order, ['created_at', 'touched_at', 'purged_at']);
  return { whole: { order, parts: [first, ...others], travellers: row.travellers, payments }, all };
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
export async function updateItem(tx: Transaction, id: string, set: ItemChange): Promise<void> {
  await tables(tx).updateTable('order_item').set(set).where('id', '=', id).execute();
}

export async function touchOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  await tables(tx).updateTable('booking_order').set({ touched_at: at }).where('id', '=', id).execute();
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
  if (rows.length > 0) await tables(tx).insertInto('booking_traveller').values(rows).execute();
}
