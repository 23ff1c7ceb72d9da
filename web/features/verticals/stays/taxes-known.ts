import type { PriceLine } from '#contract/search';

/** A price with value added tax alone may lack a local tax that is not in the data. */
export function areTaxesKnown(lines: readonly Pick<PriceLine, 'kind' | 'included'>[]): boolean {
  return lines.some(({ kind, included }) => (kind === 'tax' || kind === 'fee') && !included);
}
