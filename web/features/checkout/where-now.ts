import { bookingAddress, type Order } from '#contract/booking';
import { reviewPath, statusPath, travellersPath } from './paths.ts';

const BOOKED: readonly Order['state'][] = ['confirmed', 'partly_confirmed', 'cancelling', 'cancelled'];

/** Where whoever comes back to an order goes on: to the review once it is held, to the names before. */
export function openPage(order: Pick<Order, 'id' | 'state' | 'actions'>): string {
  const { id, actions } = order;
  if (actions.includes('pay')) return reviewPath(id);
  return actions.includes('edit') ? travellersPath(id) : pageOf(order);
}

/** The page that an order belongs on, when it is not one where names and extras change. */
export function pageOf({ id, state, actions }: Pick<Order, 'id' | 'state' | 'actions'>): string {
  if (BOOKED.includes(state)) return bookingAddress(id);
  return actions.includes('edit') ? reviewPath(id) : statusPath(id);
}
