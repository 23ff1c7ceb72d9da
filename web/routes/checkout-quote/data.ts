import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { chooseTraveler } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { listCountries } from '../../features/forms/countries.ts';
import { endCode } from '../../features/checkout/end-codes.ts';
import { goOnFrom, itemOf } from '../../features/checkout/hold.ts';
import { loadMap } from '../../features/checkout/load-map.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import { faultsOf } from '../../features/checkout/order-faults.ts';
import { patient } from '../../features/checkout/patient.ts';
import { FROM_CART, quotePath, travellersPath } from '../../features/checkout/paths.ts';
import { openPage } from '../../features/checkout/where-now.ts';
import { type Fault, PEOPLE, readTravellers } from '../../features/checkout/read-travellers.ts';
import { type Values, valuesOf } from '../../features/forms/values.ts';
import { isForNow, NO_ANSWER } from '../../features/checkout/revalidate.ts';
import { filledFrom } from '../../features/checkout/saved-travellers.ts';
import { typedOf } from '../../features/checkout/typed-values.ts';
import type { EndCode } from '../../features/verticals/checkout-parts.ts';
import { choiceOf } from '../../features/verticals/choice-of.ts';
import type { Facts } from '../../facts.ts';

/** The first page of checkout: a quote without an order yet. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const quote = await patient(() => api(booking.getQuote, { id: params['quoteId'] ?? '' }));
  if (quote.orderId) throw redirect(await orderPath(api, quote.orderId, request));
  const held = factsOf(context).chrome.cart;
  const [{ formtoken }, map, { travelers: choices }, { typed }] = await Promise.all([
    api(session.formtoken, {}),
    loadMap(api, quote.items),
    api(chooseTraveler, {}),
    held?.quoteId === quote.id ? api(cart.typed, {}) : { typed: {} },
  ]);
  return { quote, map, formtoken, choices, typed, key: newKey(), countries: listCountries(factsOf(context).locale) };
}

/** Back from a later step the names are opened again; from the cart it goes on where it was left. */
async function orderPath(api: Api, id: string, { url }: Request): Promise<string> {
  if (new URL(url).search !== FROM_CART) return travellersPath(id);
  return openPage(await patient(() => api(booking.getOrder, { id })));
}

export interface TravellersRefused {
  readonly values: Values;
  readonly faults: readonly Fault[];
  /** The price had lapsed; this is the new one, which costs more. */
  readonly requoted?: Quote;
  readonly ended?: EndCode;
  /** Place of the item that ended. */
  readonly item?: number;
  readonly problems?: readonly Problem[];
}

/** `add` another thing, `remove` one; else names and contact become an order. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  try {
    return await takeStep(api, form, factsOf(context));
  } catch (error) {
    if (!isForNow(error)) throw error;
    return refuse(error.status, { values: valuesOf(form, PEOPLE), faults: [], problems: error.errors });
  }
}

async function takeStep(api: Api, form: FormData, { locale, chrome }: Facts) {
  const intent = form.get('intent');
  const quote = await api(booking.getQuote, { id: String(form.get('quoteId') ?? '') });
  if (quote.orderId) return redirect(travellersPath(quote.orderId));
  const held = chrome.cart?.quoteId === quote.id;
  if (intent !== 'add' && intent !== 'remove') {
    return makeOrder(api, form, { quote, locale, keeps: held || !chrome.cart });
  }
  try {
    return intent === 'add' ? await addBeside(api, form, quote) : await takeOut(api, form, { quote, held });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refuse(error.status, { ...NOTHING, problems: error.errors });
  }
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
  const { partsOf } = await import('../../features/verticals/checkout-parts.ts');
  return redirectDocument(partsOf(product).beside(product));
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
  const last = item === quote.items.length - 1;
  await api(cart.keep, { quoteId: left.id, adding: false, ...(!last && { typed: {} }) });
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
    const kept = keeps && (await keepOrdered(api, quoteId));
    const next = await goOnFrom(api, made);
    return kept ? redirectDocument(next.headers.get('location') ?? '/') : next;
  };
  try {
    if (quote.state === 'live') return await order(quote.id, String(form.get('key') ?? ''));
    const again = await requote(api, quote);
    if (again.price.total.amountMinor <= quote.price.total.amountMinor) return await order(again.id, newKey());
    return refuse(409, { values, faults: [], requoted: again });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const ended = endCode(error.code);
    const about = { values, faults: [], problems: error.errors };
    if (ended) return refuse(error.status, { ...about, ended, ...itemOf(error) });
    const atFields = error.status === 422 || error.status === 400;
    return refuse(error.status, atFields ? { values, faults: faultsOf(error.errors) } : about);
  }
}

/** The same choices with the same extras, checked again with those who provide them. */
async function requote(api: Api, { items }: Quote): Promise<Quote> {
  let joined: Quote | undefined;
  for (const { product, extras } of items) {
    const bags = extras.bags.map(({ traveller, slice, kind, bought }) => ({ traveller, slice, kind, bought }));
    const seats = extras.seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen }));
    joined = await api(booking.createQuote, { ...choiceOf(product), joins: joined?.id, extras: { bags, seats } });
  }
  if (!joined) throw new TypeError('A quote without an item');
  return joined;
}

/** The cart leads back to what is ordered until it is paid; what was typed for it is with the order now. */
async function keepOrdered(api: Api, quoteId: string): Promise<boolean> {
  try {
    await api(cart.keep, { quoteId, adding: false, typed: {} });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
