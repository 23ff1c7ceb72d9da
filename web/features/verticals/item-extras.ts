import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Extras, Product, QuoteItem } from '#contract/booking';
import type { Of } from './checkout-words.ts';
import { FlightExtras } from './flights/item-extras.tsx';
import { useFlightExtrasWords } from './flights/use-extras-step-words.ts';

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

/** What the step of extras is called. */
export interface ExtrasStepWords {
  readonly title: string;
  /** Said where some of them are in the total already. */
  readonly chosen: string;
}

/** In the words of the vertical that sells them; where several do, in those that hold for all. */
export function useExtrasStepWords(items: readonly QuoteItem[]): ExtrasStepWords {
  const { t } = useLingui();
  const words: Readonly<Record<Extras['vertical'], ExtrasStepWords>> = { flights: useFlightExtrasWords() };
  const [only, another] = new Set(items.flatMap(({ extras }) => (extras ? [extras.vertical] : [])));
  return only && !another
    ? words[only]
    : { title: t`Extras`, chosen: t`Your extras are in the total. Change them here, or just continue.` };
}
