import { useLingui } from '@lingui/react/macro';
import { joinSteps, type CancellationStep } from '#design/cancellation-bar';
import type { CancelStep, OrderItem, StayProduct } from '#contract/booking';
import { type DayStyle, useFormat } from '../../../../format.ts';
import type { CancelSentences, Ladder } from '../../../booking/item-words.ts';
import type { Clock } from '../../../booking/use-zoned-clock.ts';
import { atStake, joinCancellations, sumPrices } from '../property/sums.ts';
import { type BookedRoom, roomsLeft } from './rooms-left.ts';

/** What cancelling rooms is called, and why it gives back what it does. */
export function useStayCancelWords() {
  const { t } = useLingui();
  return ({ property: { name } }: StayProduct): CancelSentences => ({
    title: t`Cancel your stay at ${name}`,
    basis: {
      full: t`You are within the time in which cancelling costs nothing.`,
      less_fee: t`By the conditions of this rate a part is kept when you cancel now.`,
      taxes_only: t`This rate is not refundable; taxes on nights that are not slept come back.`,
      nothing: t`By the conditions of this rate nothing comes back now.`,
      unknown: t`The property decided this amount.`,
    },
    over: {
      title: t`The property does not take this booking back any more`,
      text: t`Nothing was changed: your booking stands. Usually the first night has begun or is about to.`,
    },
    silent: {
      title: t`The property does not answer`,
      text: t`Nothing was cancelled and your booking stands. Try again in a few minutes; the deadlines below hold until then.`,
    },
    asking: t`Asking the property…`,
  });
}

interface Cost {
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

/** What cancelling the rooms that are left costs when, from now on, by the clocks of the property. */
export function useStayLadder() {
  const { t } = useLingui();
  const barStep = useBarStep();
  const wayOut = useWayOut();
  const format = useFormat();
  return (product: StayProduct, item: OrderItem, clock: Clock, now: string, style?: DayStyle): Ladder => {
    const rooms = roomsLeft(product, item);
    if (rooms.length === 0) return { bar: [], now: undefined, wayOut: undefined, note: undefined };
    const stake = stakeOf(rooms);
    const costs = item.cancellation
      .filter(({ until }) => until === null || until > now)
      .map((step): Cost => ({ step, keptMinor: keptAt(step, stake) }));
    const noShow = joinCancellations(rooms.map(atStake))?.noShow;
    return {
      bar: joinSteps(costs.map((cost) => barStep(cost, stake, clock, style, costs.length === 1))),
      now: costs[0]?.step,
      wayOut: wayOut(costs[0], stake.chargedMinor, clock),
      note:
        noShow &&
        (noShow.amountMinor === 0
          ? t`If nobody arrives, nothing is charged.`
          : t`If nobody arrives, it costs ${format.money(noShow)}.`),
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
  return ({ step, keptMinor }: Cost, stake: Stake, clock: Clock, style?: DayStyle, only = false): CancellationStep => {
    const { refund, until } = step;
    const { chargedMinor, thereMinor, totalMinor, currency } = stake;
    const cost = format.money({ amountMinor: keptMinor, currency });
    const lost = keptMinor >= chargedMinor + thereMinor;
    const all = keptMinor >= totalMinor;
    const comesBack = refund && refund.amountMinor > 0 ? format.money(refund) : undefined;
    const when = until && clock.deadline(until, style);
    return {
      back: keptMinor === 0 ? 'full' : lost ? 'nothing' : 'part',
      title: keptMinor === 0 ? t`Free` : all ? t`Costs all of it, ${cost}` : t`Costs ${cost}`,
      until: when ? t`until ${when}` : only ? t`from booking on` : t`after that`,
      detail:
        chargedMinor === 0
          ? keptMinor > 0
            ? t`The property asks for it`
            : undefined
          : comesBack
            ? t`${comesBack} comes back`
            : t`Nothing comes back`,
    };
  };
}

function useWayOut() {
  const { t } = useLingui();
  const format = useFormat();
  return (cost: Cost | undefined, chargedMinor: number, clock: Clock): Ladder['wayOut'] => {
    const step = cost?.step;
    if (!step?.until) return undefined;
    const when = t`until ${clock.moment(step.until)}`;
    if (cost?.keptMinor === 0 && chargedMinor === 0)
      return { when, text: t`Cancel and it costs nothing. No reason needed.` };
    if (!step.refund || step.refund.amountMinor === 0) return undefined;
    const amount = format.money(step.refund);
    const text =
      cost?.keptMinor === 0
        ? t`Cancel and ${amount} comes back, everything you paid. No reason needed.`
        : t`Cancel and ${amount} comes back; the property keeps the rest.`;
    return { when, text };
  };
}
