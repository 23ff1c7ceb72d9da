import { useLingui } from '@lingui/react/macro';
import type { DatedItem } from '#design/dated-list';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useItemWords } from '../verticals/order-parts.tsx';

/** What a booking still brings, by date, beginning with the ways out of it. */
export function useNextSteps(order: Order): DatedItem[] {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const booked = order.items.filter(({ state }) => state === 'confirmed').map(wordsOf);
  const several = order.items.length > 1;
  const waysOut = booked.flatMap(({ name, ladder }): DatedItem[] => {
    const { wayOut } = ladder(now);
    const title = several ? t`Change your mind: ${name}` : t`Change your mind`;
    return wayOut ? [{ icon: 'shield-check', title, ...wayOut }] : [];
  });
  const steps = booked.flatMap(({ next }) => next(now));
  return [...waysOut, ...steps.sort((one, other) => one.at.localeCompare(other.at))];
}
