import { bookingAddress, type Order } from '#contract/booking';
import { reviewPath, statusPath } from './paths.ts';

const BOOKED: readonly Order['state'][] = ['confirmed', 'partly_confirmed', 'cancelling', 'cancelled'];

/** The page that an order belongs on, when it is not one where names and extras change. */
export function pageOf({ id, state, actions }: Pick<Order, 'id' | 'state' | 'actions'>): string {
  if (BOOKED.includes(state)) return bookingAddress(id);
  return actions.includes('edit') ? reviewPath(id) : statusPath(id);
}
