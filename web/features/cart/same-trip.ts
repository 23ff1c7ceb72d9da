import type { QuoteItem } from '#contract/booking';
import { withoutExtras } from '#contract/search';
import { choiceKey } from '../verticals/choice-of.ts';

/** Whether what was chosen is what the cart holds already, and costs no less now: what was typed for that is worth keeping. */
export function isSameThing(held: QuoteItem, chosen: QuoteItem): boolean {
  return keyOf(held) === keyOf(chosen) && withoutExtras(held.price) <= withoutExtras(chosen.price);
}

function keyOf({ product, price, extras }: QuoteItem): string {
  const asked = extras.bags.map(({ traveller, slice, kind, asked: pieces }) => [traveller, slice, kind, pieces]);
  return JSON.stringify([choiceKey(product), price.total.currency, asked]);
}
