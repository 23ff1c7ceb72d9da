import type { Quote } from '#contract/booking';
import type { Api } from '#contract/core';

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
