import type { Order, PaymentView } from './order.ts';

/**
 * How far the money of an order is, for every page, mail and receipt alike: `none` was asked for, it is `settling` or `delayed`
 * while the booking stands already, `paid`, `open` before that, or `released` where it ended without taking anything.
 */
export type PaymentStage = 'none' | 'open' | 'settling' | 'delayed' | 'paid' | 'released';

const STAGES: Readonly<Record<PaymentView['state'], PaymentStage>> = {
  created: 'open',
  authorising: 'open',
  requires_action: 'open',
  authorised: 'settling',
  capturing: 'settling',
  capture_failed: 'delayed',
  captured: 'paid',
  partially_refunded: 'paid',
  refunded: 'paid',
  voiding: 'released',
  voided: 'released',
  failed: 'released',
};

export function paymentStage({ payments, events }: Pick<Order, 'payments' | 'events'>): PaymentStage {
  const payment = payments.at(-1);
  if (!payment) return 'none';
  const stage = STAGES[payment.state];
  return stage === 'settling' && events.some(({ kind }) => kind === 'payment_delayed') ? 'delayed' : stage;
}

/** Paid with money that does not exist. */
export function isTestPaid({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.kind === 'simulator';
}
