import type { PaymentState, RefundState } from '#contract/booking';
import type { Machine } from '#domain/events';

export const paymentMachine: Machine<PaymentState> = {
  subject: 'payment',
  table: 'payment',
  first: 'created',
  next: {
    created: ['authorising', 'failed'],
    authorising: ['authorised', 'requires_action', 'failed', 'voiding'],
    requires_action: ['authorised', 'failed', 'voiding'],
    authorised: ['capturing', 'voiding'],
    capturing: ['captured', 'capture_failed'],
    capture_failed: ['capturing'],
    captured: ['partially_refunded', 'refunded'],
    partially_refunded: ['refunded'],
    voiding: ['voided'],
    voided: [],
    failed: [],
    refunded: [],
  },
};

export const refundMachine: Machine<RefundState> = {
  subject: 'refund',
  table: 'refund',
  first: 'confirmed',
  next: {
    confirmed: ['paying', 'supplier_pending'],
    supplier_pending: ['paying'],
    paying: ['paid', 'supplier_pending', 'needs_help'],
    needs_help: ['paying'],
    paid: [],
  },
};

/** The payer's bank may still hold money for a payment in one of these. */
export const openPaymentStates: readonly PaymentState[] = [
  'created',
  'authorising',
  'requires_action',
  'authorised',
  'voiding',
];
