import type { Hold, Order, PriceChange, Quote, QuoteItem, RefundPromise } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Price } from '#contract/search';

/** One of the things that are bought together; `id` once there is an order. */
export interface PurchaseItem extends QuoteItem {
  readonly id?: string;
}

/** What is being bought, the same on every page of checkout, before and after there is an order. */
export interface Purchase {
  /** Before there is an order. */
  readonly quoteId?: string;
  readonly orderId?: string;
  readonly items: readonly PurchaseItem[];
  readonly price: Price;
  readonly dueNow: Money;
  readonly hold: Hold | null;
  /** How long the price stands: of a quote, then of what is held. Null where it is not held. */
  readonly priceUntil: string | null;
  readonly priceChange: PriceChange | null;
  readonly refundPromise: RefundPromise;
  /** Nothing of it can be paid any more: what it cost is said, and nothing of paying. */
  readonly over?: 'replaced' | 'failed' | false;
}

export function purchaseOfQuote({ id, state, expiresAt, items, price, dueNow, ...rest }: Quote): Purchase {
  const { priceChange, refundPromise } = rest;
  const priceUntil = state === 'expired' ? null : expiresAt;
  return { quoteId: id, items, price, dueNow, hold: null, priceUntil, priceChange, refundPromise };
}

export function purchaseOfOrder({ id, items, price, dueNow, hold, priceQuotedUntil, ...rest }: Order): Purchase {
  const { priceChange, refundPromise } = rest;
  const priceUntil = hold?.priceGuaranteedUntil ?? priceQuotedUntil ?? null;
  return { orderId: id, items, price, dueNow, hold, priceUntil, priceChange, refundPromise };
}

/** Whether there is anything to choose between the names and the review. */
export function hasExtras(items: readonly Pick<QuoteItem, 'extras'>[]): boolean {
  return items.some(({ extras }) => Object.values(extras ?? {}).some((each) => Array.isArray(each) && each.length > 0));
}

/** Whether a total has parts that are told apart: several things, or something that is paid later. */
export function isApart({ items, price, dueNow }: Pick<Purchase, 'items' | 'price' | 'dueNow'>): boolean {
  return items.length > 1 || dueNow.amountMinor < price.total.amountMinor;
}
