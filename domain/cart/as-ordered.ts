import type { Order, OrderItem, OrderTraveller, Quote } from '#contract/booking';

/** Waiting for the buyer: afterwards it is booked, or given up. */
const OPEN: readonly Order['state'][] = ['draft', 'held', 'paying'];

/** A quote with the items, extras and hold of the order made from it, as long as that is open and its price stands. */
export function asOrdered(quote: Quote, order: Order, now: Date): Quote | undefined {
  const expiresAt = order.hold?.priceGuaranteedUntil ?? order.priceQuotedUntil;
  if (!OPEN.includes(order.state) || expiresAt === undefined || Date.parse(expiresAt) <= now.getTime())
    return undefined;
  const { price, dueNow, priceChange } = order;
  return {
    ...quote,
    expiresAt,
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
  rules,
  cancellation,
}: OrderItem): Quote['items'][number] {
  return { product, price, dueNow, priceChange, extras, holdMinutes, rules, cancellation };
}

function slotOf({ item, kind, age, bornBetween }: OrderTraveller): Quote['travellers'][number] {
  return { item, kind, age, bornBetween };
}
