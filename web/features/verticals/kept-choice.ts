import type { Product, QuoteItem } from '#contract/booking';
import type { Asked } from '../cart/ask-again.ts';
import type { ItemOf, Of } from './checkout-words.ts';
import { keptFlightChoice } from './flights/kept-extras.ts';

type ChoiceOf<P extends Product> = Extract<Asked['choice'], { vertical: P['vertical'] }>;

/** A choice that takes the place of another one of its kind, with what went with that. */
export type KeptChoice<P extends Product> = (
  before: ItemOf<P>,
  now: ItemOf<P>,
  chosen: ChoiceOf<P>,
) => {
  /** The same one where nothing goes over to it. */
  readonly choice: ChoiceOf<P>;
  /** How many of what could not be kept, by what it is called in the extras. */
  readonly lost: Readonly<Record<string, number>>;
};

/** By verticals that sell something that goes along. */
const KEPT: { readonly [V in Product['vertical']]?: KeptChoice<Of<V>> } = { flights: keptFlightChoice };

/** What took the place of another kind of thing keeps nothing of it. */
export function keptChoice(
  before: QuoteItem,
  now: QuoteItem,
  chosen: Asked['choice'],
): ReturnType<KeptChoice<Product>> {
  const { vertical } = chosen;
  const keep = before.product.vertical === vertical && (KEPT as Partial<Record<string, KeptChoice<Product>>>)[vertical];
  return keep ? keep(before, now, chosen) : { choice: chosen, lost: {} };
}
