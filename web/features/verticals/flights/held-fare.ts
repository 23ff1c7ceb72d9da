import type { Quote } from '#contract/booking';
import type { Money } from '#contract/core';
import type { FlightDetail } from '#contract/search';
import { placeOfReplaced } from '../../cart/replaced.ts';

/** A fare that is in the cart, and gives its place to the one that is chosen. */
export interface HeldFare {
  /** What is in the cart. */
  readonly quoteId: string;
  /** Where the flights are the same and it is still sold: which of the fares it is. */
  readonly fareId: string | null;
  readonly familyName: string;
  readonly total: Money;
}

// An id begins with that of its search.
const found = (id: string): string => id.slice(id.indexOf('.') + 1);

/** What of the cart a choice among these fares takes the place of; null where it takes none. */
export function heldFare(cart: Quote, { offer, fares }: FlightDetail, search: string): HeldFare | null {
  const item = cart.items[placeOfReplaced(cart, { vertical: 'flights', offerId: offer.id, search })];
  if (item?.product.vertical !== 'flights') return null;
  const { fareId, fare } = item.product;
  const same = fares.find(({ id }) => found(id) === found(fareId));
  return { quoteId: cart.id, fareId: same?.id ?? null, familyName: fare.familyName, total: item.price.total };
}
