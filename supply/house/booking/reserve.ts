import type { Product } from '#contract/booking';
import type { ProductRef, Reservation, ReserveResult, SupplierQuote } from '#domain/booking';
import type { Money } from '#contract/core';
import { holdSeats, releaseHold } from '../stock/index.ts';
import { priceMinutes, type HouseDesk, type PricedFare } from './desk.ts';
import type { Fault } from './faults.ts';
import { tables, type ReservationRow } from './tables.ts';

/** What a reservation remembers of what it was made for. */
export interface ReservedProduct {
  readonly ref: ProductRef;
  readonly fare: Pick<Product['fare'], 'bags' | 'seat'>;
}

const minuteMs = 60_000;

export async function quote(
  desk: HouseDesk,
  ref: ProductRef,
  fault: Fault | undefined,
): Promise<SupplierQuote | undefined> {
  const priced = await desk.price(ref);
  return priced && toQuote(priced, fault);
}

/** The price without optional bags and seats: those are chosen and added by the buyer. */
function toQuote({ offer, fare }: PricedFare, fault: Fault | undefined): SupplierQuote {
  const raise = fault?.kind === 'reprice' ? fault.percent / 100 : 0;
  const lines = fare.price.lines
    .filter(({ kind }) => kind !== 'bag' && kind !== 'seat')
    .map((line) =>
      line.kind === 'base' ? { ...line, amountMinor: line.amountMinor + Math.round(line.amountMinor * raise) } : line,
    );
  const { family, familyName, bookingClasses, bags, seat, conditions, milesPercent } = fare;
  return {
    total: { amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), currency: fare.price.total.currency },
    lines,
    rates: fare.price.rates,
    fare: { family, familyName, bookingClasses, bags, seat, conditions, milesPercent },
    slices: offer.slices,
    tickets: offer.tickets,
    totals: offer.totals,
    expiresAt: new Date(offer.validity.expiresAt),
  };
}

/** Prices again, then takes the seats. A known key answers what became of it. */
export async function reserve(
  desk: HouseDesk,
  { key, product, expected }: { readonly key: string; readonly product: ProductRef; readonly expected: Money },
  fault: Fault | undefined,
): Promise<ReserveResult> {
  const before = await findReservation(desk, key);
  if (before && before.state !== 'asked') return known(desk, before);
  const priced = await desk.price(product);
  if (!priced) return { outcome: 'gone' };
  const current = toQuote(priced, fault);
  if (current.total.amountMinor !== expected.amountMinor || current.total.currency !== expected.currency) {
    return { outcome: 'repriced', quote: current };
  }
  const row = before ?? (await insertReservation(desk, key, product, priced, expected));
  const held = await holdSeats(desk.database.query, {
    holdKey: key,
    orderKey: key,
    lines: priced.seats,
    expiresAt: latestExpiry(desk, row),
    now: desk.clock.now(),
  });
  const state = held.state === 'held' || held.state === 'sold' ? 'held' : 'refused';
  await tables(desk.database.query)
    .updateTable('house_reservation')
    .set({ state })
    .where('key', '=', key)
    .where('state', '=', 'asked')
    .execute();
  return known(desk, (await findReservation(desk, key)) ?? row);
}

/** One more turn of the same length; the price is guaranteed anew only as far as it was. */
export async function extend(desk: HouseDesk, ref: string): Promise<Reservation | undefined> {
  const { hold } = desk.manifest;
  if (hold.kind === 'none') return undefined;
  return desk.database.transact(async (tx) => {
    const row = await tables(tx)
      .selectFrom('house_reservation')
      .selectAll()
      .where('id', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    const now = desk.clock.now();
    if (row?.state !== 'held' || row.expires_at <= now || row.extensions >= hold.extensions) return undefined;
    const longer = {
      extensions: row.extensions + 1,
      expires_at: new Date(row.expires_at.getTime() + hold.minutes * minuteMs),
    };
    await tables(tx).updateTable('house_reservation').set(longer).where('id', '=', ref).execute();
    return toReservation(desk, { ...row, ...longer });
  });
}

/** By the key of the reserve, so that seats come back even when its answer was lost. */
export async function release(desk: HouseDesk, key: string): Promise<void> {
  const { query } = desk.database;
  const row = await findReservation(desk, key);
  if (!row || row.state === 'sold' || row.state === 'cancelled') return;
  await tables(query)
    .updateTable('house_reservation')
    .set({ state: 'released' })
    .where('key', '=', key)
    .where('state', 'in', ['asked', 'held'])
    .execute();
  await releaseHold(query, key, desk.clock.now());
}

export async function findReservation(desk: HouseDesk, key: string): Promise<ReservationRow | undefined> {
  return tables(desk.database.query)
    .selectFrom('house_reservation')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
}

async function insertReservation(
  desk: HouseDesk,
  key: string,
  ref: ProductRef,
  priced: PricedFare,
  base: Money,
): Promise<ReservationRow> {
  const now = desk.clock.now();
  const minutes = desk.manifest.hold.kind === 'free' ? desk.manifest.hold.minutes : priceMinutes;
  const product: ReservedProduct = { ref, fare: { bags: priced.fare.bags, seat: priced.fare.seat } };
  const row: ReservationRow = {
    id: desk.ids.uuid(),
    key,
    state: 'asked',
    product: JSON.stringify(product),
    seats: priced.seats.reduce((sum, line) => sum + line.seats, 0),
    base_minor: base.amountMinor,
    currency: base.currency,
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * minuteMs),
    price_until: new Date(now.getTime() + Math.min(minutes, priceMinutes) * minuteMs),
    extensions: 0,
  };
  await tables(desk.database.query)
    .insertInto('house_reservation')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findReservation(desk, key)) ?? row;
}

/** The stock keeps seats for as long as the hold could be extended to; the desk gives them back when it really ends. */
function latestExpiry({ manifest }: HouseDesk, row: ReservationRow): Date {
  const spare = manifest.hold.kind === 'free' ? manifest.hold.minutes * manifest.hold.extensions : 0;
  return new Date(row.expires_at.getTime() + spare * minuteMs);
}

function known(desk: HouseDesk, row: ReservationRow): ReserveResult {
  return row.state === 'held' || row.state === 'sold'
    ? { outcome: 'held', reservation: toReservation(desk, row) }
    : { outcome: 'sold_out' };
}

function toReservation({ manifest }: HouseDesk, row: ReservationRow): Reservation {
  const allowed = manifest.hold.kind === 'free' ? manifest.hold.extensions : 0;
  return {
    ref: row.id,
    expiresAt: row.expires_at,
    priceGuaranteedUntil: row.price_until,
    extensionsLeft: Math.max(0, allowed - row.extensions),
  };
}
