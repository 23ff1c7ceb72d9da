import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import type { RoomPlan, RoomType } from '#design/room-plans';
import { SceneArt } from '#design/scene-art';
import { eachOf } from '#contract/core';
import type { Property, RoomOffer } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { useCancelRule } from '../use-cancel-rule.ts';
import { useStayWords } from '../use-stay-words.ts';
import { planId } from './choice-address.ts';
import { sumPrices } from './sums.ts';

/** From so many on nobody has to hurry. */
const FEW = 3;

interface House {
  readonly property: Pick<Property, 'key' | 'zone'>;
  readonly nights: number;
}

/** What cancelling a plan costs, in a line. */
function useTerms({ property }: House) {
  const ruleOf = useCancelRule();
  return ({ cancellation: { freeUntil, steps, noShow }, price }: RoomOffer): RoomPlan['cancellation'] =>
    ruleOf({ freeUntil, kept: steps[0]?.kept ?? noShow, mostMinor: price.total.amountMinor }, property.zone);
}

/** One rate plan as a row. */
function usePlanRow(house: House) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const terms = useTerms(house);
  const lists = useLists();
  return (offer: RoomOffer, held: string | undefined): RoomPlan => {
    const { room, plan, price } = offer;
    const [total, board] = [format.money(price.total), words.board(plan.board)];
    const { now, there } = sumPrices([offer]);
    const [first, rest] = [format.money(now), format.money(there)];
    const id = planId(offer);
    const badge = lists.facts([words.rate(plan), id === held && t`In your trip`]);
    return {
      id,
      board,
      cancellation: terms(offer),
      pay:
        plan.payAt === 'property'
          ? t`Pay at the property`
          : there.amountMinor > 0
            ? t`${first} now, ${rest} at the property`
            : t`Pay when you book`,
      total,
      each: words.aNight(price.total, eachOf(price.total, house.nights), house.nights),
      badge: badge && <Badge tone="good">{badge}</Badge>,
      label: lists.facts([room.name, board, total, badge]),
    };
  };
}

/** What is sold for one room of the party: a row a room type, a line a plan. `held`: the one that is in the trip. */
export function useRoomRows(house: House) {
  const { t } = useLingui();
  const words = useStayWords();
  const planRow = usePlanRow(house);
  const format = useFormat();
  const lists = useLists();
  return (offers: readonly RoomOffer[], drawn: boolean, held?: string): RoomType[] =>
    [...Map.groupBy(offers, ({ room }) => room.key)].map(([key, plans]) => {
      const [{ room, left }] = plans as [RoomOffer];
      return {
        id: key,
        name: room.name,
        art: drawn ? <SceneArt seed={`${house.property.key} ${key}`} kind="room" /> : undefined,
        facts: lists.facts([
          t`${format.number(room.sizeM2)} m²`,
          words.beds(room.beds),
          t`for up to ${plural(room.maxGuests, { one: '# guest', other: '# guests' })}`,
        ]),
        // Nothing is held yet: what is true is true of this price, now.
        left:
          left <= FEW
            ? t`${plural(left, { one: '# room left at this price', other: '# rooms left at this price' })}`
            : undefined,
        plans: plans.map((plan) => planRow(plan, held)),
      };
    });
}
