import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import { BookingUnderWay } from './errors.ts';
import { dropAnswers, emptyOrder, isUnpaidAtRest } from './purge.ts';
import { openTraveller, type StoredTraveller } from './sealed-travellers.ts';
import { leadOf, lockOrder, type Reader, tables, type Whole } from './store.ts';

type Lists = Readonly<Record<'bookingTravellers' | 'bookingItems', readonly Readonly<Record<string, unknown>>[]>>;

/** What the rows of an account's orders hold packed or sealed, opened for whoever it belongs to. */
export async function revealBookings(ctx: Ctx, accountId: string): Promise<Lists> {
  return ctx.db.transact((tx) => reveal(ctx, tx, accountId), { accountId });
}

async function reveal(ctx: Ctx, tx: Transaction, accountId: string): Promise<Lists> {
  const orders = await ordersOf(tx, accountId);
  if (orders.length === 0) return { bookingTravellers: [], bookingItems: [] };
  const travellers = await tables(tx)
    .selectFrom('booking_traveller')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const items = await tables(tx).selectFrom('order_item').selectAll().where('order_id', 'in', orders).execute();
  return {
    bookingTravellers: travellers.map(({ order_id, position, data }) => ({
      order: order_id,
      traveller: openOrSay(ctx, order_id, position, data),
    })),
    bookingItems: items.map(({ order_id, state, locator, snapshot, extras, documents, total_minor, ...item }) => ({
      order: order_id,
      state,
      locator,
      product: snapshot.product,
      extras,
      documents,
      totalMinor: total_minor,
      chargedMinor: item.due_minor,
      owedAtThePlaceMinor: item.owed_minor,
      cancelledParts: item.cancelled_units,
      currency: item.currency,
      bookedAt: item.booked_at,
    })),
  };
}

/** A lost key costs the numbers, not the rest. */
function openOrSay({ sealer, log }: Ctx, orderId: string, position: number, stored: StoredTraveller): unknown {
  try {
    return openTraveller(sealer, orderId, position, stored);
  } catch (error) {
    log.error('numbers of a traveller cannot be read for an export', { error });
    const { document, sealedKnownTravellerNumber: _, ...rest } = stored;
    return { ...rest, document: document && { ...document, sealedNumber: undefined, number: null } };
  }
}

/**
 * Before an account goes: its unpaid orders lose all that they hold of people, its bookings the numbers of documents, which the
 * carrier has. Throws `BookingUnderWay` while a booking is neither.
 */
export async function eraseBookings(ctx: TxCtx, accountId: string): Promise<void> {
  for (const orderId of await ordersOf(ctx.tx, accountId)) {
    const whole = await lockOrder(ctx.tx, orderId);
    if (whole && leadOf(whole).item.state !== 'purged') await eraseOrder(ctx, whole);
  }
  await leaveToNobody(ctx, accountId);
}

/** What stays is of a session that never was, once the account is out of it: jobs go on with it, and no browser finds it. */
async function leaveToNobody({ db, ids, tx }: TxCtx, accountId: string): Promise<void> {
  const sessionId = ids.uuid();
  await db.show(tx, { accountId, sessionId });
  for (const table of ['booking_order', 'booking_quote'] as const)
    await tables(tx).updateTable(table).set({ session_id: sessionId }).where('account_id', '=', accountId).execute();
}

async function eraseOrder(ctx: TxCtx, whole: Whole): Promise<void> {
  const { order, parts } = whole;
  const now = ctx.clock.now();
  const unpaid = isUnpaidAtRest(whole, now);
  if (unpaid && !(await isInDispute(ctx, order.id))) {
    await emptyOrder(ctx, whole, 'privacy.account_erased');
    return;
  }
  const sold = parts.every(
    ({ item }) =>
      ['confirmed', 'cancelled', 'rejected'].includes(item.state) && !(item.lease_until && item.lease_until > now),
  );
  if (!unpaid && !sold) throw new BookingUnderWay(order.reference);
  await dropNumbers(ctx, whole);
  await dropAnswers(ctx, whole);
}

async function dropNumbers({ tx }: TxCtx, { order, travellers }: Whole): Promise<void> {
  for (const [position, traveller] of travellers.entries()) {
    await tables(tx)
      .updateTable('booking_traveller')
      .set({ data: JSON.stringify({ ...traveller, document: null, sealedKnownTravellerNumber: null }) })
      .where('order_id', '=', order.id)
      .where('position', '=', position)
      .execute();
  }
}

/** Money moved, or somebody is waiting for an answer about it. */
async function isInDispute({ tx }: TxCtx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from ledger_entry where order_id = ${orderId})
      or exists (select from help_item where order_id = ${orderId} and closed_at is null) as open`.execute(tx);
  return rows[0]?.open === true;
}

async function ordersOf(db: Reader, accountId: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('booking_order')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
