import { sql } from 'kysely';
import { asOwner, companyOf, type Ctx, type Owner, owns, rowsOf, type TxCtx } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import { findQuoteRow, type Reader } from './store.ts';
import type { OrderRow, QuoteRow } from './tables.ts';

/** Whose an order is. */
export type OrderOwner = Owner & Pick<OrderRow, 'account_id' | 'session_id'>;

/** By its id, whoever asks, with what judges a link to it. The caller judges first whether they may work on it. */
export async function ownerOfOrder(
  db: Reader,
  id: string,
): Promise<(OrderOwner & Pick<OrderRow, 'links' | 'purged_at'>) | undefined> {
  const { rows } = await sql<OrderOwner & Pick<OrderRow, 'links' | 'purged_at'>>`
    select * from booking_order_owner_v1(${id})`.execute(db);
  return rows[0];
}

/** The order of an item, a quote for its cancellation or a mail that is owed, by the id of that. */
export async function orderOfPart(
  db: Reader,
  id: string,
): Promise<(OrderOwner & { readonly order_id: string }) | undefined> {
  const { rows } = await sql<OrderOwner & { readonly order_id: string }>`
    select * from booking_part_owner_v1(${id})`.execute(db);
  return rows[0];
}

/** Of a personal quote; one of a company is its members' alone. */
async function ownerOfQuote(db: Reader, id: string): Promise<OrderOwner | undefined> {
  const { rows } = await sql<OrderOwner>`select * from booking_quote_owner_v1(${id})`.execute(db);
  return rows[0];
}

/** Theirs, or a personal one whose id they were told: it is a secret, and the quote names nobody. `ctx.db` sees what is theirs. */
export async function openQuote(ctx: Ctx, id: string): Promise<QuoteRow | undefined> {
  const own = await findQuoteRow(ctx.db.query, id);
  if (own && owns(ctx.actor, own)) return own;
  const owner = companyOf(ctx.actor) === null ? await ownerOfQuote(ctx.db.seeing({}).query, id) : undefined;
  return owner && findQuoteRow(asOwner(ctx, owner).db.query, id);
}

/** What whoever orders has to see for a quote to become theirs. */
export async function rowsOfQuote({ actor, tx }: TxCtx, id: string): Promise<RowsOf> {
  const own = rowsOf(actor);
  const owner = companyOf(actor) === null ? await ownerOfQuote(tx, id) : undefined;
  if (!owner) return own;
  return owner.account_id === null
    ? { ...own, guestSessionIds: [owner.session_id] }
    : { accountId: owner.account_id, ...own };
}

export interface Known {
  readonly reference: string;
  readonly emailKey: string;
}

/** What was booked or is being held, for whoever knows both; the caller counts who guesses. */
export async function orderByReference(
  db: Reader,
  { reference, emailKey }: Known,
): Promise<(OrderOwner & { readonly id: string }) | undefined> {
  const { rows } = await sql<OrderOwner & { readonly id: string }>`
    select * from booking_order_found_v1(${reference}, ${emailKey})`.execute(db);
  return rows[0];
}

/** Sessions of guests who gave one of these addresses, which the caller's account has proved. */
export async function guestsOf(db: Reader, emailKeys: readonly string[]): Promise<readonly string[]> {
  if (emailKeys.length === 0) return [];
  const { rows } = await sql<{ session_id: string }>`
    select distinct session_id from booking_guest_orders_v1(${[...emailKeys]}::text[])`.execute(db);
  return rows.map(({ session_id }) => session_id);
}
