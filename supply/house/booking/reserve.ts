import type { Product } from '#contract/booking';
import type { Reservation, ReserveResult, SupplierQuote, Wanted } from '#domain/booking';
import type { Money } from '#contract/core';
import type { Queries } from '#platform/core';
import { holdStock, loadHeld, releaseHold, type StockLine } from '../stock/index.ts';
import { extensionsOf, SHORT_HOLD } from '../hold-window.ts';
import type { HouseDesk, PricedGoods } from './desk.ts';
import type { Fault } from './faults.ts';
import { tables, type ReservationRow } from './tables.ts';

/** What a reservation remembers of what it was made for. */
export interface Reserved extends Wanted {
  /** What each part took of the stock. */
  readonly units: readonly (readonly StockLine[])[];
  /** For how long it is held at a time. */
  readonly minutes?: number;
}

const minuteMs = 60_000;

/** For who holds it already: what that reservation took counts as if it were for sale. */
export async function quote(
  desk: HouseDesk,
  wanted: Wanted,
  fault: Fault | undefined,
  holding?: string,
): Promise<SupplierQuote | undefined> {
  const row = holding === undefined ? undefined : await reservationById(desk, holding);
  return (await price(desk, wanted, fault, row?.key))?.quote;
}

export async function price(
  desk: HouseDesk,
  wanted: Wanted,
  fault: Fault | undefined,
  holdKey: string | undefined,
): Promise<PricedGoods | undefined> {
  const held = holdKey === undefined ? undefined : await loadHeld(desk.database.query, holdKey);
  const priced = await desk.goods.price(wanted, held);
  if (!priced || fault?.kind !== 'reprice') return priced;
  return { ...priced, quote: desk.goods.raised(priced.quote, fault.percent) };
}

/**
 * Prices again, then takes the stock of that price. Who comes too late for it is priced once more: what is left may cost
 * another price, and nothing is taken before the buyer was told. A known key answers what became of it: what an earlier call
 * kept and died over is kept at the price of that call.
 */
export async function reserve(
  desk: HouseDesk,
  { key, wanted, expected }: { readonly key: string; readonly wanted: Wanted; readonly expected: Money },
  fault: Fault | undefined,
): Promise<ReserveResult> {
  let row = await findReservation(desk, key);
  if (row?.state === 'asked' && (await loadHeld(desk.database.query, key)).size > 0) return conclude(desk, row, 'held');
  for (let tries = 0; tries < mostTries; tries++) {
    if (row && row.state !== 'asked') return known(row);
    const priced = await price(desk, wanted, fault, undefined);
    if (!priced) return { outcome: row ? 'sold_out' : 'gone' };
    const { total } = priced.quote.price;
    if (total.amountMinor !== expected.amountMinor || total.currency !== expected.currency) {
      return { outcome: 'repriced', quote: priced.quote };
    }
    // Nothing of its kind is held: whoever believed so is told.
    if (priced.quote.holdMinutes === null) return { outcome: 'repriced', quote: priced.quote };
    row = await noteAsked(desk, key, wanted, priced);
    const { state } = await holdStock(desk.database.query, {
      holdKey: key,
      orderKey: key,
      lines: priced.lines.flat(),
      expiresAt: latestExpiry(row),
      now: desk.clock.now(),
    });
    if (state !== 'sold_out') return conclude(desk, row, state === 'held' || state === 'sold' ? 'held' : 'refused');
  }
  return row ? conclude(desk, row, 'refused') : { outcome: 'sold_out' };
}

/** At one price: each try that fails found it for sale, and another buyer was quicker. */
const mostTries = 4;

/**
 * Of two calls with one key the first to write its answer is believed; what the other one took goes back. Both may have noted what
 * they asked for: the one that took it says what it was.
 */
async function conclude(desk: HouseDesk, row: ReservationRow, state: 'held' | 'refused'): Promise<ReserveResult> {
  const { key, product } = row;
  await tables(desk.database.query)
    .updateTable('house_reservation')
    .set({ state, product: JSON.stringify(product) })
    .where('key', '=', key)
    .where('state', '=', 'asked')
    .execute();
  const answer = known((await findReservation(desk, key)) ?? row);
  if (state === 'held' && answer.outcome !== 'held') await releaseHold(desk.database.query, key, desk.clock.now());
  return answer;
}

