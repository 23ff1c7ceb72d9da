import type { Product, Quote, QuoteItem } from '#contract/booking';
import type { Money } from '#contract/core';

/** The search without its filters and order; a product that does not say it is like no other. */
function searchedIn({ search, offerId }: Pick<Product, 'search' | 'offerId'>): string {
  return search?.split('?')[0] ?? offerId;
}

/**
 * Place of what a choice takes in the cart: of several things the one that was chosen in the same search, else the only one where it
 * is of the kind. -1 where it takes none.
 */
export function placeOfReplaced(
  { items }: Pick<Quote, 'items'>,
  chosen: Pick<Product, 'vertical' | 'search' | 'offerId'>,
): number {
  const [only, ...more] = items;
  if (more.length === 0) return only?.product.vertical === chosen.vertical ? 0 : -1;
  return items.findIndex(({ product }) => searchedIn(product) === searchedIn(chosen));
}

/** What of the trip a choice takes the place of. */
export interface HeldPart {
  readonly quoteId: string;
  /** What it costs in the trip. */
  readonly total: Money;
  /** What all of the trip costs, where more is in it. */
  readonly trip: Money | null;
}

export function heldPart(
  { id, items, price }: Pick<Quote, 'id' | 'items' | 'price'>,
  { price: { total } }: QuoteItem,
): HeldPart {
  return { quoteId: id, total, trip: items.length > 1 ? price.total : null };
}
