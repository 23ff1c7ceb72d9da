import type { StayProduct } from '#contract/booking';
import type { ItemOf, ItemTerms } from '../../checkout-words.ts';
import { useChosenRule } from '../use-chosen-rule.ts';
import { useStayWords } from '../use-stay-words.ts';

/** Rooms in a summary: for whom, and until when cancelling them is free. */
export function useStayTerms(): (item: ItemOf<StayProduct>) => ItemTerms {
  const words = useStayWords();
  const ruleOf = useChosenRule();
  return ({ product: { rooms, property } }) => ({
    who: words.party(rooms.map(({ need }) => need)),
    lines: [ruleOf(rooms, property.zone).text],
  });
}
