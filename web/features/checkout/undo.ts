import { cart } from '#contract/cart';
import type { Api } from '#contract/core';
import { undoExchange } from '../cart/exchange.ts';
import { replacedOf } from './replaced-of.ts';

/** Takes back the change that the address of a page names; undefined where it names none, or the cart is another since. */
export async function undoChange(api: Api, address: URL, locale: string): Promise<Response | undefined> {
  const [replaced, { quote: before }] = await Promise.all([replacedOf(api, address), api(cart.read, {})]);
  const now = replaced && before?.items[replaced.at];
  if (!before || now?.product.vertical !== replaced?.item.product.vertical) return undefined;
  return replaced && undoExchange(api, { before, at: replaced.at, item: replaced.item, locale });
}
