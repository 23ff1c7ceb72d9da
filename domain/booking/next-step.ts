import type { ItemState, PaymentState, RefundState } from '#contract/booking';
import type { StandingGate } from './gates.ts';
import { bookedStates, undecidedStates } from './machine.ts';

/** What is stored about an item, as far as it decides what to do next. */
export interface Standing {
  readonly item: {
    readonly state: ItemState;
    readonly holdExpiresAt: Date | null;
    /** Nothing of ours is left at the supplier, as far as it was not sold. */
    readonly released: boolean;
    /** After an unknown answer: not before. */
    readonly dueAt: Date | null;
  };
  /** The payment is this item's business: it is the first of its order. */
  readonly leads: boolean;
  /** What else is in the order. */
  readonly others: readonly ItemState[];
  readonly payment: { readonly state: PaymentState } | null;
  /** Something is charged for what was booked. */
  readonly takes: boolean;
  /** Of this item: what has to be paid back first, else the latest. */
  readonly refund: { readonly state: RefundState } | null;
  /** The commit may have left this process: its intent is in the journal, no answer is. */
  readonly commitInDoubt: boolean;
  /** All that is required of this item before it is booked. */
  readonly gates: readonly StandingGate[];
  /** The payer came back from a hosted page. */
  readonly payerReturned: boolean;
}

/** Steps that call the outside. */
export const callKinds = [
  'reserve',
  'authorise',
  'look_up_payment',
  'end_payment',
  'commit',
  'probe',
  'capture',
  'void',
  'release',
  'cancel',
  'refund',
] as const;
export type CallKind = (typeof callKinds)[number];

export type Step =
  | { readonly kind: 'call'; readonly call: CallKind }
  /** Moves that need nobody outside. */
  | { readonly kind: 'expire' | 'doubt' }
  | { readonly kind: 'bar'; readonly gate: string }
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'rest' };

const rest: Step = { kind: 'rest' };

/** Owed and not paid back yet, by our own doing. */
export const openRefundStates: readonly RefundState[] = ['confirmed', 'supplier_pending', 'paying'];

/** The one decision table of a booking: what this item needs now. Pure; the same after a crash as before it. */
export function nextStep(standing: Standing, now: Date): Step {
  const step = wanted(standing, now);
  const { dueAt } = standing.item;
  return step.kind === 'call' && dueAt && dueAt.getTime() > now.getTime() ? { kind: 'wait', until: dueAt } : step;
}

function wanted(standing: Standing, now: Date): Step {
  const { item } = standing;
  switch (item.state) {
    case 'purged':
      return rest;
    case 'draft':
      return giveBack(item);
    case 'reserving':
      return call('reserve');
    case 'held':
      return lapsed(item.holdExpiresAt, now) ? { kind: 'expire' } : until(item.holdExpiresAt);
    case 'authorising':
      return standing.leads ? paymentStep(standing, now) : rest;
    case 'committing':
      return standing.commitInDoubt ? { kind: 'doubt' } : (barred(standing.gates, now) ?? call('commit'));
    case 'commit_unknown':
      return call('probe');
    case 'cancelling':
      return call('cancel');
    case 'confirmed':
    case 'cancelled':
      return settleMoney(standing) ?? payBack(standing);
    case 'hold_expired':
    case 'rejected':
    case 'dropped':
      return settleMoney(standing) ?? giveBack(item);
  }
}

/** The first gate that is not open: it is waited for until its deadline, and then never. */
function barred(gates: readonly StandingGate[], now: Date): Step | undefined {
  const closed = gates.find(({ state }) => state !== 'open');
  if (!closed) return undefined;
  const { name, state, deadline } = closed;
  const waits = state === 'waiting' && deadline !== null && !lapsed(deadline, now);
  return waits ? until(deadline) : { kind: 'bar', gate: name };
}

function giveBack({ released }: Standing['item']): Step {
  return released ? rest : call('release');
}

function paymentStep({ item, payment, payerReturned }: Standing, now: Date): Step {
  switch (payment?.state) {
    case 'created':
    case 'authorising':
      return call('authorise');
    case 'requires_action':
      if (lapsed(item.holdExpiresAt, now)) return call('end_payment');
      return payerReturned ? call('look_up_payment') : until(item.holdExpiresAt);
    case 'voiding':
      return call('end_payment');
    default:
      return rest;
  }
}

/**
 * Once the last word on every item is in: takes what was booked, or lets go of the payer's money before anything else. It is let
 * go of as well where only that was booked which is paid for at the place: nobody can take nothing.
 */
function settleMoney({ item, leads, others, payment, takes }: Standing): Step | undefined {
  const states = [item.state, ...others];
  if (!leads || !payment || states.some((state) => undecidedStates.includes(state))) return undefined;
  if (takes && states.some((state) => bookedStates.includes(state))) {
    return ['authorised', 'capturing', 'capture_failed'].includes(payment.state) ? call('capture') : undefined;
  }
  return ['requires_action', 'authorised', 'voiding'].includes(payment.state) ? call('void') : undefined;
}

function payBack({ refund }: Standing): Step {
  return refund && openRefundStates.includes(refund.state) ? call('refund') : rest;
}

function call(kind: CallKind): Step {
  return { kind: 'call', call: kind };
}

function until(at: Date | null): Step {
  return at ? { kind: 'wait', until: at } : rest;
}

function lapsed(at: Date | null, now: Date): boolean {
  return at !== null && at.getTime() <= now.getTime();
}
