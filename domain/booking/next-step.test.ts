import { expect, test } from 'vitest';
import type { ItemState, PaymentState, RefundState } from '#contract/booking';
import { mayMove, terminalStates } from '#domain/events';
import { paymentMachine, refundMachine } from '#domain/payments';
import type { GateState } from './gates.ts';
import { editableStates, itemMachine, orderState, stageAfter } from './machine.ts';
import { nextStep, type Standing } from './next-step.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:20:00Z');

interface Given {
  readonly item: ItemState;
  readonly payment?: PaymentState;
  readonly refund?: RefundState;
  readonly hold?: Date;
  readonly due?: Date;
  readonly released?: boolean;
  readonly doubt?: boolean;
  readonly gates?: Standing['gates'];
  readonly returned?: boolean;
  /** Other items of the order, and whether this one pays. */
  readonly others?: readonly ItemState[];
  readonly follows?: boolean;
  /** What was booked is paid for at the place. */
  readonly uncharged?: boolean;
}

const gate = (state: GateState, deadline: Date | null = null): Standing['gates'][number] => ({
  name: state,
  state,
  deadline,
});

function standing(given: Given): Standing {
  return {
    item: {
      state: given.item,
      holdExpiresAt: given.hold ?? null,
      released: given.released ?? true,
      dueAt: given.due ?? null,
    },
    leads: !given.follows,
    others: given.others ?? [],
    payment: given.payment ? { state: given.payment } : null,
    takes: !given.uncharged,
    refund: given.refund ? { state: given.refund } : null,
    commitInDoubt: given.doubt ?? false,
    gates: given.gates ?? [],
    payerReturned: given.returned ?? false,
  };
}

test.each<[Given, string]>([
  [{ item: 'draft' }, 'rest'],
  [{ item: 'draft', released: false }, 'release'],
  [{ item: 'draft', released: false, due: later }, 'wait'],
  [{ item: 'reserving' }, 'reserve'],
  [{ item: 'reserving', due: later }, 'wait'],
  [{ item: 'held', hold: later }, 'wait'],
  [{ item: 'held', hold: now }, 'expire'],
  [{ item: 'hold_expired', released: false }, 'release'],
  [{ item: 'hold_expired', released: true }, 'rest'],
  [{ item: 'authorising', payment: 'created' }, 'authorise'],
  [{ item: 'authorising', payment: 'authorising' }, 'authorise'],
  [{ item: 'authorising', payment: 'requires_action', hold: later }, 'wait'],
  [{ item: 'authorising', payment: 'requires_action', hold: later, returned: true }, 'look_up_payment'],
  [{ item: 'authorising', payment: 'requires_action', hold: now, returned: true }, 'end_payment'],
  [{ item: 'authorising', payment: 'voiding', hold: now }, 'end_payment'],
  [{ item: 'committing', payment: 'authorised' }, 'commit'],
  [{ item: 'committing', payment: 'authorised', doubt: true }, 'doubt'],
  [{ item: 'commit_unknown', payment: 'authorised' }, 'probe'],
  [{ item: 'commit_unknown', payment: 'authorised', due: later }, 'wait'],
  [{ item: 'confirmed', payment: 'authorised' }, 'capture'],
  [{ item: 'confirmed', payment: 'capturing' }, 'capture'],
  [{ item: 'confirmed', payment: 'capture_failed', due: later }, 'wait'],
  [{ item: 'confirmed', payment: 'captured' }, 'rest'],
  [{ item: 'rejected', payment: 'authorised', released: false }, 'void'],
  [{ item: 'rejected', payment: 'voiding', released: false }, 'void'],
  [{ item: 'rejected', payment: 'voided', released: false }, 'release'],
  [{ item: 'rejected', payment: 'voided' }, 'rest'],
  [{ item: 'cancelling', payment: 'captured' }, 'cancel'],
  [{ item: 'cancelled', payment: 'captured', refund: 'confirmed' }, 'refund'],
  [{ item: 'cancelled', payment: 'captured', refund: 'paying' }, 'refund'],
  [{ item: 'cancelled', payment: 'refunded', refund: 'paid' }, 'rest'],
  [{ item: 'cancelled', payment: 'captured', refund: 'needs_help' }, 'rest'],
  [{ item: 'dropped', released: false }, 'release'],
  [{ item: 'dropped' }, 'rest'],
  // Of several items the first one pays, and settles when the last word on all is in.
  [{ item: 'authorising', payment: 'created', follows: true, others: ['authorising'] }, 'rest'],
  [{ item: 'confirmed', payment: 'authorised', others: ['commit_unknown'] }, 'rest'],
  [{ item: 'confirmed', payment: 'authorised', others: ['committing'] }, 'rest'],
  [{ item: 'confirmed', payment: 'authorised', others: ['rejected'] }, 'capture'],
  [{ item: 'rejected', payment: 'authorised', others: ['confirmed'] }, 'capture'],
  [{ item: 'rejected', payment: 'authorised', others: ['confirmed'], uncharged: true }, 'void'],
  [{ item: 'confirmed', payment: 'voiding', others: ['rejected'], uncharged: true }, 'void'],
  [{ item: 'confirmed', payment: 'voided', others: ['rejected'], uncharged: true }, 'rest'],
  [{ item: 'confirmed', payment: 'authorised', others: ['committing'], uncharged: true }, 'rest'],
  [{ item: 'rejected', payment: 'authorised', others: ['committing'], released: false }, 'release'],
  [{ item: 'rejected', payment: 'authorised', others: ['rejected'], released: false }, 'void'],
  [{ item: 'confirmed', payment: 'authorised', follows: true, others: ['confirmed'] }, 'rest'],
  [{ item: 'rejected', payment: 'authorised', follows: true, others: ['confirmed'], released: false }, 'release'],
  // A part was cancelled alone: it is paid back while the rest stays booked.
  [{ item: 'confirmed', payment: 'captured', refund: 'confirmed' }, 'refund'],
  [{ item: 'confirmed', payment: 'partially_refunded', refund: 'paid' }, 'rest'],
  [{ item: 'committing' }, 'commit'],
  // Nothing is booked before all that is required of it is there.
  [{ item: 'committing', gates: [gate('open'), gate('open', now)] }, 'commit'],
  [{ item: 'committing', gates: [gate('open'), gate('shut', later)] }, 'bar'],
  [{ item: 'committing', gates: [gate('waiting', later), gate('open')] }, 'wait'],
  [{ item: 'committing', gates: [gate('waiting', now)] }, 'bar'],
  [{ item: 'committing', gates: [gate('waiting')] }, 'bar'],
  [{ item: 'committing', doubt: true, gates: [gate('shut')] }, 'doubt'],
])('%j needs %s', (given, expected) => {
  const step = nextStep(standing(given), now);
  expect(step.kind === 'call' ? step.call : step.kind).toBe(expected);
});

