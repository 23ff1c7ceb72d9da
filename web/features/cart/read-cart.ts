import type { Quote } from '#contract/booking';
import type { Api } from '#contract/core';

/** What is in the cart while something is added to it; whatever is wrong with it, the page goes on without. */
export async function readCart(api: Api): Promise<Quote | null> {
  try {
    // What calls of booking are made of is not for every page that looks into the cart.
    const calls = await import('./cart-calls.ts');
    const { quote, adding } = await api(calls.read, {});
    return adding ? quote : null;
  } catch {
    return null;
  }
}
