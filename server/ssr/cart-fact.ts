import { cartPart, daysThere, foundKey, isHeld, type Quote } from '#contract/booking';
import type { cart } from '#contract/cart';
import type { OutputOf } from '#contract/core';
import type { CartFact } from '../../web/facts.ts';
import type { Exchange, Pipeline } from '../http/pipeline.ts';
import type { ReaderFacts } from './pages.ts';

/** The cart of this session, for the header; a page whose cart cannot be read is shown without it. */
export async function cartFactOf(pipeline: Pipeline, exchange: Exchange): Promise<CartFact | null> {
  // In another site's frame nothing is bought.
  if (exchange.mayCall) return null;
  try {
    const { quote, adding } = (await pipeline.invoke('cart.read', {}, exchange)) as OutputOf<typeof cart.read>;
    return quote && factOf(quote, adding, await exchange.visitor.formToken());
  } catch {
    return null;
  }
}

/** Inside a partner's site the header is theirs. */
export function withCart(facts: ReaderFacts, cart: CartFact | null): ReaderFacts {
  if (!cart || facts.chrome.presentation !== 'site') return facts;
  return { ...facts, chrome: { ...facts.chrome, cart } };
}

function factOf({ id, orderId, items, price, expiresAt }: Quote, adding: boolean, formtoken: string): CartFact | null {
  const [first] = items;
  if (!first) return null;
  return {
    quoteId: id,
    ...(orderId !== null && { orderId }),
    formtoken,
    verticals: items.map(({ product }) => product.vertical),
    keys: items.map(({ product }) => foundKey(product.offerId)),
    parts: items.map(cartPart),
    total: price.total,
    heldUntil: isHeld(items) ? expiresAt : null,
    adding,
    when: daysThere(first.product),
  };
}
