import { expect, test } from 'vitest';
import type { ItemState, PaymentState, RefundState } from '#contract/booking';
import { mayMove, terminalStates } from '#domain/events';
import { paymentMachine, refundMachine } from '#domain/payments';
import { editableStates, itemMachine, orderState } from './machine.ts';
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
  readonly returned?: boolean;
}

function standing(given: Given): Standing {
  return {
    item: {
      state: given.item,
      holdExpiresAt: given.hold ?? null,
      released: given.released ?? true,
      dueAt: given.due ?? null,
    },
    payment: given.payment ? { state: given.payment } : null,
    refund: given.refund ? { state: given.refund } : null,
    commitInDoubt: given.doubt ?? false,
    payerReturned: given.returned ?? false,
  };
}

test.each<[Given, string]>([
  [{ item: 'draft' }, 'rest'],
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
])('%j needs %s', (given, expected) => {
  const step = nextStep(standing(given), now);
  expect(step.kind === 'call' ? step.call : step.kind).toBe(expected);
});

test('nothing ever leads to money without a booking: capture is asked for in confirmed alone, void never there', () => {
  for (const item of Object.keys(itemMachine.next) as ItemState[]) {
    for (const payment of Object.keys(paymentMachine.next) as PaymentState[]) {
      const step = nextStep(standing({ item, payment, hold: later, released: false }), now);
      if (step.kind === 'call' && step.call === 'capture') expect(item).toBe('confirmed');
      if (step.kind === 'call' && step.call === 'void') expect(['rejected', 'hold_expired']).toContain(item);
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
  expect(orderState(item, payment, unanswered)).toBe(expected);
});
