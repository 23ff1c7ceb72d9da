import type { Product } from '#contract/booking';
import type { Price } from '#contract/search';
import type { SumLine } from '#design/sums';
import { useFlightItemWords } from './flights/item-words.ts';
import { useStayItemWords } from './stays/item-words.ts';

export type Of<V extends Product['vertical']> = Extract<Product, { readonly vertical: V }>;

/** What every page of checkout says of a thing that is bought; what fewer say is in `checkout-parts.ts`. */
export interface ItemWords<P extends Product> {
  /** `London to Singapore`. */
  readonly name: (product: P) => string;
  /** For whom, in a line. */
  readonly who: (product: P) => string;
  /** Its days, with times where it has some. */
  readonly when: (product: P) => string;
  /** By whom, on what terms and for whom, in a line. */
  readonly about: (product: P) => string;
  /** Whoever provides it: what they ask for is part of the contract. */
  readonly companies: (product: P) => string;
  /** The parts of its price that a buyer thinks in; they add up to it. */
  readonly lines: (price: Price) => SumLine[];
  /** Where its clock stands. */
  readonly clock: (product: P) => { readonly zone: string; readonly place: string };
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
