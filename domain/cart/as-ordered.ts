import { isHeld, type Order, type OrderItem, type OrderTraveller, type Product, type Quote } from '#contract/booking';

/** Waiting for the buyer: afterwards it is booked, or given up. */
const OPEN: readonly Order['state'][] = ['draft', 'held', 'paying'];

/** The moment from which something cannot be bought. */
export type SoldUntil = (product: Product) => Date;

/** It waited for its buyer without being held, and what it begins with has begun. */
export function isMissed({ state, items }: Pick<Order, 'state' | 'items'>, now: Date, soldUntil: SoldUntil): boolean {
  return OPEN.includes(state) && !isHeld(items) && items.some(({ product }) => soldUntil(product) <= now);
}

/**
 * A quote with the items, extras and hold of the order made from it, as long as that is open and its price stands. Of what is not held
 * no price stands: it is asked for again when it is paid, which may be at any time before it begins.
 */
export function asOrdered(quote: Quote, order: Order, now: Date, soldUntil: SoldUntil): Quote | undefined {
  const until = order.hold?.priceGuaranteedUntil ?? order.priceQuotedUntil;
  const stands = until !== undefined && Date.parse(until) > now.getTime();
  const unheld = order.actions.includes('pay') && !isHeld(order.items);
  if (!OPEN.includes(order.state) || !(stands || unheld) || isMissed(order, now, soldUntil)) return undefined;
  const { price, dueNow, priceChange } = order;
  return {
    ...quote,
    expiresAt: until ?? quote.expiresAt,
    items: order.items.map(soldOf),
    travellers: order.travellers.map(slotOf),
    price,
    dueNow,
    priceChange,
  };
}

function soldOf({
  product,
  price,
  dueNow,
  priceChange,
  extras,
  holdMinutes,
  holdLimited,
  rules,
  cancellation,
}: OrderItem): Quote['items'][number] {
  return { product, price, dueNow, priceChange, extras, holdMinutes, holdLimited, rules, cancellation };
}

function slotOf({ item, kind, age, bornBetween }: OrderTraveller): Quote['travellers'][number] {
  return { item, kind, age, bornBetween };
}
