import type { QuoteItem } from './quote.ts';

/** Whether anything of it is held before it is paid. */
export function isHeld(items: readonly Pick<QuoteItem, 'holdMinutes'>[]): boolean {
  return items.some(({ holdMinutes }) => holdMinutes !== null);
}
