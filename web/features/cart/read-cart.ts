import type { Quote } from '#contract/booking';
import type { Api } from '#contract/core';

/** What was put aside to be booked together with something else; whatever is wrong with it, the page goes on without. */
export async function readCart(api: Api): Promise<Quote | null> {
  try {
    // What calls of booking are made of is not for every page that looks into the cart.
    const { cart } = await import('#contract/cart');
    return (await api(cart.read, {})).quote;
  } catch {
    return null;
  }
}
