import type { Api } from '#contract/core';
import type { Product } from '#contract/booking';
import { places } from '#contract/places';
import type { MapPoint } from '../verticals/checkout-parts.ts';

type Items = readonly { readonly product: Product }[];

/** The thing that the map belongs to: the first that goes anywhere. */
export function mapped(items: Items): number {
  return items.findIndex(({ product }) => 'slices' in product);
}

/** Where the first journey calls, for the map; nothing when a place is not known. */
export async function loadMap(api: Api, items: Items): Promise<readonly MapPoint[]> {
  const product = items[mapped(items)]?.product;
  const segments = (product && 'slices' in product && product.slices.at(0)?.segments) || [];
  const codes = [
    ...segments.slice(0, 1).map((first) => first.departure.airport),
    ...segments.map((s) => s.arrival.airport),
  ];
  try {
    const found = await Promise.all(codes.map((q) => api(places.resolve, { q })));
    const points = found.flatMap(({ place }) => (place ? [{ lat: place.lat, lon: place.lon }] : []));
    return points.length === codes.length ? points : [];
  } catch {
    return [];
  }
}
