import type { GeoPoint } from '#design/route-map';
import { booking } from '#contract/booking';
import type { Order } from '#contract/booking';
import type { Api } from '#contract/core';
import { places } from '#contract/places';
import { session } from '#contract/session';
import type { Access } from './access.ts';
import { standing } from './item-kinds.ts';
import { waypointsOf } from '../verticals/waypoints.ts';

/** Refuses with 404 who may not open the order, the same as for one that never was. */
export async function loadOrder(api: Api, access: Access): Promise<Order> {
  return api(booking.getOrder, access);
}

/** A token for the forms of the page, which opens a session; only where the order offers something to post. */
export async function tokenFor(api: Api, { actions }: Order): Promise<string | null> {
  if (!actions.includes('cancel') && !actions.includes('resendMail')) return null;
  return (await api(session.formtoken, {})).formtoken;
}

/** Where the airports of the way out lie. A map is decoration: without an answer there is none. */
export async function pointsOf(api: Api, order: Order): Promise<GeoPoint[]> {
  const way =
    standing(order)
      .map(({ product }) => waypointsOf(product))
      .find(({ length }) => length > 1) ?? [];
  try {
    const found = await Promise.all(way.map((q) => api(places.resolve, { q })));
    return found.flatMap(({ place }) => (place ? [{ lon: place.lon, lat: place.lat }] : []));
  } catch {
    return [];
  }
}
