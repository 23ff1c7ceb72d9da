import { useLingui } from '@lingui/react/macro';
import type { OrderItem, StayProduct } from '#contract/booking';
import { type DayStyle, useFormat } from '../../../../format.ts';
import type { CancelSentences, Ladder } from '../../../booking/item-words.ts';
import type { Clock } from '../../../booking/use-zoned-clock.ts';
import { roomsLeft } from './rooms-left.ts';
import { type Cost, useStayStages } from './use-stay-stages.ts';

/** What cancelling rooms is called, and why it gives back what it does. */
export function useStayCancelWords() {
  const { t } = useLingui();
  return ({ property: { name } }: StayProduct): CancelSentences => ({
    title: t`Cancel your stay at ${name}`,
    paid: (rooms) => (rooms > 1 ? t`Paid for these rooms` : t`Paid for this room`),
    basis: {
      full: t`You can still cancel free of charge.`,
      less_fee: t`The property keeps a cancellation fee.`,
      taxes_only: t`This rate is non-refundable. Taxes on nights you do not stay are refunded.`,
      nothing: t`This rate is non-refundable now.`,
      unknown: t`The property decided this amount.`,
    },
    over: {
      title: t`The property no longer accepts a cancellation`,
      text: t`Nothing was changed: your booking is still valid. Usually the first night has begun or is about to.`,
    },
    silent: {
      title: t`The property isn’t responding`,
      text: t`Nothing was cancelled and your booking is unchanged. Try again in a few minutes; the deadlines below still apply.`,
    },
    asking: t`Contacting the property…`,
    units: {
      chosen: t`Check refund for selected rooms`,
      all: t`Check refund for all rooms`,
      none: t`Select the rooms you want to cancel.`,
    },
  });
}

/** What cancelling the rooms that are left costs when, from now on, by the clocks of the property. */
export function useStayLadder() {
  const stagesOf = useStayStages();
  const wayOut = useWayOut();
  return (product: StayProduct, item: OrderItem, clock: Clock, now: string, style?: DayStyle): Ladder => {
    const rooms = roomsLeft(product, item);
    if (rooms.length === 0) return { bar: [], now: undefined, wayOut: undefined, note: undefined };
    const { cancellation } = item;
    const { first, chargedMinor, bar, note } = stagesOf({ rooms, cancellation, clock, now, style });
    return { bar, now: first?.step, wayOut: wayOut(first, chargedMinor, clock), note };
  };
}

function useWayOut() {
  const { t } = useLingui();
  const format = useFormat();
  return (cost: Cost | undefined, chargedMinor: number, clock: Clock): Ladder['wayOut'] => {
    const step = cost?.step;
    if (!step?.until) return undefined;
    const deadline = clock.zoned(step.until);
    if (cost?.keptMinor === 0 && chargedMinor === 0)
      return { deadline, text: t`No cancellation fee if you cancel by then.`, free: true };
    if (!step.refund || step.refund.amountMinor === 0) return undefined;
    const amount = format.money(step.refund);
    const free = cost?.keptMinor === 0;
    const text = free
      ? t`Full refund of ${amount} if you cancel by then.`
      : t`Refund of ${amount}, less a cancellation fee, if you cancel by then.`;
    return { deadline, text, free };
  };
}
