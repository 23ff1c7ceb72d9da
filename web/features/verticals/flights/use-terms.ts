import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Condition, Money } from '#contract/core';
import type { CancelStep, VoidWindow } from '#contract/search';
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
  function free(window: VoidWindow): string {
    if ('midnightIn' in window) {
      const { cityName } = window.midnightIn;
      return t`Free cancellation until midnight in ${cityName}`;
    }
    const { hours } = window;
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

  /** What holds first after booking and what holds then, in a sentence; `paid` as for `refund`. */
  function inShort([first, next]: readonly CancelStep[], paid: Money): string {
    if (!first) return t`Ask the airline`;
    const window = first.basis === 'full' ? first.window : undefined;
    if (!window || !next) return refund(first, paid).text;
    const start = free(window);
    const { basis, refund: back } = next;
    if (basis === 'unknown' || !back) return t`${start}, then ask the airline`;
    if (basis === 'nothing' || back.amountMinor === 0) return t`${start}, then no refund`;
    const amount = format.money(back);
    if (basis === 'taxes_only') return t`${start}, then taxes only: ${amount}`;
    const fee = format.money({ ...paid, amountMinor: paid.amountMinor - back.amountMinor });
    return basis === 'full' ? start : t`${start}, then a fee of ${fee}`;
  }

  return { free, until, change, refund, inShort };
}

/** A cell as one line. */
export function lineOf({ text, more }: FareCell, comma: string): string {
  return more ? text + comma + more : text;
}
