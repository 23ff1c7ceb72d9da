import type { Product } from '#contract/booking';

/** What has to be asked to get the same again: offer and choice, as the search named them. */
export function choiceOf(product: Product) {
  const { offerId, search } = product;
  return product.vertical === 'flights'
    ? { offerId, search, fareId: product.fareId }
    : { offerId, search, rooms: product.rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key })) };
}
