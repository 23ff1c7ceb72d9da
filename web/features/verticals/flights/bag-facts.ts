import type { Money } from '#contract/core';
import { boughtBagsMinor, nextBagPrice } from '#contract/search';
import type { BagKind, PricedBags, SliceBags } from '#contract/search';

/** Bags of one kind in a price, over all slices in a word. `from`: what one costs on all slices that lack it, null when not sold on each. */
export type BagFact =
  | { readonly how: 'included' }
  | { readonly how: 'bought' }
  | { readonly how: 'not in the price'; readonly from: Money | null };

export function bagFactOf(slices: readonly SliceBags[], kind: BagKind): BagFact {
  const bags = slices.map((slice) => slice[kind]);
  if (bags.every(({ included, asked }) => included.pieces >= Math.max(1, asked))) return { how: 'included' };
  if (bags.some(({ bought }) => bought > 0)) return { how: 'bought' };
  return { how: 'not in the price', from: together(bags.filter(({ included }) => included.pieces === 0)) };
}

/** What a fare holds on each of its slices: told by the slice that includes least. */
export interface BagCell {
  readonly included: PricedBags['included'];
  readonly bought: { readonly pieces: number; readonly weightKg: number | null; readonly each: Money | null };
  /** One for each slice that has none in the price, together; null when not sold on each. */
  readonly next: Money | null;
}

export function bagCellOf(slices: readonly SliceBags[], kind: BagKind): BagCell | undefined {
  const bags = slices.map((slice) => slice[kind]);
  const [least] = bags.toSorted((a, b) => a.included.pieces - b.included.pieces);
  if (!least) return undefined;
  const amountMinor = bags.reduce((sum, each) => sum + boughtBagsMinor(each, each.bought), 0);
  const currency = least.sold.prices[0]?.currency;
  const lacking = bags.filter(({ included, bought }) => included.pieces + bought === 0);
  return {
    included: least.included,
    bought: {
      pieces: least.bought,
      weightKg: least.sold.weightKg,
      each: currency === undefined ? null : { amountMinor, currency },
    },
    next: together(lacking),
  };
}

/** The price beside it is that of the whole trip, so this is too. */
function together(bags: readonly PricedBags[]): Money | null {
  const [first = null, ...more] = bags.map(nextBagPrice);
  return more.reduce(
    (sum, price) => sum && price && { ...sum, amountMinor: sum.amountMinor + price.amountMinor },
    first,
  );
}
