import type { Api } from '#contract/core';
import { booking, type Order } from '#contract/booking';
import { session } from '#contract/session';
import type { MapPoint } from '../verticals/checkout-parts.ts';
import { tellOrder } from '../cart/cart-now.ts';
import { loadMap } from './load-map.ts';
import { patient } from './patient.ts';

export interface LoadedOrder {
  readonly order: Order;
  readonly map: readonly MapPoint[];
  readonly formtoken: string;
}

/** What every page after the first needs; 404 for everybody but the session that made the order. */
export async function loadOrder(api: Api, id: string): Promise<LoadedOrder> {
  const [order, { formtoken }] = await Promise.all([
    patient(() => api(booking.getOrder, { id })),
    patient(() => api(session.formtoken, {})),
  ]);
  tellOrder(order);
  return { order, formtoken, map: await loadMap(api, order.items) };
}
