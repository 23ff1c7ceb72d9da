import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isBooking } from './item-kinds.ts';

/** The label of invented inventory, so that it fits beside what is said about seats or rooms. */
export function useSampleWords(order: Order): string {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const [first, ...more] = order.items;
  if (!isBooking(order)) return t`Sample, not real travel`;
  return first && more.length === 0 ? wordsOf(first).sample : t`Sample booking, nothing is held`;
}
