import { redirect, redirectDocument } from 'react-router';
import { booking } from '#contract/booking';
import type { Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, type InputOf, isApiError, type Problem } from '#contract/core';

export interface ChooseRefused {
  readonly problems: readonly Problem[];
  readonly status: number;
}

/**
 * What was chosen becomes a quote, on which checkout stands, and the cart holds it. `joins` of the form: together with what is in
 * the cart; empty: separately, so that the cart stays as it is.
 */
export async function choose(
  api: Api,
  form: FormData,
  chosen: Omit<InputOf<typeof booking.createQuote>, 'joins'>,
): Promise<Response | ChooseRefused> {
  const joins = form.get('joins');
  try {
    const quote = await api(booking.createQuote, {
      ...chosen,
      ...(typeof joins === 'string' && joins !== '' && { joins }),
    });
    const path = `/checkout/${quote.id}`;
    const kept = joins ? await keep(api, quote) : joins === null && (await takePlace(api, quote));
    return kept ? redirectDocument(path) : redirect(path);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problems: error.errors, status: error.status || 503 };
  }
}

async function keep(api: Api, { id }: Quote): Promise<true> {
  await api(cart.keep, { quoteId: id, adding: false });
  return true;
}

/** Into the cart where that is empty, or holds nothing but another choice of the same. What is chosen goes on without it, too. */
async function takePlace(api: Api, chosen: Quote): Promise<boolean> {
  try {
    const { quote } = await api(cart.read, {});
    const [only, ...more] = quote?.items ?? [];
    const alike = chosen.items.every(({ product }) => product.vertical === (only ?? chosen.items[0])?.product.vertical);
    return alike && more.length === 0 && (await keep(api, chosen));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
