import type { Order } from '#contract/booking';

/** Another choice took its place before it was paid for, or it was taken out. */
export function isGivenUp({ state, items }: Pick<Order, 'state' | 'items'>): boolean {
  return state === 'failed' && items.every((item) => item.state === 'dropped');
}
