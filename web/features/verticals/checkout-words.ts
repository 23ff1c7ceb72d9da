import type { Product, QuoteItem } from '#contract/booking';
import type { SumLine } from '#design/sums';
import { useFlightItemWords } from './flights/item-words.ts';
import { useStayItemWords } from './stays/item-words.ts';

export type Of<V extends Product['vertical']> = Extract<Product, { readonly vertical: V }>;

/** One thing of a quote or an order, as its own vertical knows it. */
export type ItemOf<P extends Product> = Omit<QuoteItem, 'product'> & { readonly product: P };

/** Something that was chosen to go along, with what it costs. */
export interface ExtraLine {
  readonly text: string;
  /** For all of them. */
  readonly amountMinor: number;
  /** Of several that cost the same. */
  readonly eachMinor?: number | undefined;
}

/** In a summary: for whom something is, and how it can be cancelled and changed, a line each. */
export interface ItemTerms {
  readonly who: string;
  readonly lines: readonly string[];
}

/** What every page of checkout says of a thing that is bought; what fewer say is in `checkout-parts.ts`. */
export interface ItemWords<P extends Product> {
  /** `London to Singapore`. */
  readonly name: (product: P) => string;
  /** For whom, in a line. */
  readonly who: (product: P) => string;
  /** By whom, on what terms and for whom, in a line. */
  readonly about: (product: P) => string;
  /** Whoever provides it: what they ask for is part of the contract. */
  readonly companies: (product: P) => string;
  /** The parts of its price that a buyer thinks in, without its extras. */
  readonly lines: (price: QuoteItem['price']) => SumLine[];
  /** Each of its extras; with the lines they add up to its price. */
  readonly extras: (item: ItemOf<P>) => readonly ExtraLine[];
  /** The nth of those whose name alone is asked, such as the lead guest of a room. */
  readonly guest: (product: P, nth: number) => string;
  /** How to get another thing beside it, by the vertical that sells that; `open`: what that is while it is chosen. */
  readonly beside: (product: P) => {
    readonly vertical: Product['vertical'];
    readonly text: string;
    readonly open: string;
  };
}

type Words = { readonly [V in Product['vertical']]: ItemWords<Of<V>> };

/** The words of a thing, whatever it is. */
export function useItemWords(): <P extends Product>(product: P) => ItemWords<P> {
  const words: Words = { flights: useFlightItemWords(), stays: useStayItemWords() };
  return <P extends Product>({ vertical }: P) => words[vertical] as unknown as ItemWords<P>;
}
