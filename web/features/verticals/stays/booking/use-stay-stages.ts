import { useLingui } from '@lingui/react/macro';
import type { CancelStep } from '#contract/booking';
import { type DayStyle, useFormat } from '../../../../format.ts';
import { type TimedStep, useStepSpans } from '../../../booking/use-step-spans.ts';
import type { Clock } from '../../../booking/use-zoned-clock.ts';
import { atStake } from '#contract/search';
import { joinCancellations, sumPrices } from '../property/sums.ts';
import type { BookedRoom } from './rooms-left.ts';

export interface Cost {
  readonly step: CancelStep;
  /** What is lost, whoever asks for it. */
  readonly keptMinor: number;
}

/** What is at stake for rooms: what was charged for them, and what the property asks for where it is paid there. */
interface Stake {
  readonly chargedMinor: number;
  readonly there: readonly BookedRoom[];
  readonly thereMinor: number;
  /** With what is asked for there besides, such as a tax on the spot. */
  readonly totalMinor: number;
  readonly currency: string;
}

function stakeOf(rooms: readonly BookedRoom[]): Stake {
  const there = rooms.filter(({ plan }) => plan.payAt === 'property');
  const { now, total } = sumPrices(rooms);
  const { currency } = total;
  return {
    chargedMinor: now.amountMinor,
    there,
    thereMinor: sumPrices(there).total.amountMinor,
    totalMinor: total.amountMinor,
    currency,
  };
}

interface Asked {
  readonly rooms: readonly BookedRoom[];
  /** As the supplier tells it for those rooms. */
  readonly cancellation: readonly CancelStep[];
  readonly clock: Clock;
  readonly now: string;
  readonly style?: DayStyle | undefined;
}

/** Every stage of cancelling rooms from now on, the same before they are booked as afterwards. */
export function useStayStages() {
  const { t } = useLingui();
  const barStep = useBarStep();
  const spans = useStepSpans();
  const format = useFormat();
  return ({ rooms, cancellation, clock, now, style }: Asked) => {
    const stake = stakeOf(rooms);
    const costs = cancellation
      .filter(({ until }) => until === null || until > now)
      .map((step): Cost => ({ step, keptMinor: keptAt(step, stake) }));
    const noShow = joinCancellations(rooms.map(atStake))?.noShow;
    return {
      first: costs[0],
      chargedMinor: stake.chargedMinor,
      bar: spans(costs.map((cost) => barStep(cost, stake, clock, style, costs.length === 1))),
      note: noShow && (noShow.amountMinor === 0 ? t`No no-show fee.` : t`No-show fee: ${format.money(noShow)}.`),
    };
  };
}

/** The cost that holds until the end of a step. */
function keptAt({ basis, refund, until }: CancelStep, { chargedMinor, there, thereMinor }: Stake): number {
  if (basis === 'full') return 0;
  const kept = chargedMinor - (refund?.amountMinor ?? 0);
  if (basis === 'nothing') return kept + thereMinor;
  const steps = joinCancellations(there.map(({ cancellation }) => cancellation))?.steps;
  const found = steps?.find((each) => each.until === null || (until !== null && each.until >= until));
  return kept + (found?.kept.amountMinor ?? 0);
}

function useBarStep() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ step, keptMinor }: Cost, stake: Stake, clock: Clock, style?: DayStyle, only = false): TimedStep => {
    const { refund, until } = step;
    const { chargedMinor, thereMinor, totalMinor, currency } = stake;
    const cost = format.money({ amountMinor: keptMinor, currency });
    const lost = keptMinor >= chargedMinor + thereMinor;
    const nothingBack = chargedMinor > 0 && thereMinor === 0 && (keptMinor >= totalMinor || (only && lost));
    const comesBack = format.money(refund ?? { amountMinor: 0, currency });
    return {
      back: keptMinor === 0 ? 'full' : lost ? 'nothing' : 'part',
      title: keptMinor === 0 ? t`Free` : nothingBack ? t`Non-refundable` : t`Cancellation fee: ${cost}`,
      end: until === null ? undefined : clock.moment(until, style),
      detail: chargedMinor === 0 ? (keptMinor > 0 ? t`Charged by the property` : undefined) : t`Refund: ${comesBack}`,
    };
  };
}
