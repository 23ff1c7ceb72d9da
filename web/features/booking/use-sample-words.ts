import { useLingui } from '@lingui/react/macro';
import type { Order, OrderItem } from '#contract/booking';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isBooking, isSample } from './item-kinds.ts';

/** What of an order is invented; among real things each by its name. */
export function samplesOf(order: Pick<Order, 'items'>): {
  readonly all: boolean;
  readonly items: readonly OrderItem[];
} {
  const items = order.items.filter(isSample);
  return { items, all: items.length === order.items.length };
}

/** The label of invented inventory, so that it fits beside what is said about seats or rooms; none where nothing is invented. */
export function useSampleWords(order: Order): string | undefined {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const { items, all } = samplesOf(order);
  const [first, ...more] = items;
  if (!first) return undefined;
  const unbooked = isBooking(order) ? undefined : t`Sample, not real travel`;
  if (!all) return lists.facts(items.flatMap((item) => [wordsOf(item).name, unbooked ?? wordsOf(item).sample]));
  return unbooked ?? (more.length === 0 ? wordsOf(first).sample : t`Sample booking, nothing is held`);
}
