import type { Extras, Product, QuoteItem } from '#contract/booking';
import type { ItemOf, Of } from './checkout-words.ts';
import { chosenFlightExtras } from './flights/chosen-extras.ts';

type Priced<P extends Product> = Pick<ItemOf<P>, 'extras' | 'price' | 'product'>;

/** How what goes with a thing is chosen anew. */
export interface ChosenExtras<P extends Product> {
  /** The choices in a form; what it does not hold stays as it was. `at`: place of the thing among those that are bought together. */
  readonly read: (form: FormData, item: Priced<P>, at: number) => Extract<Extras, { vertical: P['vertical'] }>;
  /** Something was added to what comes with it. */
  readonly isAdded: (item: Priced<P>) => boolean;
  /** With other choices, and the price of these. Shown only; the server counts for itself. */
  readonly with: (item: Priced<P>, chosen: Extract<Extras, { vertical: P['vertical'] }>) => Priced<P>;
}

/** By verticals that sell such things. */
const CHOSEN: { readonly [V in Extras['vertical']]: ChosenExtras<Of<V>> } = { flights: chosenFlightExtras };

type Any = ChosenExtras<Product> | undefined;

/** Undefined where nothing goes with it. */
export function readExtras(form: FormData, item: Priced<Product>, at: number): Extras | undefined {
  return of(item)?.read(form, item, at);
}

export function hasAdded(item: QuoteItem): boolean {
  return of(item)?.isAdded(item) ?? false;
}

export function withExtras<T extends QuoteItem>(item: T, form: FormData, at: number): T {
  const port = of(item);
  return port ? { ...item, ...port.with(item, port.read(form, item, at)) } : item;
}

function of({ product: { vertical } }: Pick<QuoteItem, 'product'>): Any {
  return CHOSEN[vertical as Extras['vertical']] as unknown as Any;
}
