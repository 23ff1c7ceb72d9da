import type { Money } from '#contract/core';
import type { RoomOffer, StayCancellation } from './offer.ts';

/** A room as it is sold. */
type Sold = Pick<RoomOffer, 'cancellation' | 'plan' | 'price'>;

/** What cancelling can cost at most: what is charged now, or all of it where the property is paid. */
export function mostLost({ plan, price: { total, atProperty } }: Sold): number {
  return total.amountMinor - (plan.payAt === 'now' ? (atProperty?.amount.amountMinor ?? 0) : 0);
}

/** The costs of cancelling without what is asked for at the property of those only who come. */
export function atStake(room: Sold): StayCancellation {
  const { steps, noShow } = room.cancellation;
  const most = mostLost(room);
  const less = (money: Money): Money => ({ ...money, amountMinor: Math.min(money.amountMinor, most) });
  return {
    ...room.cancellation,
    steps: steps.map((step) => ({ ...step, kept: less(step.kept) })),
    noShow: less(noShow),
  };
}
