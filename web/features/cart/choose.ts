import { redirect, redirectDocument } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, isApiError, type Problem } from '#contract/core';
import type { Asked } from './ask-again.ts';
import { FROM_CART, quotePath } from '../checkout/paths.ts';
import { exchange } from './exchange.ts';
import { placeOfReplaced } from './replaced.ts';
import { isSameThing } from './same-trip.ts';

export interface ChooseRefused {
  readonly problems: readonly Problem[];
  readonly status: number;
}

/**
 * What was chosen becomes a quote, on which checkout stands, and the cart holds it. `joins` of the form: together with what is in
 * the cart; empty: separately, so that the cart stays as it is. What it takes the place of in the cart is named to checkout; `instead`
 * of the form: what that was when the page was read.
 */
export async function choose(
  api: Api,
  form: FormData,
  chosen: Asked,
  locale: string,
): Promise<Response | ChooseRefused> {
  const [joins, instead] = [form.get('joins'), form.get('instead')];
  try {
    const quote = await api(booking.createQuote, {
      ...chosen,
      // What it is added to may be ordered by now, and not paid for: the two together take its place.
      ...(typeof joins === 'string' && joins !== '' && { joins, instead: joins }),
      ...(joins === null && typeof instead === 'string' && { instead }),
    });
    const path = `/checkout/${quote.id}`;
    if (joins !== null) {
      if (typeof joins !== 'string' || joins === '') return redirect(path);
      await api(cart.keep, { quoteId: quote.id, adding: false, instead: joins });
      return redirectDocument(path);
    }
    const before = await cartNow(api);
    const [now] = quote.items;
    if (!now || before === undefined) return redirect(path);
    if (before === null && typeof instead === 'string') {
      // Paid for in another window since the page said what would be replaced, it is refused.
      await api(cart.keep, { quoteId: quote.id, adding: false, instead });
      return redirectDocument(path);
    }
    if (before === null) return (await isKept(api, quote)) ? redirectDocument(path) : redirect(path);
    const at = placeOfReplaced(before, now.product);
    const held = before.items[at];
    if (!held) return redirect(path);
    // It would take the place of itself, without the names and bags that were chosen for it: checkout goes on where it was left.
    return isSameThing(held, now)
      ? redirect(quotePath(before.id) + FROM_CART)
      : await exchange(api, { before, at, quote, chosen, locale });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problems: error.errors, status: error.status || 503 };
  }
}

/** Undefined where nobody knows: what is chosen goes on without it, too. */
async function cartNow(api: Api): Promise<Quote | null | undefined> {
  try {
    return (await api(cart.read, {})).quote;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** Into the cart, which is empty. */
async function isKept(api: Api, { id }: Quote): Promise<boolean> {
  try {
    await api(cart.keep, { quoteId: id, adding: false });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
