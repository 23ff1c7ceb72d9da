import { useEffect, useSyncExternalStore } from 'react';
import { fetchApi } from '../../api.ts';
import { type CartFact, useFacts } from '../../facts.ts';
import { listenToCart, toldCart } from './cart-now.ts';

/** A document of longer ago may be of before a change in another window. */
const OLD_MS = 10_000;
const NOTHING = {};

/** What is in the cart by all that this page knows: that of its document, and what was read since. */
export function useCart(): CartFact | undefined {
  const fact = useFacts().chrome.cart;
  const { cart, orders } = useSyncExternalStore(listenToCart, toldCart, () => NOTHING as ReturnType<typeof toldCart>);
  if (!fact || cart === null) return undefined;
  const now = { ...(cart ?? fact), formtoken: fact.formtoken };
  const order = orders?.[now.orderId ?? ''];
  if (!order) return now;
  const { verticals, total, heldUntil = now.heldUntil } = order;
  return { ...now, verticals, total, heldUntil };
}

/** Reads the cart again when the reader comes back to this window: it may have changed in another one. */
export function useFreshCart(): void {
  useEffect(() => {
    const look = (): void => void readAgain();
    if (performance.now() > OLD_MS) look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}

async function readAgain(): Promise<void> {
  try {
    const [{ read }, { tellCart }] = await Promise.all([import('./cart-calls.ts'), import('./tell-cart.ts')]);
    const { quote, adding } = await fetchApi(read, {});
    tellCart(quote, adding);
  } catch {
    // What is said stays as it was.
  }
}
