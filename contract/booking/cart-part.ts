import type { Money } from '#contract/core';
import { isExtraLine } from '#contract/search';
import { type FlightCartFacts, flightCartFacts } from './flights/cart-facts.ts';
import type { Product } from './product.ts';
import type { QuoteItem } from './quote.ts';

/** What pages that sell other choices know of an item of the cart; the rest is what its vertical adds. */
export interface CartPart extends Partial<FlightCartFacts> {
  /** The search in which it was chosen. */
  readonly search: string | null;
  readonly total: Money;
  /** Of the total, in its minor units, what goes along with it, where that costs something. */
  readonly extrasMinor?: number;
}

/** By verticals that add something. */
const FACTS: { readonly [V in Product['vertical']]?: (item: CartItem) => Partial<CartPart> } = {
  flights: flightCartFacts,
};

export function cartPart(item: CartItem): CartPart {
  const { product, price } = item;
  const extrasMinor = price.lines.filter(isExtraLine).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    search: product.search ?? null,
    total: price.total,
    ...FACTS[product.vertical]?.(item),
    ...(extrasMinor > 0 && { extrasMinor }),
  };
}

export type CartItem = Pick<QuoteItem, 'product' | 'price' | 'extras'>;
