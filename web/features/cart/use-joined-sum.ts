import type { CartPart } from '#contract/booking';
import type { Money } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { heldPlace } from './held-place.ts';

interface Joined {
  readonly sum: Money;
  /** What it takes the place of. */
  readonly held: CartPart | undefined;
}

/**
 * What an offer of a search comes to with the cart that it would be added to, or with what else is in it; undefined where it stands
 * alone, the cart has one of its kind already, or the two are not in one currency.
 */
export function useJoinedSum(vertical: string, search: string): (total: Money) => Joined | undefined {
  const { cart } = useFacts().chrome;
  const held = cart && cart.parts.length > 1 ? cart.parts[heldPlace(cart, vertical, search)] : undefined;
  const adds = cart?.adding && !cart.verticals.includes(vertical);
  const rest =
    held && cart ? cart.total.amountMinor - held.total.amountMinor : adds ? cart.total.amountMinor : undefined;
  return ({ amountMinor, currency }) =>
    rest !== undefined && cart?.total.currency === currency
      ? {
          sum: { amountMinor: rest + amountMinor, currency },
          held,
        }
      : undefined;
}
