import type { ItemState, OrderState, PaymentState } from '#contract/booking';
import type { Machine } from '#domain/events';

export const itemMachine: Machine<ItemState> = {
  subject: 'item',
  table: 'order_item',
  first: 'draft',
  next: {
    draft: ['reserving', 'purged'],
    reserving: ['held', 'draft'],
    held: ['authorising', 'hold_expired'],
    hold_expired: ['reserving', 'purged'],
    authorising: ['held', 'committing', 'hold_expired'],
    committing: ['confirmed', 'rejected', 'commit_unknown'],
    commit_unknown: ['confirmed', 'rejected', 'committing'],
    confirmed: ['cancelling'],
    cancelling: ['cancelled', 'confirmed'],
    rejected: ['purged'],
    cancelled: [],
    purged: [],
  },
};

/** Where names, contact and extras may still change. */
export const editableStates: readonly ItemState[] = ['draft', 'held', 'hold_expired'];

/** What a page tells of an item and its latest payment; `unanswered` when the last call to the outside got no reply. */
export function orderState(item: ItemState, payment: PaymentState | null, unanswered = false): OrderState {
  switch (item) {
    case 'draft':
    case 'reserving':
      return 'draft';
    case 'held':
      return 'held';
    case 'hold_expired':
      return 'expired';
    case 'authorising':
      if (payment === 'requires_action') return 'paying';
      return unanswered ? 'checking' : 'booking';
    case 'committing':
      return 'booking';
    case 'commit_unknown':
      return 'checking';
    case 'rejected':
    case 'purged':
      return 'failed';
    case 'confirmed':
    case 'cancelling':
    case 'cancelled':
      return item;
  }
}
