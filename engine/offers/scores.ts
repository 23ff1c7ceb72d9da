import type { ConditionMask, FareKind, PricedSlice } from '#engine/fares';
import type { Sort } from './types.ts';

/**
 * What a sort looks at: first `primary`, then `secondary`, then the row. Both add up over slices, so that the order of pairs
 * follows from the orders of their slices.
 */
export interface SortKeys {
  readonly primary: ArrayLike<number>;
  readonly secondary: ArrayLike<number>;
}

/** Best = price + penalty (see `BestWeights`); ties go to the shorter, in the other sorts to the cheaper. */
export function sortKeys(slice: PricedSlice, sort: Sort, kind: FareKind, mask: ConditionMask): SortKeys {
  const prices = slice.prices(kind, mask);
  if (sort === 'cheapest') return { primary: prices, secondary: slice.duration };
  if (sort === 'fastest') return { primary: slice.duration, secondary: prices };
  if (sort === 'greenest') return { primary: slice.co2e, secondary: prices };
  const score = new Float64Array(slice.count);
  for (let row = 0; row < slice.count; row += 1) score[row] = prices[row]! + slice.penalty[row]!;
  return { primary: score, secondary: slice.duration };
}
