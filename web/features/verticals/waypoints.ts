import type { Product } from '#contract/booking';
import { journeyOf } from './flights/booking/journey-of.ts';

/** Airports that its map joins, in the order of travel; empty for what has no way. */
export function waypointsOf(product: Product): readonly string[] {
  return product.vertical === 'flights' ? journeyOf(product).airports : [];
}
