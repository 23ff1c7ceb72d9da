import type { Order } from '#contract/booking';
import type { Money } from '#contract/core';
import { isExtraLine } from '#contract/search';

type Priced = Pick<Order, 'events' | 'items' | 'price'>;

/** What all of it cost when the order was made; undefined where a part was taken out of it since then. */
export function startOf({ events }: Pick<Order, 'events'>): Money | undefined {
  if (events.some(({ kind }) => kind === 'item_removed')) return undefined;
  return events.find(({ kind }) => kind === 'order_created')?.amount ?? undefined;
}

/** What extras chosen after the start cost; undefined where that is nothing, or prices changed in between. */
export function addedExtras(order: Priced): Money | undefined {
  const { events, items, price } = order;
  const start = startOf(order);
  if (!start || events.some(({ kind }) => kind === 'price_changed')) return undefined;
  const added = price.total.amountMinor - start.amountMinor;
  return added > 0 && added <= extrasMinor(items) ? { ...start, amountMinor: added } : undefined;
}

/** What extras cost, whenever they were chosen. */
export function extrasMinor(items: Order['items']): number {
  const lines = items.flatMap((item) => item.price.lines).filter(isExtraLine);
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
