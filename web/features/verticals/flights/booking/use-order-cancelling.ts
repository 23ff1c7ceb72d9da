import { useLingui } from '@lingui/react/macro';
import type { CancellationStep } from '#design/cancellation-bar';
import type { CancelStep, FlightProduct, OrderItem } from '#contract/booking';
import { type DayStyle, useFormat } from '../../../../format.ts';
import type { CancelSentences, Ladder } from '../../../booking/item-words.ts';
import { useStepSpans } from '../../../booking/use-step-spans.ts';
import type { Clock } from '../../../booking/use-zoned-clock.ts';
import { useKeptCharges } from '../use-kept-charges.ts';
import { isNumbered } from '../asked.ts';
import { useTerms } from '../use-terms.ts';
import { useVoidEnd } from './use-void-end.ts';
import { citiesOf, journeyOf } from './journey-of.ts';

/** What cancelling flights is called, and the reason for its refund. */
export function useFlightCancelWords() {
  const { t } = useLingui();
  return (product: FlightProduct): CancelSentences => {
    const { from, to } = journeyOf(product);
    const { slices } = product;
    const ends = { from: from.cityName, to: to.cityName, route: citiesOf(product) };
    return {
      title: isNumbered(slices)
        ? t`Cancel ${ends.route}`
        : slices.length > 1
          ? t`Cancel ${ends.from} to ${ends.to} and back`
          : t`Cancel ${ends.from} to ${ends.to}`,
      paid: () => (slices.length > 1 ? t`Paid for these flights` : t`Paid for this flight`),
      basis: {
        full: t`You can still cancel for a full refund.`,
        less_fee: t`The airline keeps a cancellation fee.`,
        taxes_only: t`This fare is non-refundable. Taxes on flights you do not take are refunded.`,
        nothing: t`This fare is non-refundable now.`,
        unknown: t`The airline decided this amount.`,
      },
      over: {
        title: t`The airline no longer accepts a cancellation`,
        text: t`Nothing was changed: your booking is still valid. Usually the first flight has left or is about to.`,
      },
      silent: {
        title: t`The airline isn’t responding`,
        text: t`Nothing was cancelled and your booking is unchanged. Try again in a few minutes; the deadlines below still apply.`,
      },
      asking: t`Contacting the airline…`,
    };
  };
}

/** What is refunded when, from now on: steps that have passed are left out. */
export function useFlightLadder() {
  const { t } = useLingui();
  const format = useFormat();
  const kept = useKeptCharges();
  const terms = useTerms();
  const spans = useStepSpans();
  const endOf = useVoidEnd();

  function back({ basis, refund }: CancelStep): CancellationStep['back'] {
    if (basis === 'full') return 'full';
    return basis === 'nothing' || refund?.amountMinor === 0 ? 'nothing' : 'part';
  }

  function wayOut(step: CancelStep | undefined, clock: Clock): Ladder['wayOut'] {
    if (!step?.until || !step.refund || step.basis === 'nothing') return undefined;
    const amount = format.money(step.refund);
    const text = {
      full: t`Full refund of ${amount} if you cancel by then.`,
      less_fee: t`Refund of ${amount}, less a cancellation fee, if you cancel by then.`,
      taxes_only: t`Only taxes are refunded, ${amount}, if you cancel by then.`,
      unknown: t`The airline decides the refund.`,
    }[step.basis];
    return { text, deadline: endOf(step, step.until, clock), free: step.basis === 'full' };
  }

  return ({ cancellation, price }: OrderItem, clock: Clock, now: string, style?: DayStyle): Ladder => {
    const steps = cancellation.filter(({ until }) => until === null || until > now);
    const bar = steps.map((step) => ({
      back: back(step),
      title: terms.refund(step, price.total).text,
      end: step.until === null ? undefined : clock.moment(step.until, style),
    }));
    return {
      bar: spans(bar),
      now: steps[0],
      wayOut: wayOut(steps[0], clock),
      note: kept({ price, cancellation: steps }),
    };
  };
}
