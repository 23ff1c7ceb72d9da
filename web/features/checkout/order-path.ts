import { booking } from '#contract/booking';
import type { Api } from '#contract/core';
import { isGivenUp } from './is-given-up.ts';
import { patient } from './patient.ts';
import { FROM_CART, quotePath, travellersPath } from './paths.ts';
import { openPage } from './where-now.ts';

/** Where a quote that was ordered leads: back from a later step to the names, from the cart to where its order was left. */
export async function orderPath(api: Api, id: string, fromCart: boolean): Promise<string> {
  if (!fromCart) return travellersPath(id);
  const order = await patient(() => api(booking.getOrder, { id }));
  // What was replaced more than once leads to the last that took its place at once.
  return order.replacedBy && isGivenUp(order) ? quotePath(order.replacedBy) + FROM_CART : openPage(order);
}
