import { bookingAddress, type Order } from '#contract/booking';
import { reviewPath, statusPath } from './paths.ts';

/** The page that an order belongs on, when it is not one where names and extras change. */
export function pageOf({ id, state, actions }: Pick<Order, 'id' | 'state' | 'actions'>): string {
  if (state === 'confirmed' || state === 'cancelling' || state === 'cancelled') return bookingAddress(id);
  return actions.includes('edit') ? reviewPath(id) : statusPath(id);
}
