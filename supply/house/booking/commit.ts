import type { DataClass } from '#contract/core';
import type { CommitAsk, CommitRejection, CommitResult, ProbeResult } from '#domain/booking';
import type { Transaction } from '#platform/core';
import { sellHold } from '../stock/index.ts';
import type { HouseDesk } from './desk.ts';
import type { Fault } from './faults.ts';
import { quote, release, reservationById } from './reserve.ts';
import { tables, type HouseBookingRow, type ReservationRow } from './tables.ts';

/** Sells what is held, once per key. Everything that decides is in the desk's own books, so a repeat answers the same. */
export async function commit(desk: HouseDesk, ask: CommitAsk, fault: Fault | undefined): Promise<CommitResult> {
  const known = await probe(desk, ask.key);
  if (known.outcome !== 'not_found') return known as CommitResult;
  const row = await reservationById(desk, ask.reservationRef);
  const refusal = fault?.kind === 'sold_out_at_commit' ? 'sold_out' : await objection(desk, ask, row);
  if (refusal || !row) {
    if (row) await release(desk, row.key);
    return reject(desk, ask.key, refusal ?? 'hold_expired');
  }
  try {
    const sold = await desk.database.transact((tx) => sell(desk, tx, ask, row));
    if (sold) return sold;
  } catch (error) {
    if (!(error instanceof StockGone)) throw error;
  }
  return reject(desk, ask.key, 'hold_expired');
}

/** Why this commit must be refused, if it must: the hold is over, or the price is not what the buyer was told. */
async function objection(
  desk: HouseDesk,
  { extras, total }: CommitAsk,
  row: ReservationRow | undefined,
): Promise<CommitRejection | undefined> {
  const now = desk.clock.now();
  if (row?.state !== 'held' || row.expires_at <= now) return 'hold_expired';
  const current =
    row.price_until > now
      ? row.base_minor
      : (await quote(desk, row.product, undefined, row.id))?.price.total.amountMinor;
  if (current === undefined) return 'refused';
  const baseMinor = total.amountMinor - desk.goods.extrasMinor(row.product.product, extras);
  return total.currency === row.currency &&
    baseMinor >= Math.min(current, row.base_minor) &&
    baseMinor <= Math.max(current, row.base_minor)
    ? undefined
    : 'price_changed';
}

async function sell(
  desk: HouseDesk,
  tx: Transaction,
  ask: CommitAsk,
  row: ReservationRow,
): Promise<CommitResult | undefined> {
  const now = desk.clock.now();
  const booking: HouseBookingRow = {
    id: desk.ids.uuid(),
    key: ask.key,
    reservation_id: row.id,
    locator: makeLocator(desk, row.product.product.dataClass),
    state: 'confirmed',
    party: ask.party.travellers.map(({ givenNames, familyName }) => `${familyName}/${givenNames}`),
    extras: ask.extras,
    total_minor: ask.total.amountMinor,
    currency: ask.total.currency,
    booked_at: now,
    cancelled_at: null,
    cancel_key: null,
  };
  const moved = await tables(tx)
    .updateTable('house_reservation')
    .set({ state: 'sold' })
    .where('id', '=', row.id)
    .where('state', '=', 'held')
    .returning('id')
    .execute();
  if (moved.length === 0) {
    const twin = await tables(tx).selectFrom('house_booking').selectAll().where('key', '=', ask.key).executeTakeFirst();
    return twin && committed(twin);
  }
  await tables(tx)
    .insertInto('house_booking')
    .values({ ...booking, party: JSON.stringify(booking.party), extras: JSON.stringify(booking.extras) })
    .execute();
  const state = await sellHold(tx, row.key, now);
  if (state !== 'sold') throw new StockGone(state);
  return committed(booking);
}

/** The stock had given the units to somebody else; the transaction around it is undone. */
class StockGone extends Error {
  override readonly name = 'StockGone';
}

export async function probe(desk: HouseDesk, key: string): Promise<ProbeResult> {
  const { query } = desk.database;
  const booking = await tables(query).selectFrom('house_booking').selectAll().where('key', '=', key).executeTakeFirst();
  if (booking) return committed(booking);
  const rejection = await tables(query)
    .selectFrom('house_rejection')
    .select('reason')
    .where('key', '=', key)
    .executeTakeFirst();
  return rejection ? { outcome: 'rejected', reason: rejection.reason } : { outcome: 'not_found' };
}

export async function retrieve(
  desk: HouseDesk,
  id: string,
): Promise<{ state: 'confirmed' | 'cancelled'; locator: string } | undefined> {
  return tables(desk.database.query)
    .selectFrom('house_booking')
    .select(['state', 'locator'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A twin of the same request may have sold meanwhile: then that is the answer. */
async function reject(desk: HouseDesk, key: string, reason: CommitRejection): Promise<CommitResult> {
  const twin = await probe(desk, key);
  if (twin.outcome === 'committed') return twin;
  await tables(desk.database.query)
    .insertInto('house_rejection')
    .values({ key, reason, at: desk.clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return { outcome: 'rejected', reason };
}

function committed({ id, locator, booked_at }: HouseBookingRow): Extract<CommitResult, { outcome: 'committed' }> {
  return {
    outcome: 'committed',
    bookingRef: id,
    locator,
    documents: [{ kind: 'confirmation', number: locator, traveller: null, issuedAt: booked_at.toISOString() }],
  };
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Samples say so in their name as well. */
function makeLocator({ random }: HouseDesk, dataClass: DataClass): string {
  let name = '';
  for (let index = 0; index < 8; index++) name += letters[Math.floor(random.next() * letters.length)];
  return dataClass === 'demo' ? `DEMO-${name}` : name;
}
