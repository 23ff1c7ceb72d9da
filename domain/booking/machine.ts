import type { ItemState, OrderState, PaymentState } from '#contract/booking';
import type { Machine } from '#domain/events';

export const itemMachine: Machine<ItemState> = {
  subject: 'item',
  table: 'order_item',
  first: 'draft',
  next: {
    draft: ['reserving', 'dropped', 'purged'],
    reserving: ['held', 'draft'],
    held: ['authorising', 'committing', 'hold_expired', 'dropped'],
    hold_expired: ['reserving', 'dropped', 'purged'],
    authorising: ['held', 'committing', 'hold_expired'],
    committing: ['confirmed', 'rejected', 'commit_unknown'],
    commit_unknown: ['confirmed', 'rejected', 'committing'],
    confirmed: ['cancelling'],
    cancelling: ['cancelled', 'confirmed'],
    rejected: ['purged'],
    dropped: ['purged'],
    cancelled: [],
    purged: [],
  },
};

/** Where names, contact and extras may still change. */
export const editableStates: readonly ItemState[] = ['draft', 'held', 'hold_expired'];

/** Something of it is booked, or was. */
export const bookedStates: readonly ItemState[] = ['confirmed', 'cancelling', 'cancelled'];

/** With the supplier, whose last word is not in. */
export const undecidedStates: readonly ItemState[] = ['authorising', 'committing', 'commit_unknown'];

/**
 * What a page tells of the items of an order and its latest payment; `unanswered` when the last call to the outside got no
 * reply. Before payment the item that is farthest behind speaks for all.
 */
export function orderState(items: readonly ItemState[], payment: PaymentState | null, unanswered = false): OrderState {
  const any = (...states: readonly ItemState[]): boolean => items.some((state) => states.includes(state));
  const all = (...states: readonly ItemState[]): boolean => items.every((state) => states.includes(state));
  if (any('commit_unknown')) return 'checking';
  if (any('committing')) return 'booking';
  if (any('authorising')) {
    if (payment === 'requires_action') return 'paying';
    return unanswered ? 'checking' : 'booking';
  }
  if (any('cancelling')) return 'cancelling';
  if (any('confirmed')) return any('rejected') ? 'partly_confirmed' : 'confirmed';
  if (any('cancelled')) return 'cancelled';
  if (any('rejected', 'purged', 'dropped')) return 'failed';
  if (any('hold_expired')) return 'expired';
  return all('held') ? 'held' : 'draft';
}
