import { useLingui } from '@lingui/react/macro';
import type { SummaryFact } from '#design/summary-foot';
import { isHeld, type QuoteItem } from '#contract/booking';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { useHeldWords } from './use-held-words.ts';

interface Sum {
  readonly total: Money;
  readonly dueNow: Money;
  /** Null where no price is held. */
  readonly heldUntil: string | null;
  readonly items: readonly Pick<QuoteItem, 'holdMinutes' | 'holdLimited'>[];
}

export interface SumWords {
  /** Below the sum: what is charged when, and until when the price is held. */
  readonly facts: SummaryFact[];
  readonly held: string;
  /** In a line: what is charged now over what later, `€575.23 now` and `€32.00 at the property`; else the total over until when it is held. */
  readonly due: readonly [sum: string, note: string];
}

/** What is said of every sum of a trip. */
export function useSumFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const held = useHeldWords();
  return ({ total, dueNow, heldUntil, items }: Sum): SumWords => {
    const later = { ...total, amountMinor: total.amountMinor - dueNow.amountMinor };
    const [now, there] = [format.money(dueNow), format.money(later)];
    const limited = items.some(({ holdLimited }) => holdLimited);
    const until = held(heldUntil, isHeld(items), limited);
    const apart = later.amountMinor > 0;
    return {
      facts: [
        { icon: 'credit-card', text: t`Pay when you book: ${now}` },
        ...(apart ? [{ icon: 'bed-double' as const, text: t`Pay at the property: ${there}` }] : []),
        { icon: 'clock', text: until },
      ],
      held: until,
      due: apart ? [t`${now} now`, t`${there} at the property`] : [now, until],
    };
  };
}