test('whatever stands in an order, money is taken only when something is booked and nothing is in doubt, and let go only when nothing is', () => {
  const itemStates = Object.keys(itemMachine.next) as ItemState[];
  const booked = ['confirmed', 'cancelling', 'cancelled'];
  const doubtful = ['authorising', 'committing', 'commit_unknown'];
  for (const item of itemStates) {
    for (const other of [undefined, ...itemStates]) {
      for (const payment of Object.keys(paymentMachine.next) as PaymentState[]) {
        for (const follows of [false, true]) {
          const others = other ? [other] : [];
          const step = nextStep(standing({ item, payment, others, follows, hold: later, released: false }), now);
          if (step.kind !== 'call' || !['capture', 'void'].includes(step.call)) continue;
          const all = [item, ...others];
          expect([follows, all.some((state) => doubtful.includes(state))]).toEqual([false, false]);
          expect([step.call, all.some((state) => booked.includes(state))]).toEqual([
            step.call,
            step.call === 'capture',
          ]);
        }
      }
    }
  }
});

test('machines: what is final stays final, an unknown commit ends in yes or no only, names change before payment only', () => {
  expect(terminalStates(itemMachine)).toEqual(['cancelled', 'purged']);
  expect(itemMachine.next.rejected).toEqual(['purged']);
  expect(terminalStates(paymentMachine)).toEqual(['voided', 'failed', 'refunded']);
  expect(terminalStates(refundMachine)).toEqual(['paid']);
  expect(itemMachine.next.commit_unknown).toEqual(['confirmed', 'rejected', 'committing']);
  expect(mayMove(itemMachine, 'held', 'confirmed')).toBe(false);
  expect(mayMove(itemMachine, 'rejected', 'confirmed')).toBe(false);
  expect(mayMove(paymentMachine, 'captured', 'voiding')).toBe(false);
  expect(editableStates).toEqual(['draft', 'held', 'hold_expired']);
});

test.each<[ItemState, PaymentState | null, boolean, string]>([
  ['reserving', null, false, 'draft'],
  ['authorising', 'requires_action', false, 'paying'],
  ['authorising', 'authorising', false, 'booking'],
  ['authorising', 'authorising', true, 'checking'],
  ['committing', 'authorised', false, 'booking'],
  ['commit_unknown', 'authorised', false, 'checking'],
  ['confirmed', 'capture_failed', true, 'confirmed'],
  ['rejected', 'voided', false, 'failed'],
  ['hold_expired', null, false, 'expired'],
])('%s with payment %s reads %s', (item, payment, unanswered, expected) => {
  expect(orderState(stageAfter('draft', [item]), [item], payment, unanswered)).toBe(expected);
});

test.each<[readonly ItemState[], string]>([
  [['confirmed', 'confirmed'], 'confirmed'],
  [['confirmed', 'rejected'], 'partly_confirmed'],
  [['rejected', 'confirmed'], 'partly_confirmed'],
  [['rejected', 'rejected'], 'failed'],
  [['confirmed', 'committing'], 'booking'],
  [['rejected', 'commit_unknown'], 'checking'],
  [['cancelled', 'confirmed'], 'confirmed'],
  [['cancelled', 'cancelling'], 'cancelling'],
  [['cancelled', 'rejected'], 'cancelled'],
  [['held', 'draft'], 'draft'],
  [['held', 'hold_expired'], 'expired'],
  [['held', 'held'], 'held'],
])('items %j together read %s', (items, expected) => {
  expect(orderState(stageAfter('draft', items), items, null)).toBe(expected);
});
