import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { wallClock } from '../reader/wall-clock.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { standing } from './item-kinds.ts';

const DAY_MS = 86_400_000;

/** `in 106 days`, by the calendar of the place where it begins; undefined once it has begun. */
export function useAhead(order: Order): string | undefined {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const [first] = standing(order)
    .map(wordsOf)
    .toSorted((one, other) => one.begins.localeCompare(other.begins));
  const clock = first && wallClock(now, first.zone);
  if (!first || !clock || first.begins < clock) return undefined;
  const days = Math.round((dayOf(first.begins) - dayOf(clock)) / DAY_MS);
  if (days === 0) return t`today`;
  return days === 1 ? t`tomorrow` : t`${plural(days, { one: 'in # day', other: 'in # days' })}`;
}

function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00Z`);
}
