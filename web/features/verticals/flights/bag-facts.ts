import type { Money } from '#contract/core';
import { boughtBagsMinor, nextBagPrice } from '#contract/search';
import type { BagKind, PricedBags, SliceBags } from '#contract/search';

/** Bags of one kind in a price, over all slices in a word. `from`: what one more costs where it costs most, null when not sold everywhere. */
export type BagFact =
  | { readonly how: 'included' }
  | { readonly how: 'bought' }
  | { readonly how: 'not in the price'; readonly from: Money | null };

export function bagFactOf(slices: readonly SliceBags[], kind: BagKind): BagFact {
  const bags = slices.map((slice) => slice[kind]);
  if (bags.every(({ included, asked }) => included.pieces >= Math.max(1, asked))) return { how: 'included' };
  if (bags.some(({ bought }) => bought > 0)) return { how: 'bought' };
  return { how: 'not in the price', from: dearest(bags.filter(({ included }) => included.pieces === 0)) };
}

/** What a fare holds on each of its slices: told by the slice that includes least. */
export interface BagCell {
  readonly included: PricedBags['included'];
  readonly bought: { readonly pieces: number; readonly weightKg: number | null; readonly each: Money | null };
  /** One more, where none is in the price. */
  readonly next: Money | null;
  /** It costs less on another slice. */
  readonly nextDiffers: boolean;
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
    next: dearest(lacking),
    nextDiffers: new Set(lacking.map((each) => nextBagPrice(each)?.amountMinor)).size > 1,
  };
}

function dearest(bags: readonly PricedBags[]): Money | null {
  const prices = bags.map(nextBagPrice);
  return prices.reduce(
    (most, price) => most && price && (price.amountMinor > most.amountMinor ? price : most),
    prices[0] ?? null,
  );
}
