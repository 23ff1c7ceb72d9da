import type { QuoteItem } from '#contract/booking';
import { withoutExtras } from '#contract/search';
import { itemKey } from '../verticals/choice-of.ts';

/** Whether what was chosen is what the cart holds already, and costs no less now: what was typed for that is worth keeping. */
export function isSameThing(held: QuoteItem, chosen: QuoteItem): boolean {
  return itemKey(held) === itemKey(chosen) && withoutExtras(held.price) <= withoutExtras(chosen.price);
}
