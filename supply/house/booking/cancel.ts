import type { CancelAsk, CancelResult, Supplier, SupplierCancelQuote } from '#domain/booking';
import type { Queries, Transaction } from '#platform/core';
import { returnPart, returnSold } from '../stock/index.ts';
import type { HouseDesk } from './desk.ts';
import type { Reserved } from './reserve.ts';
import { tables, type HouseBookingRow, type HouseCancellationRow } from './tables.ts';

const quoteMinutes = 10;

/** Undefined once it was cancelled or never was. The terms hold for ten minutes or until the next step of the ladder. */
export async function quoteCancel(desk: HouseDesk, ask: CancelAsk): Promise<SupplierCancelQuote | undefined> {
  const { query } = desk.database;
  const booking = await tables(query)
    .selectFrom('house_booking')
    .select(['id', 'state'])
    .where('id', '=', ask.bookingRef)
    .executeTakeFirst();
  if (booking?.state !== 'confirmed') return undefined;
  const gone = await cancellationsOf(query, booking.id);
  if (gone.some(({ unit }) => ask.units.includes(unit))) return undefined;
  const now = desk.clock.now();
  const { basis, refundMinor, feeMinor, lineRefunds, owedMinor, currency, until } = desk.goods.refundAt(ask, now);
  const soon = now.getTime() + quoteMinutes * 60_000;
  return {
    token: `${basis}:${refundMinor}`,
    expiresAt: new Date(Math.min(soon, until?.getTime() ?? soon)),
    basis,
    refund: { amountMinor: refundMinor, currency },
    fee: { amountMinor: feeMinor, currency },
    lineRefunds,
    owedThere: owedMinor > 0 ? { amountMinor: owedMinor, currency } : null,
  };
}

/** Cancels a booking or parts of it, once per key, and gives the stock of those parts back. A part goes once, under one key. */
export async function confirmCancel(
  desk: HouseDesk,
  { key, bookingRef, units }: Parameters<Supplier['confirmCancel']>[0],
): Promise<CancelResult> {
  return desk.database.transact(async (tx) => {
    const booking = await tables(tx)
      .selectFrom('house_booking')
      .selectAll()
      .where('id', '=', bookingRef)
      .forUpdate()
      .executeTakeFirst();
    if (!booking) return refused;
    const gone = await cancellationsOf(tx, booking.id);
    if (booking.cancel_key === key || gone.some((each) => each.key === key)) return { outcome: 'cancelled' };
    if (booking.state === 'cancelled') return refused;
    const parts = await partsOf(tx, booking);
    const left = parts.map((_, unit) => unit).filter((unit) => !gone.some((each) => each.unit === unit));
    const going = units ? [...new Set(units)] : left;
    if (going.length === 0 || going.some((unit) => !left.includes(unit))) return refused;
    await tables(tx)
      .insertInto('house_cancellation')
      .values(going.map((unit) => ({ booking_id: booking.id, unit, key, at: desk.clock.now() })))
      .execute();
    const isAll = going.length === left.length;
    if (isAll) await close(desk, tx, booking, key);
    else {
      const lines = going.flatMap((unit) => parts[unit] ?? []);
      await returnPart(tx, { holdKey: await holdKeyOf(tx, booking), part: key, lines });
    }
    return { outcome: 'cancelled' };
  });
}

const refused: CancelResult = { outcome: 'refused', reason: 'not_possible' };

/** Nothing of it is left: what the stock still counts as sold under its hold comes back. */
async function close(desk: HouseDesk, tx: Transaction, booking: HouseBookingRow, key: string): Promise<void> {
  const now = desk.clock.now();
  await tables(tx)
    .updateTable('house_booking')
    .set({ state: 'cancelled', cancelled_at: now, cancel_key: key })
    .where('id', '=', booking.id)
    .execute();
  await tables(tx)
    .updateTable('house_reservation')
    .set({ state: 'cancelled' })
    .where('id', '=', booking.reservation_id)
    .execute();
  await returnSold(tx, await holdKeyOf(tx, booking), now);
}

/** What each part of a booking took of the stock. */
async function partsOf(tx: Transaction, booking: HouseBookingRow): Promise<Reserved['units']> {
  const { product } = await tables(tx)
    .selectFrom('house_reservation')
    .select('product')
    .where('id', '=', booking.reservation_id)
    .executeTakeFirstOrThrow();
  return product.units;
}

async function holdKeyOf(tx: Transaction, { reservation_id }: HouseBookingRow): Promise<string> {
  const { key } = await tables(tx)
    .selectFrom('house_reservation')
    .select('key')
    .where('id', '=', reservation_id)
    .executeTakeFirstOrThrow();
  return key;
}

function cancellationsOf(db: Queries | Transaction, bookingId: string): Promise<HouseCancellationRow[]> {
  return tables(db).selectFrom('house_cancellation').selectAll().where('booking_id', '=', bookingId).execute();
}
