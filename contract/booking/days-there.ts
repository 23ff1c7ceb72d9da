import type { Product } from './product.ts';

type Of<V extends Product['vertical']> = Extract<Product, { readonly vertical: V }>;

/** Local days spent where it leads; `to` is null for a journey that does not come back. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

const SPANS: { readonly [V in Product['vertical']]: (product: Of<V>) => Span } = {
  flights: whileAway,
  stays: ({ checkIn, checkOut }) => ({ from: checkIn, to: checkOut }),
};

/** From landing to the departure of the way back, or from check-in to check-out. */
export function daysThere(product: Product): Span {
  return (SPANS[product.vertical] as (product: Product) => Span)(product);
}

function whileAway({ slices: [out, back] }: Of<'flights'>): Span {
  return {
    from: out?.segments.at(-1)?.arrival.local.slice(0, 10) ?? '',
    to: back?.segments.at(0)?.departure.local.slice(0, 10) ?? null,
  };
}
