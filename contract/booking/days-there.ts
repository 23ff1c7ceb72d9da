import type { Product } from './product.ts';

/** Local days spent where it leads; `to` is null for a journey that does not come back. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** From landing to the departure of the way back, or from check-in to check-out. */
export function daysThere(product: Product): Span {
  if (product.vertical === 'stays') return { from: product.checkIn, to: product.checkOut };
  const [out, back] = product.slices;
  return {
    from: out?.segments.at(-1)?.arrival.local.slice(0, 10) ?? '',
    to: back?.segments.at(0)?.departure.local.slice(0, 10) ?? null,
  };
}
