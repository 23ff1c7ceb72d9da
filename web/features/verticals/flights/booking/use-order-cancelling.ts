import { useLingui } from '@lingui/react/macro';
import { joinSteps, type CancellationStep } from '#design/cancellation-bar';
import type { CancelStep, FlightProduct, OrderItem } from '#contract/booking';
import { type DayStyle, useFormat } from '../../../../format.ts';
import type { CancelSentences, Ladder } from '../../../booking/item-words.ts';
import type { Clock } from '../../../booking/use-zoned-clock.ts';
import { useKeptCharges } from '../use-kept-charges.ts';
import { journeyOf } from './journey-of.ts';

/** What cancelling flights is called, and why it gives back what it does. */
export function useFlightCancelWords() {
  const { t } = useLingui();
  return (product: FlightProduct): CancelSentences => {
    const { from, to } = journeyOf(product);
    return {
      title: t`Cancel ${from.cityName} to ${to.cityName}`,
      basis: {
        full: t`You are within the time in which everything comes back.`,
        less_fee: t`The fare keeps a fee when you cancel.`,
        taxes_only: t`This fare is not refundable; taxes on flights that are not flown always come back.`,
        nothing: t`By the conditions of this fare nothing comes back now.`,
        unknown: t`The airline decided this amount.`,
      },
      over: {
        title: t`The airline does not take this booking back any more`,
        text: t`Nothing was changed: your booking stands. Usually the first flight has left or is about to.`,
      },
      silent: {
        title: t`The airline does not answer`,
        text: t`Nothing was cancelled and your booking stands. Try again in a few minutes; the deadlines below hold until then.`,
      },
      asking: t`Asking the airline…`,
    };
  };
}

/** What comes back when, from now on: steps that have passed are left out. */
export function useFlightLadder() {
  const { t } = useLingui();
  const format = useFormat();
  const kept = useKeptCharges();

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

  function wayOut(step: CancelStep | undefined, clock: Clock): Ladder['wayOut'] {
    if (!step?.until || !step.refund || step.basis === 'nothing') return undefined;
    const amount = format.money(step.refund);
    const text = {
      full: t`Full refund of ${amount} if you cancel by then.`,
      less_fee: t`Refund of ${amount}, less a cancellation fee, if you cancel by then.`,
      taxes_only: t`Only taxes are refunded, ${amount}, if you cancel by then.`,
      unknown: t`The airline decides the refund.`,
    }[step.basis];
    return { text, when: t`until ${clock.moment(step.until)}`, free: step.basis === 'full' };
  }

  return ({ cancellation, price }: OrderItem, clock: Clock, now: string, style?: DayStyle): Ladder => {
    const steps = cancellation.filter(({ until }) => until === null || until > now);
    const bar = steps.map((step) => ({
      back: back(step),
      title: title(step),
      until: step.until ? t`until ${clock.deadline(step.until, style)}` : t`after that`,
    }));
    return {
      bar: joinSteps(bar),
      now: steps[0],
      wayOut: wayOut(steps[0], clock),
      note: kept({ price, cancellation: steps }),
    };
  };
}
