import type { CartFact } from '../../facts.ts';

/** Where and when, the same on the list and on every page of what it holds. */
function askedAt(address: string): string {
  return address.split('?')[0]?.split('/').slice(2).join('/') ?? '';
}

/** Place of what a choice on a page takes in the cart, as `placeOfReplaced` says it of a quote; -1 where it takes none. */
export function heldPlace(cart: CartFact | undefined, vertical: string, address: string): number {
  if (!cart || cart.adding) return -1;
  if (cart.parts.length === 1) return cart.verticals.indexOf(vertical);
  return cart.parts.findIndex(
    ({ search }, at) => search !== null && cart.verticals[at] === vertical && askedAt(search) === askedAt(address),
  );
}

/**
 * The currency of the trip that a choice would be added to, or in which it would replace something: one booking has one. Undefined where
 * the choice stands alone.
 */
export function tripCurrency(cart: CartFact | undefined, vertical: string, address: string): string | undefined {
  if (cart?.adding && !cart.verticals.includes(vertical)) return cart.total.currency;
  return cart?.parts[heldPlace(cart, vertical, address)]?.total.currency;
}
