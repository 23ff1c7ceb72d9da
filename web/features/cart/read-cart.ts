import type { Quote } from '#contract/booking';
import type { Api } from '#contract/core';
import type { CartFact } from '../../facts.ts';

/** The currency of what a choice would replace, where there is that: few who look at an offer have a trip already. */
export async function heldCurrency(
  cart: CartFact | undefined,
  vertical: string,
  address: string,
): Promise<string | undefined> {
  if (!cart) return undefined;
  const held = await import('./held-place.ts');
  return held.heldCurrency(cart, vertical, address);
}

/** What is in the cart, and whether something is being added to it; whatever is wrong with it, the page goes on without. */
export async function readTrip(api: Api): Promise<{ readonly quote: Quote | null; readonly adding: boolean }> {
  try {
    // What calls of booking are made of is not for every page that looks into the cart.
    const calls = await import('./cart-calls.ts');
    return await api(calls.read, {});
  } catch {
    return { quote: null, adding: false };
  }
}
