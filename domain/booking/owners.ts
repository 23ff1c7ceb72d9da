import { sql } from 'kysely';
import type { Owner } from '#domain/kernel';
import type { Reader } from './store.ts';
import type { OrderRow } from './tables.ts';

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
