import { redirect, redirectDocument } from 'react-router';
import { booking } from '#contract/booking';
import type { Product, Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, type InputOf, isApiError, type Problem } from '#contract/core';
import { isSameTrip } from './same-trip.ts';

/** The cart, which says that what was chosen is there already. */
const CHOSEN_AGAIN = '/cart?again';

export interface ChooseRefused {
  readonly problems: readonly Problem[];
  readonly status: number;
}

type Chosen = Omit<InputOf<typeof booking.createQuote>, 'joins'>;

/**
 * What was chosen becomes a quote, on which checkout stands, and the cart holds it. `joins` of the form: together with what is in
 * the cart; empty: separately, so that the cart stays as it is.
 */
export async function choose(api: Api, form: FormData, chosen: Chosen): Promise<Response | ChooseRefused> {
  const joins = form.get('joins');
  try {
    const quote = await api(booking.createQuote, {
      ...chosen,
      ...(typeof joins === 'string' && joins !== '' && { joins }),
    });
    const before = joins === null ? await cartNow(api) : undefined;
    // It would take the place of itself, without the names and bags that were chosen for it.
    if (before && isSameTrip(before, quote)) return redirect(CHOSEN_AGAIN);
    const exchanged = before && (await exchange(api, before, quote, chosen));
    if (exchanged) return redirectDocument(`/checkout/${exchanged.id}`);
    const path = `/checkout/${quote.id}`;
    const kept = joins ? await keep(api, quote) : before !== undefined && (await takePlace(api, before, quote));
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

/** Undefined where nobody knows: what is chosen goes on without it, too. */
async function cartNow(api: Api): Promise<Quote | null | undefined> {
  try {
    return (await api(cart.read, {})).quote;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** Of several things in the cart the one that was chosen in the same search leaves for the new choice; undefined where there is none. */
async function exchange(api: Api, before: Quote, { items: [now] }: Quote, chosen: Chosen): Promise<Quote | undefined> {
  const at = before.items.findIndex(({ product }) => searchedIn(product) === (now && searchedIn(now.product)));
  if (at < 0 || before.items.length < 2 || before.orderId !== null) return undefined;
  try {
    const others = await api(booking.removeQuoteItem, { id: before.id, item: at });
    const both = await api(booking.createQuote, { ...chosen, joins: others.id });
    // Names are kept by their place, and places have changed.
    await api(cart.keep, { quoteId: both.id, adding: false, typed: {} });
    return both;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** The search without its filters and order; a product that does not say it is like no other. */
function searchedIn({ search, offerId }: Product): string {
  return search?.split('?')[0] ?? offerId;
}

/** Into the cart where that is empty, or holds nothing but another choice of the same. */
async function takePlace(api: Api, before: Quote | null, chosen: Quote): Promise<boolean> {
  const [only, ...more] = before?.items ?? [];
  const alike = chosen.items.every(({ product }) => product.vertical === (only ?? chosen.items[0])?.product.vertical);
  if (!alike || more.length > 0) return false;
  try {
    return await keep(api, chosen);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