/** One more turn of the same length; the price is guaranteed anew only as far as it was. */
export async function extend(desk: HouseDesk, ref: string): Promise<Reservation | undefined> {
  return desk.database.transact(async (tx) => {
    const row = await tables(tx)
      .selectFrom('house_reservation')
      .selectAll()
      .where('id', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    const now = desk.clock.now();
    if (row?.state !== 'held' || row.expires_at <= now || row.extensions >= extensionsOf(minutesOf(row)))
      return undefined;
    const longer = {
      extensions: row.extensions + 1,
      expires_at: new Date(row.expires_at.getTime() + minutesOf(row) * minuteMs),
    };
    await tables(tx).updateTable('house_reservation').set(longer).where('id', '=', ref).execute();
    return toReservation({ ...row, ...longer });
  });
}

/** By the key of the reserve, so that the stock comes back even when its answer was lost, or when it has yet to be taken. */
export async function release(desk: HouseDesk, key: string): Promise<void> {
  const { query } = desk.database;
  const row = await findReservation(desk, key);
  if (row?.state === 'sold' || row?.state === 'cancelled') return;
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

export async function reservationById(desk: HouseDesk, id: string): Promise<ReservationRow | undefined> {
  return tables(desk.database.query)
    .selectFrom('house_reservation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What these reservations keep at this moment, by `stockKey`. */
export async function heldUnder(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(queries).selectFrom('house_reservation').select('key').where('id', 'in', ids).execute();
  const all = await Promise.all(rows.map(({ key }) => loadHeld(queries, key)));
  const held = new Map<string, number>();
  for (const [stock, units] of all.flatMap((each) => [...each])) held.set(stock, (held.get(stock) ?? 0) + units);
  return held;
}

/** What is asked for as it is priced now, with what it would take. */
export function rowOf(
  desk: HouseDesk,
  key: string,
  { ref, product, holdMinutes: told }: Wanted,
  { quote: { price: base, product: sold, holdMinutes }, lines }: PricedGoods,
): ReservationRow {
  const now = desk.clock.now();
  const minutes = told ?? holdMinutes ?? SHORT_HOLD;
  const priceMinutes = minutes * (desk.goods.extendsPrice ? 1 + extensionsOf(minutes) : 1);
  const units = lines.map((unit) => unit.map(({ limit: _limit, tierLimits: _tierLimits, ...line }) => line));
  const reserved: Reserved = { ref, product: { ...product, ...sold } as Product, units, minutes };
  return {
    id: desk.ids.uuid(),
    key,
    state: 'asked',
    product: reserved,
    quantity: lines.flat().reduce((sum, line) => sum + line.quantity, 0),
    base_minor: base.total.amountMinor,
    currency: base.total.currency,
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * minuteMs),
    price_until: new Date(now.getTime() + priceMinutes * minuteMs),
    extensions: 0,
  };
}

/** Until it is settled, another class of the same price may come in its place. */
async function noteAsked(desk: HouseDesk, key: string, wanted: Wanted, priced: PricedGoods): Promise<ReservationRow> {
  const row = rowOf(desk, key, wanted, priced);
  const stored = JSON.stringify(row.product);
  await tables(desk.database.query)
    .insertInto('house_reservation')
    .values({ ...row, product: stored })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ product: stored }).where('house_reservation.state', '=', 'asked'),
    )
    .execute();
  return { ...((await findReservation(desk, key)) ?? row), product: row.product };
}

/** The stock keeps its units for as long as the hold could be extended to; the desk gives them back when it really ends. */
function latestExpiry(row: ReservationRow): Date {
  const spare = minutesOf(row) * extensionsOf(minutesOf(row));
  return new Date(row.expires_at.getTime() + spare * minuteMs);
}

function known(row: ReservationRow): ReserveResult {
  return row.state === 'held' || row.state === 'sold'
    ? { outcome: 'held', reservation: toReservation(row) }
    : { outcome: 'sold_out' };
}

/** Those of before were all held for a short time. */
function minutesOf({ product }: ReservationRow): number {
  return product.minutes ?? SHORT_HOLD;
}

function toReservation(row: ReservationRow): Reservation {
  return {
    ref: row.id,
    expiresAt: row.expires_at,
    priceGuaranteedUntil: new Date(Math.min(row.price_until.getTime(), row.expires_at.getTime())),
    extensionsLeft: Math.max(0, extensionsOf(minutesOf(row)) - row.extensions),
  };
}
