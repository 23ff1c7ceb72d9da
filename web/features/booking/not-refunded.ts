import type { OrderItem } from '#contract/booking';
import type { Money } from '#contract/core';

/** What stays paid if all of these are cancelled for that refund; undefined where nothing does, or where parts are cancelled already. */
export function notRefundedOf(items: readonly OrderItem[], refund: Money): Money | undefined {
  if (items.some(({ cancelledUnits }) => cancelledUnits.length > 0)) return undefined;
  const amountMinor = items.reduce((left, { dueNow }) => left + dueNow.amountMinor, -refund.amountMinor);
  return amountMinor > 0 ? { ...refund, amountMinor } : undefined;
}
