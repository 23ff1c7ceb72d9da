import type { ComponentType } from 'react';
import type { Product, QuoteItem } from '#contract/booking';
import type { Of } from './checkout-words.ts';
import { FlightExtras } from './flights/item-extras.tsx';

export interface ItemExtrasProps<P extends Product = Product> {
  readonly item: Omit<QuoteItem, 'product'> & { readonly product: P };
  /** Place of the item among those that are bought together. */
  readonly at: number;
  /** Of those who are named for it, in the order of its extras. */
  readonly names: readonly string[];
}

/** What can be chosen beside it, by verticals that sell such a thing. */
const EXTRAS: { readonly [V in Product['vertical']]?: ComponentType<ItemExtrasProps<Of<V>>> } = {
  flights: FlightExtras,
};

export function extrasOf({ vertical }: Product): ComponentType<ItemExtrasProps> | undefined {
  return EXTRAS[vertical as 'flights'] as unknown as ComponentType<ItemExtrasProps> | undefined;
}
