import type { Whole } from './store.ts';

/** What was booked is paid, as far as anything was to be paid. */
export function isSettled(payments: Whole['payments']): boolean {
  const paid = payments.at(-1)?.state;
  return paid === undefined || ['captured', 'partially_refunded', 'refunded', 'failed', 'voided'].includes(paid);
}
