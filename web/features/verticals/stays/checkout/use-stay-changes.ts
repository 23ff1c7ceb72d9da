import { useLingui } from '@lingui/react/macro';
import type { StayProduct } from '#contract/booking';
import { useSpanWords } from '../../../booking/use-span-words.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { differing } from '../../changes.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { useStayItemWords } from '../item-words.ts';
import { useChosenRule } from '../use-chosen-rule.ts';
import { useStayWords } from '../use-stay-words.ts';

/** What differs between two choices of rooms: the place, its nights, the rooms and their terms. */
export const useStayChanges: CheckoutParts<StayProduct>['useChanges'] = () => {
  const { t } = useLingui();
  const { name, who } = useStayItemWords();
  const span = useSpanWords();
  const lists = useLists();
  const words = useStayWords();
  const ruleOf = useChosenRule();
  const payAt = { now: t`Pay when you book`, property: t`Pay at the property` } as const;
  const rooms = ({ rooms: chosen }: StayProduct): string => {
    const alike = [...Map.groupBy(chosen, ({ room }) => room.name)];
    return lists.facts(alike.map(([room, { length }]) => (length > 1 ? `${length} × ${room}` : room)));
  };
  const told: readonly (readonly [string, (product: StayProduct) => string])[] = [
    [t`Place to stay`, name],
    [t`Nights`, (product) => lists.facts([span(product.checkIn, product.checkOut), who(product)])],
    [t`Rooms`, rooms],
    [t`Meals`, ({ rooms: chosen }) => lists.facts([...new Set(chosen.map(({ plan }) => words.board(plan.board)))])],
    [t`If you cancel`, ({ rooms: chosen, property }) => ruleOf(chosen, property.zone).text],
    [t`Payment`, ({ rooms: chosen }) => lists.facts([...new Set(chosen.map(({ plan }) => payAt[plan.payAt]))])],
  ];
  return (before, now) =>
    differing(told.map(([label, said]) => ({ label, before: [said(before.product)], now: [said(now.product)] })));
};
