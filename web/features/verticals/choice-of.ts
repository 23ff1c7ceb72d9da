import type { Choice, Product, QuoteItem } from '#contract/booking';
import type { ItemOf, Of } from './checkout-words.ts';
import { flightChoosing } from './flights/choosing.ts';
import { stayChoosing } from './stays/choosing.ts';

/** How a choice is asked for again, and told from others. */
export interface Choosing<P extends Product> {
  /** As the search named it, with what goes with it. */
  readonly choice: (item: ItemOf<P>) => Extract<Choice, { vertical: P['vertical'] }>;
  /** The same thing at the same time, on the same terms, for the same party, whichever search found it. */
  readonly key: (product: P) => unknown;
  /** What was asked for with it. */
  readonly asked: (item: ItemOf<P>) => unknown;
}

const CHOOSING: { readonly [V in Product['vertical']]: Choosing<Of<V>> } = {
  flights: flightChoosing,
  stays: stayChoosing,
};

/** What has to be asked to get the same again: offer and choice, as the search named them. */
export function choiceOf(item: QuoteItem) {
  const { offerId, search } = item.product;
  return { offerId, search, choice: of(item.product).choice(item) };
}

/** Tells a choice from others. */
export function choiceKey(product: Product): string {
  return JSON.stringify(of(product).key(product));
}

/** The same, also from one with which other things were asked for. */
export function itemKey(item: QuoteItem): string {
  return JSON.stringify([choiceKey(item.product), item.price.total.currency, of(item.product).asked(item)]);
}

function of({ vertical }: Product): Choosing<Product> {
  return CHOOSING[vertical] as unknown as Choosing<Product>;
}
