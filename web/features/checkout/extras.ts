import type { Money } from '#contract/core';
import type { Price } from '#contract/search';
import { withExtras } from '../verticals/chosen-extras.ts';
import type { Purchase } from './purchase.ts';

/** What is bought with other choices: prices of the things, and of all together. Shown only; the server counts for itself. */
export function purchaseWith(purchase: Purchase, form: FormData): Purchase {
  const items = purchase.items.map((item, at) => {
    const changed = withExtras(item, form, at);
    return { ...changed, dueNow: moved(item.dueNow, item.price, changed.price) };
  });
  const amountMinor = items.reduce((sum, item) => sum + item.price.total.amountMinor, 0);
  const price = { ...purchase.price, total: { ...purchase.price.total, amountMinor } };
  return { ...purchase, items, price, dueNow: moved(purchase.dueNow, purchase.price, price) };
}

/** Extras are paid with the booking. */
function moved(due: Money, from: Price, to: Price): Money {
  return { ...due, amountMinor: due.amountMinor + to.total.amountMinor - from.total.amountMinor };
}
