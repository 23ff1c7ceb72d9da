import { isHeld, type Order } from '#contract/booking';
import type { CartFact } from '../../facts.ts';

type Sum = Pick<CartFact, 'verticals' | 'total'> & { readonly heldUntil: string | null | undefined };

/** What pages learned of the cart since the document came. */
interface Told {
  /** Null: nothing is in it any more. */
  readonly cart?: Omit<CartFact, 'formtoken'> | null;
  /** Of the orders that were read, by their ids. */
  readonly orders?: Readonly<Record<string, Sum>>;
}

let told: Told = {};
const listeners = new Set<() => void>();

export function tell(now: Told): void {
  // The module is shared by all readers of a server.
  if (import.meta.env.SSR) return;
  told = now;
  for (const listener of listeners) listener();
}

export function listenToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function toldCart(): Told {
  return told;
}

/** An order as it was just read: where the cart holds it, the header says its items, sum and hold from now on. */
export function tellOrder({ id, items, price, hold, priceQuotedUntil }: Order): void {
  const verticals = items.map(({ product }) => product.vertical);
  const heldUntil = isHeld(items) ? (hold?.priceGuaranteedUntil ?? priceQuotedUntil) : null;
  tell({ ...told, orders: { ...told.orders, [id]: { verticals, total: price.total, heldUntil } } });
}
