import { isExtraLine } from './extra-lines.ts';
import type { Price } from './price.ts';

/** What a price comes to without what goes along, in minor units: extras differ between two of the same thing. */
export function withoutExtras({ lines }: Pick<Price, 'lines'>): number {
  return lines.filter((line) => !isExtraLine(line)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
