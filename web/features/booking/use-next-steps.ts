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
  const steps = booked.flatMap(({ next }) => next(now, order));
  return [...waysOut, ...steps].toSorted((one, other) => one.at.localeCompare(other.at));
}

const SOON_MS = 3 * 86_400_000;

/** Whether something is to be done within days. That it can still be cancelled is no such thing. */
export function useDueSoon(order: Order): boolean {
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const soon = new Date(Date.parse(now) + SOON_MS).toISOString();
  return order.items
    .filter(({ state }) => state === 'confirmed')
    .some((item) =>
      wordsOf(item)
        .next(now, order)
        .some(({ at }) => at !== '' && at <= soon),
    );
}
