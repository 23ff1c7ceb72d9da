import type { Price } from './price.ts';

/** What a price comes to without its optional bags and seats, in minor units: extras differ between two of the same thing. */
export function withoutExtras({ lines }: Pick<Price, 'lines'>): number {
  return lines
    .filter(({ kind }) => kind !== 'bag' && kind !== 'seat')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
