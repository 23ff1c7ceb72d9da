import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Condition, Money } from '#contract/core';
import type { CancelStep } from '#contract/search';
import type { FareCell } from '#design/fare-choice';
import { useFormat } from '../../../format.ts';

/**
 * What flights give back and what a change costs, in words. Fares, checkout, the booking and its cancellation all say it
 * through these, from the steps and conditions of the server.
 */
export function useTerms() {
  const { t } = useLingui();
  const format = useFormat();

  function withUntil(what: string, hours: number | null): string {
    if (hours === null) return what;
    return t`${what}, ${plural(hours, { one: 'until # hour before', other: 'until # hours before' })}`;
  }

  function change({ status, fee, untilHoursBefore }: Condition): FareCell {
    if (status === 'unknown') return { kind: 'plain', text: t`Ask the airline` };
    if (status === 'not_allowed') return { kind: 'no', text: t`Not allowed` };
    if (!fee) return { kind: 'yes', text: withUntil(t`Fare difference only`, untilHoursBefore) };
    return {
      kind: 'plain',
      text: withUntil(t`${format.money(fee)} per traveller + fare difference`, untilHoursBefore),
    };
  }

  /** `paid` is what was or will be paid for it. */
  function refund({ basis, refund: back }: Pick<CancelStep, 'basis' | 'refund'>, paid: Money): FareCell {
    if (basis === 'unknown' || !back) return { kind: 'plain', text: t`Ask the airline` };
    const amount = format.money(back);
    if (basis === 'nothing' || back.amountMinor === 0) return { kind: 'no', text: t`No refund` };
    if (basis === 'full') return { kind: 'yes', text: t`Full refund: ${amount}` };
    if (basis === 'taxes_only') return { kind: 'no', text: t`Taxes only: ${amount}` };
    const fee = format.money({ ...paid, amountMinor: paid.amountMinor - back.amountMinor });
    return { kind: 'plain', text: t`${amount}, fee ${fee}` };
  }

  return { change, refund, withUntil };
}
