import { useLingui } from '@lingui/react/macro';
import type { SummaryFact } from '#design/summary-foot';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { useHeldWords } from './use-held-words.ts';

interface Sum {
  readonly total: Money;
  readonly dueNow: Money;
  /** Null where no price is held. */
  readonly heldUntil: string | null;
}

/** What every sum of a trip says below it: what is charged when, and until when the price is held. */
export function useSumFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const held = useHeldWords();
  return ({ total, dueNow, heldUntil }: Sum): SummaryFact[] => {
    const later = { ...total, amountMinor: total.amountMinor - dueNow.amountMinor };
    const [now, there] = [format.money(dueNow), format.money(later)];
    return [
      { icon: 'credit-card', text: t`Charged when you book: ${now}` },
      ...(later.amountMinor > 0 ? [{ icon: 'bed-double' as const, text: t`Due at the property: ${there}` }] : []),
      { icon: 'clock', text: held(heldUntil) },
    ];
  };
}
