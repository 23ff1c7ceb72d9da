import { booking, type Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, isApiError } from '#contract/core';
import { holdAndReview, whyPath } from './hold.ts';
import { newKey } from './new-key.ts';
import { reviewPath } from './paths.ts';
import { readTravellers } from './read-travellers.ts';
import { valuesOfTyped } from './typed-values.ts';

/** The review of a quote, ordered with what was typed and held; undefined where its form of names has to be looked at first. */
export async function reviewOf(api: Api, quote: Quote, locale: string): Promise<string | undefined> {
  try {
    const { typed } = await api(cart.typed, {});
    const form = new FormData();
    for (const [name, value] of Object.entries(valuesOfTyped(typed, quote.travellers))) form.append(name, value);
    const given = { slots: quote.travellers, items: quote.items, locale };
    const { travellers, contact, faults } = readTravellers(form, given);
    if (faults.length > 0) return undefined;
    const input = { quoteId: quote.id, travellers, contact };
    const { id, price } = await api(booking.createOrder, input, { idempotencyKey: newKey() });
    const held = await holdAndReview(api, id, price.total.amountMinor);
    return held instanceof Response ? reviewPath(id) : whyPath(id, held);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
