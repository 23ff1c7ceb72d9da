import type { Quote } from '#contract/booking';
import { cart } from '#contract/cart';
import type { Api } from '#contract/core';
import { undoExchange } from '../cart/exchange.ts';
import { replacedOf } from './replaced-of.ts';

interface Undoing {
  /** Of the page, which names what was replaced. */
  readonly address: URL;
  readonly locale: string;
  /** Whether the page is of what the cart holds: another trip in it, begun in another window, is not touched. */
  readonly isShown: (inCart: Quote) => boolean;
}

/** Takes back the change that a page names; undefined where it names none, or the cart holds another trip since. */
export async function undoChange(api: Api, { address, locale, isShown }: Undoing): Promise<Response | undefined> {
  const [replaced, { quote: before }] = await Promise.all([replacedOf(api, address), api(cart.read, {})]);
  if (!replaced || !before || !isShown(before)) return undefined;
  if (before.items[replaced.at]?.product.vertical !== replaced.item.product.vertical) return undefined;
  return undoExchange(api, { before, at: replaced.at, item: replaced.item, locale });
}
