import type { CartPart } from '#contract/booking';
import type { Fare, Price } from '#contract/search';
import type { HeldPart } from '../../cart/replaced.ts';
import type { Term } from './worse-terms.ts';

/** How much of what is in the cart another choice leaves out. */
export interface Loss {
  /** On the flight that loses most. */
  readonly bags: number;
  readonly seats: number;
  /** What of its terms is worse. */
  readonly terms: readonly Term[];
}

/** A fare that is in the cart, and gives its place to the one that is chosen. */
export interface HeldFare extends HeldPart {
  /** Where the flights are the same and it is still sold: which of the fares it is. */
  readonly fareId: string | null;
  /** Else that of the same family; it is chosen until another is. */
  readonly likeFareId: string | null;
  readonly familyName: string;
  /** Bags or seats that were bought with it; null where none were. */
  readonly extras: Pick<CartPart, 'bags' | 'seats'> | null;
  /** Of a fare by its id the bags and seat preferences that do not come with it, and what of its terms is worse. */
  readonly losses: Readonly<Record<string, Loss>>;
  /** Of a fare by its id what it comes to in the cart, where bags and seats that are kept make that another price. */
  readonly prices: Readonly<Record<string, Price>>;
}

/** Fares as they would be in the cart: their prices, what they differ by and what of them is refunded. */
export function faresInCart(fares: readonly Fare[], held: HeldFare | null): readonly Fare[] {
  if (!held || Object.keys(held.prices).length === 0) return fares;
  const priced = fares.map((fare) => ({ ...fare, price: held.prices[fare.id] ?? fare.price }));
  const least = Math.min(...priced.map(({ price }) => price.total.amountMinor));
  return priced.map((fare, at) => {
    const { total } = fare.price;
    const more = total.amountMinor - (fares[at]?.price.total.amountMinor ?? 0);
    return {
      ...fare,
      delta: { ...total, amountMinor: total.amountMinor - least },
      cancellation: fare.cancellation.map((step) => refundedWith(step, more)),
    };
  });
}

/** Extras are refunded with the fare; where only taxes are, they are not. */
function refundedWith(step: Fare['cancellation'][number], moreMinor: number): Fare['cancellation'][number] {
  if (!step.refund || (step.basis !== 'full' && step.basis !== 'less_fee')) return step;
  return { ...step, refund: { ...step.refund, amountMinor: step.refund.amountMinor + moreMinor } };
}
