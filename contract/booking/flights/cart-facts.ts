import type { BagOption } from './extras.ts';
import { flightExtras } from './flight-extras.ts';
import type { CartItem } from '../cart-part.ts';

/** What pages that sell other flights know of those in the cart. */
export interface FlightCartFacts {
  readonly fare: string;
  /** How many bags of a kind somebody has on a flight, those of the fare among them. */
  readonly carried: Readonly<Record<BagOption['kind'], number>>;
  /** The same, where bags were bought. */
  readonly bags: Readonly<Record<BagOption['kind'], number>>;
  /** Seats that were chosen are part of the total. */
  readonly seats: true;
}

export function flightCartFacts({ product, price: { lines }, extras }: CartItem): Partial<FlightCartFacts> {
  const { bags } = flightExtras(extras);
  const most = (of: BagOption['kind']): number =>
    Math.max(0, ...bags.map(({ kind, included, bought }) => (kind === of ? included.pieces + bought : 0)));
  const carried = { cabin: most('cabin'), checked: most('checked') };
  return {
    ...(product.vertical === 'flights' && { fare: product.fare.familyName }),
    ...(bags.length > 0 && { carried }),
    ...(bags.some(({ bought }) => bought > 0) && { bags: carried }),
    ...(lines.some(({ kind, amountMinor }) => kind === 'seat' && amountMinor > 0) && { seats: true }),
  };
}
