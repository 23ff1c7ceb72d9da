import type { Money } from '#contract/core';
import { useFacts } from '../../facts.ts';

/**
 * What an offer of a vertical comes to with the cart that it would be added to; undefined where nothing is being added, the cart has
 * one of its kind already, or the two are not in one currency.
 */
export function useJoinedSum(vertical: string): (total: Money) => Money | undefined {
  const { cart } = useFacts().chrome;
  const open = cart?.adding && !cart.verticals.includes(vertical) ? cart.total : undefined;
  return ({ amountMinor, currency }) =>
    open?.currency === currency ? { amountMinor: open.amountMinor + amountMinor, currency } : undefined;
}
