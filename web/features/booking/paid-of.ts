import type { Order } from '#contract/booking';
import type { Money } from '#contract/core';

type Payment = Order['payments'][number];

export interface Paid {
  readonly payment: Payment;
  /** Less than was reserved where a part could not be booked. */
  readonly taken: Money;
}

const PAID: readonly Payment['state'][] = ['captured', 'partially_refunded', 'refunded'];

/** The payment that paid for the order; undefined while nothing was taken. */
export function paidOf({ payments }: Order): Paid | undefined {
  const payment = payments.at(-1);
  if (!payment || !PAID.includes(payment.state)) return undefined;
  return { payment, taken: payment.taken ?? payment.amount };
}
