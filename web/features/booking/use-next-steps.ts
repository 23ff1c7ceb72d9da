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
    if (!wayOut) return [];
    const kind = wayOut.free ? t`Free cancellation` : t`Cancellation with a partial refund`;
    return [
      { icon: 'shield-check', title: several ? t`${kind}: ${name}` : kind, text: wayOut.text, when: wayOut.when },
    ];
  });
  const steps = booked.flatMap(({ next }) => next(now, order));
  return [...waysOut, ...steps.toSorted((one, other) => one.at.localeCompare(other.at))];
}
