import type { Fare, VoidWindow } from '#contract/search';

/** Within what time of booking each of the fares is refunded in full, where that is the same time. */
export function commonWindow(fares: readonly Pick<Fare, 'voidWindow'>[]): VoidWindow | undefined {
  const [first] = fares;
  const same = (other: Pick<Fare, 'voidWindow'>) =>
    JSON.stringify(other.voidWindow) === JSON.stringify(first?.voidWindow);
  return fares.every(same) ? (first?.voidWindow ?? undefined) : undefined;
}
