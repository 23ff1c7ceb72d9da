import type { GeoPoint } from '#design/route-map';
import { booking } from '#contract/booking';
import type { Order } from '#contract/booking';
import type { Api } from '#contract/core';
import { places } from '#contract/places';
import { session } from '#contract/session';
import type { Access } from './access.ts';
import { issuersOf } from '../checkout/issuers.ts';
import { standing } from './item-kinds.ts';
import { waypointsOf } from '../verticals/waypoints.ts';

/**
 * Refuses with 404 who may not open the order, the same as for one that never was. Who issued a document is called by name: here, since
 * server and browser may spell a name differently.
 */
export async function loadOrder(api: Api, access: Access, locale: string): Promise<Order> {
  const order = await api(booking.getOrder, access);
  const issuers = issuersOf(order.travellers, locale);
  const travellers = order.travellers.map((traveller) => {
    const { document } = traveller;
    return document
      ? { ...traveller, document: { ...document, issuedBy: issuers[document.issuedBy] ?? '' } }
      : traveller;
  });
  return { ...order, travellers };
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
