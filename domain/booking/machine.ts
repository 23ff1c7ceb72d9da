import type { ItemState, OrderState, PaymentState } from '#contract/booking';
import type { Machine } from '#domain/events';

export const itemMachine: Machine<ItemState> = {
  subject: 'item',
  table: 'order_item',
  first: 'draft',
  next: {
    // What is not held goes from here to its payment, and back.
    draft: ['reserving', 'authorising', 'committing', 'dropped', 'purged'],
    reserving: ['held', 'draft'],
    held: ['authorising', 'committing', 'hold_expired', 'dropped'],
    hold_expired: ['reserving', 'draft', 'dropped', 'purged'],
    authorising: ['held', 'committing', 'hold_expired', 'draft'],
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

/** Of an order as a whole. A decision of somebody else stands between its price and its payment where one is asked for. */
export type OrderStage =
  | 'draft'
  | 'priced'
  | 'awaiting_decision'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'paying'
  | 'booked'
  | 'partly_booked'
  | 'failed'
  | 'given_up'
  | 'cancelled'
  | 'purged';

export const orderMachine: Machine<OrderStage> = {
  subject: 'order',
  table: 'booking_order',
  first: 'draft',
  next: {
    draft: ['priced', 'paying', 'expired', 'given_up', 'purged'],
    priced: ['awaiting_decision', 'paying', 'expired', 'given_up'],
    awaiting_decision: ['approved', 'declined', 'expired', 'given_up'],
    approved: ['paying', 'expired', 'given_up'],
    declined: ['expired', 'given_up', 'purged'],
    expired: ['draft', 'priced', 'given_up', 'purged'],
    paying: ['draft', 'priced', 'expired', 'booked', 'partly_booked', 'failed', 'cancelled'],
    booked: ['cancelled'],
    partly_booked: ['cancelled'],
    failed: ['purged'],
    given_up: ['purged'],
    cancelled: [],
    purged: [],
  },
};

/** What somebody decided stands until the items go on, or come back. */
const decisions: readonly OrderStage[] = ['awaiting_decision', 'approved', 'declined'];

/**
 * Where an order is once its items are in these states; those that the buyer took out are not among them. Before payment the one that is
 * farthest behind speaks for all.
 */
export function stageAfter(before: OrderStage, items: readonly ItemState[]): OrderStage {
  const any = (...states: readonly ItemState[]): boolean => items.some((state) => states.includes(state));
  if (any(...undecidedStates)) return 'paying';
  if (any('confirmed', 'cancelling')) return any('rejected') ? 'partly_booked' : 'booked';
  if (any('cancelled')) return 'cancelled';
  if (any('purged')) return 'purged';
  if (any('dropped')) return 'given_up';
  if (any('rejected')) return 'failed';
  if (any('hold_expired')) return 'expired';
  if (!items.every((state) => state === 'held')) return 'draft';
  return decisions.includes(before) ? before : 'priced';
}

const STATES: Readonly<Record<Exclude<OrderStage, 'paying'>, OrderState>> = {
  draft: 'draft',
  priced: 'held',
  awaiting_decision: 'held',
  approved: 'held',
  declined: 'failed',
  expired: 'expired',
  booked: 'confirmed',
  partly_booked: 'partly_confirmed',
  failed: 'failed',
  given_up: 'failed',
  cancelled: 'cancelled',
  purged: 'failed',
};

/** What a page tells of an order: its stage, and while it is paid for or cancelled what of that goes on. */
export function orderState(
  stage: OrderStage,
  items: readonly ItemState[],
  payment: PaymentState | null,
  unanswered = false,
): OrderState {
  const any = (state: ItemState): boolean => items.includes(state);
  if (stage !== 'paying') return any('cancelling') ? 'cancelling' : STATES[stage];
  if (any('commit_unknown')) return 'checking';
  if (any('committing')) return 'booking';
  if (payment === 'requires_action') return 'paying';
  return unanswered ? 'checking' : 'booking';
}
