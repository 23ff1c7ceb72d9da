import type { Order, OrderItem } from '#contract/booking';

/** What did not become a booking though the order was paid or tried: nothing is taken for it. */
export function isNotBooked({ state }: OrderItem): boolean {
  return state === 'rejected' || state === 'hold_expired' || state === 'dropped' || state === 'purged';
}

/** Of a paid order, or refused: nothing of it is owed to anybody, and it is no way on to pay for it. */
export function isMissing({ state }: Pick<Order, 'state'>, item: OrderItem): boolean {
  return item.state === 'rejected' || (state === 'partly_confirmed' && isNotBooked(item));
}

/** Whether the order is a booking, in whole or in part. */
export function isBooking({ state }: Order): boolean {
  return state === 'confirmed' || state === 'partly_confirmed';
}

/** What was not cancelled; all of it where nothing else is left. */
export function standing({ items }: Pick<Order, 'items'>): readonly OrderItem[] {
  const left = items.filter(({ state }) => state !== 'cancelled');
  return left.length > 0 ? left : items;
}

/** What stands, then what is cancelled. */
export function standingFirst({ items }: Pick<Order, 'items'>): OrderItem[] {
  return items.toSorted((one, other) => Number(one.state === 'cancelled') - Number(other.state === 'cancelled'));
}

/** Whether something of it was cancelled: the last mail is about that. */
export function hasGone({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ state, cancelledUnits }) => state === 'cancelled' || cancelledUnits.length > 0);
}

/** Places of the parts of an item that can still be cancelled alone. */
export function unitsLeft({ units, cancelledUnits }: OrderItem): number[] {
  return Array.from({ length: units }, (_, place) => place).filter((place) => !cancelledUnits.includes(place));
}

/** Invented: it says so wherever something is said of it. */
export function isSample({ product }: Pick<OrderItem, 'product'>): boolean {
  return product.dataClass === 'demo';
}
