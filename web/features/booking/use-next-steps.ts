import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import type { NextStep } from './item-words.ts';

/** What a booking still brings, by date: what to have ready, deadlines, check-in, departures and stays. */
export function useNextSteps(order: Order): NextStep[] {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const coming = useComingSteps(order);
  const booked = order.items.filter(({ state }) => state === 'confirmed').map(wordsOf);
  const several = order.items.length > 1;
  const waysOut = booked.flatMap(({ name, ladder }): NextStep[] => {
    const { wayOut, now: step } = ladder(now);
    if (!wayOut || !step?.until) return [];
    const kind = wayOut.free ? t`Free cancellation` : t`Cancellation with a partial refund`;
    return [
      {
        icon: 'shield-check',
        title: several ? t`${kind}: ${name}` : kind,
        text: wayOut.text,
        when: t`until ${wayOut.deadline}`,
        at: step.until,
      },
    ];
  });
  return [...waysOut, ...coming].toSorted(byTime);
}

/** The same without what may be cancelled until when. */
export function useComingSteps(order: Order): NextStep[] {
  const { now } = useFacts();
  const wordsOf = useItemWords();
  return order.items
    .filter(({ state }) => state === 'confirmed')
    .flatMap((item) => wordsOf(item).next(now, order))
    .toSorted(byTime);
}

function byTime(one: NextStep, other: NextStep): number {
  return one.at.localeCompare(other.at);
}
