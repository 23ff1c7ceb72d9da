import type { Quote, QuoteItem } from '#contract/booking';
import { withoutExtras } from '#contract/search';
import { choiceKey } from '../verticals/choice-of.ts';

/** Whether what was chosen is what the cart holds already, and costs no less now: what was typed for that is worth keeping. */
export function isSameTrip(held: Quote, chosen: Quote): boolean {
  const [before, ...others] = held.items;
  const [now, ...more] = chosen.items;
  if (!before || !now || others.length + more.length > 0) return false;
  return keyOf(before) === keyOf(now) && withoutExtras(before.price) <= withoutExtras(now.price);
}

function keyOf({ product, price, extras }: QuoteItem): string {
  const asked = extras.bags.map(({ traveller, slice, kind, asked: pieces }) => [traveller, slice, kind, pieces]);
  return JSON.stringify([choiceKey(product), price.total.currency, asked]);
}
