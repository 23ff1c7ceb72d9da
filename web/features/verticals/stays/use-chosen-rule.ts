import { useLingui } from '@lingui/react/macro';
import { atStake, mostLost, type RoomOffer } from '#contract/search';
import { joinCancellations } from './property/sums.ts';
import { type CancelRule, useCancelRule } from './use-cancel-rule.ts';

type Rooms = readonly Pick<RoomOffer, 'price' | 'plan' | 'cancellation'>[];

/** What cancelling rooms together costs now, with whose clock a deadline is on. */
export function useChosenRule(): (rooms: Rooms, zone: string) => CancelRule {
  const { t } = useLingui();
  const ruleOf = useCancelRule();
  return (rooms, zone) => {
    const cancellation = joinCancellations(rooms.map(atStake));
    if (!cancellation) return { text: '', tone: 'neutral' };
    const { freeUntil, steps, noShow } = cancellation;
    const mostMinor = rooms.reduce((sum, room) => sum + mostLost(room), 0);
    const rule = ruleOf({ freeUntil, kept: steps[0]?.kept ?? noShow, mostMinor }, zone);
    return freeUntil === null ? rule : { ...rule, text: t`${rule.text}, property time` };
  };
}
