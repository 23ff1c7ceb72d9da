import { useLingui } from '@lingui/react/macro';
import type { Money } from '#contract/core';
import { useFormat } from '../../../format.ts';
import { useDeadline } from './use-deadline.ts';

interface Rule {
  readonly freeUntil: string | null;
  /** What cancelling costs now, where it is not free. */
  readonly kept: Money;
  /** From which amount on nothing comes back. */
  readonly mostMinor: number;
}

export interface CancelRule {
  readonly text: string;
  readonly tone: 'good' | 'neutral';
}

/** What cancelling costs now, in a line that every page says alike. */
export function useCancelRule(): (rule: Rule, zone: string) => CancelRule {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  return ({ freeUntil, kept, mostMinor }, zone) => {
    if (freeUntil) return { text: t`Free cancellation until ${deadline(freeUntil, zone)}`, tone: 'good' };
    const all = kept.amountMinor >= mostMinor;
    return { text: all ? t`Non-refundable` : t`Cancellation fee: ${format.money(kept)}`, tone: 'neutral' };
  };
}
