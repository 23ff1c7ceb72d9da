import type { Money } from '#contract/core';
import type { BagKind, BagTerms, PricedBags, SliceBagTerms } from './bags.ts';

export const BAG_KINDS = ['cabin', 'checked'] as const satisfies readonly BagKind[];

/** What the fare offers, without what a price holds of it. */
export function bagTermsOf({ cabin, checked }: SliceBagTerms): SliceBagTerms {
  return { cabin: onlyTerms(cabin), checked: onlyTerms(checked) };
}

function onlyTerms({ included, sold }: BagTerms): BagTerms {
  return { included, sold };
}

/** What so many bought pieces cost one traveller on the slice, in minor units. */
export function boughtBagsMinor({ sold }: BagTerms, bought: number): number {
  return sold.prices.slice(0, bought).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Price of the piece after those bought; null when no more is sold. */
export function nextBagPrice({ sold, bought }: PricedBags): Money | null {
  return sold.prices[bought] ?? null;
}
