import { type Order, paymentStage } from '#contract/booking';
import type { Money } from '#contract/core';

type Payment = Order['payments'][number];

export interface Paid {
  readonly payment: Payment;
  /** Less than was reserved where a part could not be booked. */
  readonly taken: Money;
}

/** The payment that paid for the order; undefined while nothing was taken. */
export function paidOf(order: Order): Paid | undefined {
  const payment = order.payments.at(-1);
  if (!payment || paymentStage(order) !== 'paid') return undefined;
  return { payment, taken: payment.taken ?? payment.amount };
}
