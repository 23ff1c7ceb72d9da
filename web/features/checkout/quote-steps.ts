import { data, redirect, redirectDocument } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import { cart, type Typed } from '#contract/cart';
import { type Api, isApiError } from '#contract/core';
import { askAgain } from '../cart/ask-again.ts';
import { withoutThing } from '../cart/move-typed.ts';
import { endCode } from './end-codes.ts';
import { goOnFrom, itemOf } from './hold.ts';
import { newKey } from './new-key.ts';
import { faultsOf } from './order-faults.ts';
import { quotePath, travellersPath } from './paths.ts';
import { PEOPLE, readTravellers } from './read-travellers.ts';
import { NO_ANSWER } from './revalidate.ts';
import { filledFrom } from './filled-from.ts';
import { undoChange } from './undo.ts';
import { typedOf, valuesOfTyped } from './typed-values.ts';
import { type Values, valuesOf } from '../forms/values.ts';
import type { Facts } from '../../facts.ts';
import type { TravellersRefused } from '../../routes/checkout-quote/data.ts';

/** `add` another thing, `remove` one, `undo` the change that the address names; else names and contact become an order. */
export async function takeStep(api: Api, form: FormData, { locale, chrome }: Facts, address: URL) {
  const intent = form.get('intent');
  const quote = await api(booking.getQuote, { id: fieldOf(form, 'quoteId') });
  if (quote.orderId) return redirect(travellersPath(quote.orderId));
  // Its page says so, and where the choice is that took its place.
  if (quote.state === 'replaced') return redirect(quotePath(quote.id));
  const held = chrome.cart?.quoteId === quote.id;
  if (intent === 'change') return change(api, form, { quote, keeps: held || !chrome.cart });
  if (intent !== 'add' && intent !== 'remove' && intent !== 'undo') {
    return makeOrder(api, form, { quote, locale, keeps: held || !chrome.cart });
  }
  try {
    if (intent === 'undo')
      return held ? await undo(api, form, { quote, locale, address }) : redirect(quotePath(quote.id));
    return intent === 'add' ? await addBeside(api, form, quote) : await takeOut(api, form, { quote, held });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refuse(error.status, { ...NOTHING, problems: error.errors });
  }
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const NOTHING = { values: {}, faults: [] } as const;

function refuse(status: number, refused: TravellersRefused) {
  return data(refused, { status: status || NO_ANSWER });
}

/** Puts the quote into the cart, with what was typed, and opens the search of what goes with one of its things. */
async function addBeside(api: Api, form: FormData, quote: Quote): Promise<Response> {
  await api(cart.keep, { quoteId: quote.id, typed: typedOf(valuesOf(form, PEOPLE)) });
  const product = quote.items[Number(form.get('item'))]?.product ?? quote.items[0]?.product;
  if (!product) return redirect('/');
  const { partsOf } = await import('../verticals/checkout-parts.ts');
  return redirectDocument(partsOf(product).beside(product));
}

/** Back to where the first thing was chosen; what was typed is there again afterwards. */
async function change(api: Api, form: FormData, { quote, keeps }: Pick<Ordering, 'quote' | 'keeps'>) {
  if (keeps && quote.state === 'live') await keepTyped(api, quote.id, typedOf(valuesOf(form, PEOPLE)));
  return redirect((await choicePath(quote)) ?? '/');
}

/** With what was typed since the change. */
async function undo(
  api: Api,
  form: FormData,
  { quote, locale, address }: Pick<Ordering, 'quote' | 'locale'> & { address: URL },
) {
  await keepTyped(api, quote.id, typedOf(valuesOf(form, PEOPLE)));
  const isShown = ({ id }: Quote): boolean => id === quote.id;
  return (await undoChange(api, { address, locale, isShown })) ?? redirect(quotePath(quote.id));
}

interface Leaving {
  readonly quote: Quote;
  /** Whether the quote is the cart. */
  readonly held: boolean;
}

async function takeOut(api: Api, form: FormData, { quote, held }: Leaving): Promise<Response> {
  const item = Number(form.get('item'));
  const left = await api(booking.removeQuoteItem, { id: quote.id, item });
  if (!held) return redirect(quotePath(left.id));
  const { typed } = await api(cart.typed, {});
  await api(cart.keep, { quoteId: left.id, adding: false, typed: withoutThing(typed, quote.travellers, item) });
  return redirectDocument(quotePath(left.id));
}

interface Ordering {
  readonly quote: Quote;
  readonly locale: string;
  /** Whether the cart holds what is ordered. */
  readonly keeps: boolean;
}

/** A price that lapsed while somebody typed is asked for again. */
async function makeOrder(api: Api, form: FormData, { quote, locale, keeps }: Ordering) {
  const read = readTravellers(form, { slots: quote.travellers, items: quote.items, locale });
  const { travellers, contact, values, faults } = read;
  const filled = await filledFrom(api, values);
  if (filled) return data({ values: filled, faults: [] } satisfies TravellersRefused);
  if (faults.length > 0) return data({ values, faults } satisfies TravellersRefused, { status: 422 });
  const order = async (quoteId: string, idempotencyKey: string) => {
    const made = await api(booking.createOrder, { quoteId, travellers, contact }, { idempotencyKey });
    const kept = keeps && (await keepTyped(api, quoteId, typedOf(values)));
    const next = await goOnFrom(api, made);
    return kept ? redirectDocument(next.headers.get('location') ?? '/') : next;
  };
  try {
    if (quote.state === 'live') return await order(quote.id, fieldOf(form, 'key'));
    const again = await askAgain(api, quote);
    if (again.price.total.amountMinor <= quote.price.total.amountMinor) return await order(again.id, newKey());
    return refuse(409, { values, faults: [], requoted: again });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'QUOTE_REPLACED') return redirect(quotePath(quote.id));
    const ended = endCode(error.code);
    const about = { values, faults: [], problems: error.errors };
    if (ended) return refuse(error.status, { ...about, ended, ...itemOf(error) });
    const atFields = error.status === 422 || error.status === 400;
    return refuse(error.status, atFields ? { values, faults: faultsOf(error.errors) } : about);
  }
}

/** The cart leads back to what is ordered until it is paid; what was typed stays beside it for another choice of the same. */
async function keepTyped(api: Api, quoteId: string, typed: Typed): Promise<boolean> {
  try {
    await api(cart.keep, { quoteId, adding: false, typed });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/** What was typed before the cart grew, if anything. */
export async function typedBefore(api: Api, { travellers }: Quote): Promise<Values> {
  const { typed } = await api(cart.typed, {});
  return Object.keys(typed).length === 0 ? {} : valuesOfTyped(typed, travellers);
}

/** Where the first thing of a quote was chosen. */
export async function choicePath({ items: [first] }: Quote): Promise<string | undefined> {
  const { partsOf } = await import('../verticals/checkout-parts.ts');
  return first && partsOf(first.product).choicePath(first.product);
}

export { replacedOf } from './replaced-of.ts';
export { reviewOf } from './review-of.ts';
export { startValues, withTyped } from './saved-values.ts';
