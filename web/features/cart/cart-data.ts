import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import type { Quote } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { apiOf } from '../../api.ts';
import { backOf } from '../pickers/back.ts';
import { tellCart } from './tell-cart.ts';

export interface CartData {
  readonly quote: Quote | null;
  readonly adding: boolean;
  /** What was in it has departed or begun unpaid. */
  readonly missed: boolean;
  /** Empty where there is nothing to change. */
  readonly formtoken: string;
  /** Where a change leads back to. */
  readonly back: string;
}

/** The cart, for its page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CartData> {
  const back = new URL(request.url).searchParams.get('back') ?? '/cart';
  return readCartData(apiOf(context), back);
}

/** The cart and what a form needs that changes it, for its page and for the panel of the header. */
export async function readCartData(api: Api, back: string): Promise<CartData> {
  const calls = await import('./cart-calls.ts');
  const { quote, adding, missed = false } = await api(calls.read, {});
  tellCart(quote, adding);
  const formtoken = quote ? await tokenOf(api) : '';
  return { quote, adding, missed, formtoken, back: backOf(back) };
}

async function tokenOf(api: Api): Promise<string> {
  const calls = await import('./cart-calls.ts');
  return (await api(calls.formtoken, {})).formtoken;
}

export interface CartRefused {
  readonly problems: readonly Problem[];
}

/** `add`: search for what goes with it; `separate`: search without it; `join`: with it after all; `remove`: an item leaves. The header changes, so a document is loaded. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  const calls = await import('./cart-calls.ts');
  try {
    const intent = form.get('intent');
    if (intent === 'separate') await api(calls.separate, {});
    if (intent === 'remove') await takeOut(api, Number(form.get('item')));
    const { quote } = await api(calls.read, {});
    if (intent === 'join' && quote) await api(calls.keep, { quoteId: quote.id, adding: true });
    if (intent === 'add' && quote) return redirectDocument(await addTo(api, quote));
    return redirectDocument(backOf(form.get('back')));
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ problems: error.errors } satisfies CartRefused, { status: error.status || 503 });
  }
}

async function takeOut(api: Api, item: number): Promise<void> {
  const calls = await import('./cart-calls.ts');
  const { quote } = await api(calls.read, {});
  if (!quote?.items[item]) return;
  if (quote.items.length === 1) {
    await api(calls.empty, {});
    return;
  }
  if (quote.orderId !== null) {
    const { id, items } = await api(calls.getOrder, { id: quote.orderId });
    await api(calls.removeItem, { id, itemId: items[item]?.id ?? '' });
    return;
  }
  const left = await api(calls.removeQuoteItem, { id: quote.id, item });
  const { withoutThing } = await import('./move-typed.ts');
  const { typed } = await api(calls.typed, {});
  await api(calls.keep, { quoteId: left.id, adding: false, typed: withoutThing(typed, quote.travellers, item) });
}

/** Opens the search of what goes with the first item. */
async function addTo(api: Api, { id, items }: Quote): Promise<string> {
  const calls = await import('./cart-calls.ts');
  const product = items[0]?.product;
  if (!product) return '/';
  await api(calls.keep, { quoteId: id, adding: true });
  const { partsOf } = await import('../verticals/checkout-parts.ts');
  return partsOf(product).beside(product);
}
