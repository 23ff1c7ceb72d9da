import type { Quote, QuoteItem } from '#contract/booking';
import { choiceKey } from '../verticals/choice-of.ts';

/** Whether what was chosen is what the cart holds already, and costs no less now: what was typed for that is worth keeping. */
export function isSameTrip(held: Quote, chosen: Quote): boolean {
  const [before, ...others] = held.items;
  const [now, ...more] = chosen.items;
  if (!before || !now || others.length + more.length > 0) return false;
  return keyOf(before) === keyOf(now) && withoutExtras(before) <= withoutExtras(now);
}

function keyOf({ product, price, extras }: QuoteItem): string {
  const asked = extras.bags.map(({ traveller, slice, kind, asked: pieces }) => [traveller, slice, kind, pieces]);
  return JSON.stringify([choiceKey(product), price.total.currency, asked]);
}

function withoutExtras({ price }: QuoteItem): number {
  return price.lines
    .filter(({ kind }) => kind !== 'bag' && kind !== 'seat')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
