import type { Condition } from '#contract/core';
import type { Fare } from '#contract/search';

/** Terms of a fare that a buyer compares. */
export type Term = 'refund' | 'change' | 'seat' | 'hold';

type Compared = Pick<Fare, 'conditions' | 'seat' | 'holdMinutes'>;

const RANKS = { not_allowed: 0, unknown: 1, allowed: 2 } as const;
const SEATS = { none: 0, fee: 1, included: 2 } as const;

/** The terms of one fare that are worse than those of another, whose price is left out of it. */
export function worseTerms(now: Compared, before: Compared): readonly Term[] {
  const hold = ({ holdMinutes }: Compared): number => holdMinutes ?? 0;
  return [
    ...(isWorse(now.conditions.refund, before.conditions.refund) ? (['refund'] as const) : []),
    ...(isWorse(now.conditions.change, before.conditions.change) ? (['change'] as const) : []),
    ...(SEATS[now.seat.choice] < SEATS[before.seat.choice] ? (['seat'] as const) : []),
    ...(hold(now) < hold(before) ? (['hold'] as const) : []),
  ];
}

/** A fee in another currency is not compared. */
function isWorse(now: Condition, before: Condition): boolean {
  if (now.status !== before.status) return RANKS[now.status] < RANKS[before.status];
  const [fee, least] = [now.fee?.amountMinor ?? 0, before.fee?.amountMinor ?? 0];
  const comparable = !now.fee || !before.fee || now.fee.currency === before.fee.currency;
  return (comparable && fee > least) || (now.untilHoursBefore ?? 0) > (before.untilHoursBefore ?? 0);
}
