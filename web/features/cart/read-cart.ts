import type { Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import type { Api } from '#contract/core';

/** What was put aside to be booked together with something else; whatever is wrong with it, the page goes on without. */
export async function readCart(api: Api): Promise<Quote | null> {
  try {
    return (await api(cart.read, {})).quote;
  } catch {
    return null;
  }
}
