import { useLingui } from '@lingui/react/macro';
import { joinSteps, type CancellationStep } from '#design/cancellation-bar';
import type { CancelStep, Order } from '#contract/booking';
import { type DayStyle, useFormat } from '../../format.ts';
import { useClock } from './use-clock.ts';

/** What comes back when, from now on: steps that have passed are left out. */
export function useLadder(order: Order, now: string, style?: DayStyle) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const steps = (order.items[0]?.cancellation ?? []).filter(({ until }) => until === null || until > now);

  function title({ basis, refund }: CancelStep): string {
    if (basis === 'unknown' || !refund) return t`The airline decides what comes back`;
    const amount = format.money(refund);
    if (basis === 'nothing' || refund.amountMinor === 0) return t`Nothing back`;
    if (basis === 'full') return t`All back, ${amount}`;
    return basis === 'taxes_only' ? t`Taxes back, ${amount}` : t`${amount} back, a fee is kept`;
  }

  function back({ basis, refund }: CancelStep): CancellationStep['back'] {
    if (basis === 'full') return 'full';
    return basis === 'nothing' || refund?.amountMinor === 0 ? 'nothing' : 'part';
  }

  return {
    steps,
    title,
    bar: joinSteps(
      steps.map((step): CancellationStep => ({
        back: back(step),
        title: title(step),
        until: step.until ? t`until ${clock.moment(step.until, style)}` : t`after that`,
      })),
    ),
  };
}
