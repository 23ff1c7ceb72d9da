import type { Quote } from '#contract/booking';
import type { Money } from '#contract/core';
import { placeOfReplaced } from '../../../cart/replaced.ts';

/** What is in the cart, where the choice of a room takes its place. */
export interface HeldStay {
  readonly quoteId: string;
  /** Of the property. */
  readonly name: string;
  readonly total: Money;
}

/** Null where a room of this offer, found in this search, takes the place of nothing. */
export function heldStay(quote: Quote, offerId: string, search: string): HeldStay | null {
  const item = quote.items[placeOfReplaced(quote, { vertical: 'stays', offerId, search })];
  if (item?.product.vertical !== 'stays') return null;
  return { quoteId: quote.id, name: item.product.property.name, total: item.price.total };
}
