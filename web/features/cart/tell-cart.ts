import { cartPart, daysThere, foundKey, isHeld, type Quote } from '#contract/booking';
import { tell } from './cart-now.ts';

/** The cart as it was just read: the header says the same from now on. */
export function tellCart(quote: Quote | null, adding: boolean): void {
  const [first] = quote?.items ?? [];
  if (!quote || !first) return tell({ cart: null });
  const { id, orderId, items, price, expiresAt } = quote;
  tell({
    cart: {
      quoteId: id,
      ...(orderId !== null && { orderId }),
      verticals: items.map(({ product }) => product.vertical),
      keys: items.map(({ product }) => foundKey(product.offerId)),
      parts: items.map(cartPart),
      total: price.total,
      heldUntil: isHeld(items) ? expiresAt : null,
      adding,
      when: daysThere(first.product),
    },
  });
}
