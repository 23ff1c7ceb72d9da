import type { ConditionMask, FareKind, JoinKeys } from '#engine/fares';
import type { Side } from './sides.ts';
import type { Sort } from './types.ts';

/**
 * Columns by row, compared one after the other, then the row itself. They add up over slices, so that the order of pairs follows
 * from the orders of their slices.
 */
export type SortKeys = JoinKeys;

/**
 * The figure of a sort, then what decides between equal ones: the shorter, then the cheaper in Best and Fastest, the cheaper, then
 * the shorter in the others. Best = price + penalty (see `#engine/ranking`).
 */
export function sortKeys(
  { slice, penalty }: Pick<Side, 'slice' | 'penalty'>,
  sort: Sort,
  kind: FareKind,
  mask: ConditionMask,
): SortKeys {
  const prices = slice.prices(kind, mask);
  const { duration, co2e } = slice;
  if (sort === 'cheapest') return { primary: prices, secondary: duration, tertiary: duration };
  if (sort === 'fastest') return { primary: duration, secondary: prices, tertiary: prices };
  if (sort === 'greenest') return { primary: co2e, secondary: prices, tertiary: duration };
  const score = new Float64Array(slice.count);
  for (let row = 0; row < slice.count; row += 1) score[row] = prices[row]! + penalty[row]!;
  return { primary: score, secondary: duration, tertiary: prices };
}
