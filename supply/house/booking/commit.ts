import type { DataClass } from '#contract/core';
import type { CommitAsk, CommitRejection, CommitResult, ProbeResult } from '#domain/booking';
import type { Transaction } from '#platform/core';
import { holdStock, sellHold } from '../stock/index.ts';
import type { HouseDesk, PricedGoods } from './desk.ts';
import type { Fault } from './faults.ts';
import { price, quote, release, reservationById, rowOf } from './reserve.ts';
import { tables, type HouseBookingRow, type ReservationRow } from './tables.ts';

/** Sells what is held, once per key. Everything that decides is in the desk's own books, so a repeat answers the same. */
export async function commit(desk: HouseDesk, ask: CommitAsk, fault: Fault | undefined): Promise<CommitResult> {
  const known = await probe(desk, ask.key);
  if (known.outcome !== 'not_found') return known as CommitResult;
  if (ask.reservationRef === null) return sellUnheld(desk, ask, fault);
  const row = await reservationById(desk, ask.reservationRef);
  const refusal = fault?.kind === 'sold_out_at_commit' ? 'sold_out' : await objection(desk, ask, row);
  if (refusal || !row) {
    if (row) await release(desk, row.key);
    return reject(desk, ask.key, refusal ?? 'hold_expired');
  }
  const sold = await unlessGone(() => desk.database.transact((tx) => sell(desk, tx, ask, row)));
  return sold ?? reject(desk, ask.key, 'hold_expired');
}

/** Undefined when the stock had gone to somebody else meanwhile. */
async function unlessGone(selling: () => Promise<CommitResult | undefined>): Promise<CommitResult | undefined> {
  try {
    return await selling();
  } catch (error) {
    if (error instanceof StockGone) return undefined;
    throw error;
  }
}

/** At one price: each try that fails found it for sale, and another buyer was quicker. */
const mostTries = 4;

/** What is not held is taken and sold in one transaction at the price of now; of one that failed nothing is left. */
async function sellUnheld(desk: HouseDesk, ask: CommitAsk, fault: Fault | undefined): Promise<CommitResult> {
  for (let tries = 0; tries < mostTries; tries++) {
    const priced = await price(desk, ask.wanted, fault, undefined);
    if (!priced || fault?.kind === 'sold_out_at_commit') return reject(desk, ask.key, 'sold_out');
    const { total } = priced.quote.price;
    const baseMinor = ask.total.amountMinor - desk.goods.extrasMinor(ask.wanted.product, ask.extras);
    if (total.currency !== ask.total.currency || total.amountMinor !== baseMinor)
      return reject(desk, ask.key, 'price_changed');
    const sold = await unlessGone(() => desk.database.transact((tx) => takeAndSell(desk, tx, ask, priced)));
    if (sold) return sold;
  }
  return reject(desk, ask.key, 'sold_out');
}

async function takeAndSell(desk: HouseDesk, tx: Transaction, ask: CommitAsk, priced: PricedGoods) {
  const row: ReservationRow = { ...rowOf(desk, ask.key, ask.wanted, priced), state: 'held' };
  await tables(tx)
    .insertInto('house_reservation')
    .values({ ...row, product: JSON.stringify(row.product) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { state } = await holdStock(tx, {
    holdKey: ask.key,
    orderKey: ask.key,
    lines: priced.lines.flat(),
    expiresAt: row.expires_at,
    now: desk.clock.now(),
  });
  if (state === 'sold_out') throw new StockGone(state);
  return sell(desk, tx, ask, row);
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
