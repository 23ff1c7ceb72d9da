import type { Order, Product } from '#contract/booking';
import type { Segment } from '#contract/search';

type Point = Segment['departure'];

export interface Journey {
  readonly product: Product;
  readonly from: Point;
  /** Where the first slice ends: the place one goes to. */
  readonly to: Point;
  /** The last landing of all. */
  readonly end: Point;
  /** Airports of the first slice in the order of flying. */
  readonly airports: readonly string[];
}

/** The ends of what was booked. An order always holds at least one flight. */
export function journeyOf({ items }: Order): Journey {
  const product = items[0]?.product;
  const out = product?.slices[0]?.segments ?? [];
  const end = product?.slices.at(-1)?.segments.at(-1)?.arrival;
  const [from, to] = [out[0]?.departure, out.at(-1)?.arrival];
  if (!product || !from || !to || !end) throw new TypeError('An order without a flight');
  return { product, from, to, end, airports: [from.airport, ...out.map(({ arrival }) => arrival.airport)] };
}
