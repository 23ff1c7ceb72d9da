import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Condition, Money } from '#contract/core';
import type { CancelStep } from '#contract/search';
import type { FareCell } from '#design/fare-choice';
import { useFormat } from '../../../format.ts';

/**
 * What flights refund and what a change costs, in words. The list, fares, checkout, the booking and its cancellation all
 * say it through these, from the steps and conditions of the server.
 */
export function useTerms() {
  const { t } = useLingui();
  const format = useFormat();

  /** Whatever a fare says of refunds, this comes before it. */
  function free(hours: number): string {
    return t`${plural(hours, { one: 'Free cancellation for # hour', other: 'Free cancellation for # hours' })}`;
  }

  function until(hours: number | null): string | undefined {
    if (hours === null) return undefined;
    return t`${plural(hours, { one: 'until # hour before departure', other: 'until # hours before departure' })}`;
  }

  /** `alone`: one traveller, so that nothing need be said of each. */
  function change({ status, fee, untilHoursBefore }: Condition, alone = false): FareCell {
    if (status === 'unknown') return { kind: 'plain', text: t`Ask the airline` };
    if (status === 'not_allowed') return { kind: 'no', text: t`Not allowed` };
    const more = until(untilHoursBefore);
    if (!fee) return { kind: 'yes', text: t`Fare difference only`, more };
    const amount = format.money(fee);
    return { kind: 'plain', text: alone ? t`${amount} + fare difference` : t`${amount} each + fare difference`, more };
  }

  /** `paid` is what was or will be paid for it; `labelled` where "Refund" stands before it. */
  function refund(step: Pick<CancelStep, 'basis' | 'refund'>, paid: Money, labelled = false): FareCell {
    const { basis, refund: back } = step;
    if (basis === 'unknown' || !back) return { kind: 'plain', text: t`Ask the airline` };
    const amount = format.money(back);
    if (basis === 'nothing' || back.amountMinor === 0) {
      return { kind: 'no', text: labelled ? t({ context: 'refund', message: 'None' }) : t`No refund` };
    }
    if (basis === 'full') return { kind: 'yes', text: labelled ? t`Full: ${amount}` : t`Full refund: ${amount}` };
    if (basis === 'taxes_only') return { kind: 'no', text: t`Taxes only: ${amount}` };
    const fee = format.money({ ...paid, amountMinor: paid.amountMinor - back.amountMinor });
    return { kind: 'plain', text: t`${amount}, fee ${fee}` };
  }

  return { free, until, change, refund };
}

/** A cell as one line. */
export function lineOf({ text, more }: FareCell): string {
  return more ? `${text}, ${more}` : text;
}
