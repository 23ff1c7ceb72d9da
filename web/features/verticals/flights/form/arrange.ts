import { MOST_SLICES } from '#contract/search';

/** A journey has two flights at least. */
export const FEWEST = 2;

/** One more after the last, as `onward` makes it; as it was when the journey is full. */
export function add<T>(legs: readonly T[], onward: (last: T) => T): readonly T[] {
  const last = legs.at(-1);
  return last === undefined || legs.length >= MOST_SLICES ? legs : [...legs, onward(last)];
}

/** The one at `at` a place earlier or later. Days follow each other, so they stay: `on` puts a flight on the day of another. */
export function move<T>(legs: readonly T[], at: number, by: 1 | -1, on: (leg: T, dayOf: T) => T): readonly T[] {
  const [one, other] = [legs[at], legs[at + by]];
  if (one === undefined || other === undefined) return legs;
  return legs.map((leg, nth) => (nth === at ? on(other, one) : nth === at + by ? on(one, other) : leg));
}

export function remove<T>(legs: readonly T[], at: number): readonly T[] {
  return legs.length <= FEWEST ? legs : legs.filter((_, nth) => nth !== at);
}
