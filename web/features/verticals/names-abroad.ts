import type { Product } from '#contract/booking';

/** Whether names are to stand as in the passport: within one country a photo ID will do. */
export function leadsAbroad(product: Product): boolean {
  if (product.vertical !== 'flights') return false;
  const segments = product.slices.flatMap((slice) => slice.segments);
  return new Set(segments.flatMap(({ departure, arrival }) => [departure.countryCode, arrival.countryCode])).size > 1;
}
