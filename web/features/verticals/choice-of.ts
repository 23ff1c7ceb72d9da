import { foundKey, type Product } from '#contract/booking';

/** What has to be asked to get the same again: offer and choice, as the search named them. */
export function choiceOf(product: Product) {
  const { offerId, search } = product;
  return product.vertical === 'flights'
    ? { offerId, search, fareId: product.fareId }
    : { offerId, search, rooms: product.rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key })) };
}

/** Tells a choice from others, whichever search found it: the same thing at the same time, on the same terms, for the same party. */
export function choiceKey(product: Product): string {
  if (product.vertical === 'flights') {
    const { adults, children, infantsInSeat, infantsOnLap } = product.passengers;
    return JSON.stringify([foundKey(product.fareId), adults, children, infantsInSeat, infantsOnLap]);
  }
  const { offerId, checkIn, checkOut, rooms } = product;
  const chosen = rooms.map(({ room, plan, need }) => [room.key, plan.key, need.adults, need.children]);
  return JSON.stringify([foundKey(offerId), checkIn, checkOut, chosen]);
}
