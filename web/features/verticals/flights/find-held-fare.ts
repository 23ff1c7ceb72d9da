import {
  cartPart,
  extrasOnSale,
  flightExtras,
  type FlightExtrasOffered,
  foundKey,
  priceWithExtras,
  type Quote,
  type QuoteItem,
} from '#contract/booking';
import {
  type Fare,
  type FlightAddress,
  formatFlightAddress,
  type FlightDetail,
  type FlightQuery,
  type Price,
  withoutExtras,
} from '#contract/search';
import type { CartFact } from '../../../facts.ts';
import { tripCurrency } from '../../cart/held-place.ts';
import { heldPart, placeOfReplaced } from '../../cart/replaced.ts';
import { isSameThing } from '../../cart/same-trip.ts';
import type { HeldFare } from './held-fare.ts';
import { worseTerms } from './worse-terms.ts';
import { keptExtras } from './kept-extras.ts';

/** The currency of the trip that a fare of this search would be part of. */
export function heldFareCurrency(cart: CartFact, address: FlightAddress): string | undefined {
  return tripCurrency(cart, 'flights', formatFlightAddress(address));
}

/** What of the cart a choice among these fares takes the place of; null where it takes none. */
export function heldFare(
  cart: Pick<Quote, 'id' | 'items' | 'price'>,
  { offer, fares, query }: FlightDetail,
  search: string,
): HeldFare | null {
  const item = cart.items[placeOfReplaced(cart, { vertical: 'flights', offerId: offer.id, search })];
  if (item?.product.vertical !== 'flights') return null;
  const { fareId, fare } = item.product;
  const same = fares.find(({ id }) => foundKey(id) === foundKey(fareId));
  const like = fares.find(({ family }) => family === fare.family);
  const losses = fares.flatMap((each) => {
    if (each === same) return [];
    const offered = extrasOnSale({ fare: each, slots: slotsOf(query.passengers), asked: query.bags });
    const { lostBags, lostSeats } = keptExtras(flightExtras(item.extras), offered);
    // Beside something else a fare is held no longer than that.
    const { holdMinutes } = cart.items.length > 1 ? each : item;
    const terms = worseTerms(each, { ...fare, holdMinutes });
    return lostBags + lostSeats + terms.length > 0 ? [[each.id, { bags: lostBags, seats: lostSeats, terms }]] : [];
  });
  const prices = fares.flatMap((each) => {
    const price = inCart(item, each, query, each === same);
    return price.total.amountMinor === each.price.total.amountMinor ? [] : [[each.id, price]];
  });
  return {
    ...heldPart(cart, item),
    fareId: same?.id ?? null,
    likeFareId: (same ?? like)?.id ?? null,
    familyName: fare.familyName,
    extras: extrasOf(item),
    losses: Object.fromEntries(losses),
    prices: Object.fromEntries(prices),
  };
}

function extrasOf(item: QuoteItem): HeldFare['extras'] {
  const { bags, seats, extrasMinor } = cartPart(item);
  return extrasMinor === undefined ? null : { ...(bags && { bags }), ...(seats && { seats }) };
}

/** The price of a fare with the bags and seats that go over to it; the same fare keeps the price that it has. */
function inCart(item: QuoteItem, fare: Fare, { passengers, bags: asked }: FlightQuery, same: boolean): Price {
  const slots = slotsOf(passengers);
  const offered = extrasOnSale({ fare, slots, asked });
  const lines = fare.price.lines.filter(({ kind }) => kind !== 'bag' && kind !== 'seat');
  const total = { ...fare.price.total, amountMinor: withoutExtras(fare.price) };
  const base = { ...fare.price, total, lines };
  if (same && item.product.vertical === 'flights') {
    const chosen = { ...item, product: { ...item.product, passengers }, price: priceWithExtras(base, offered, slots) };
    if (isSameThing(item, { ...chosen, extras: offered })) return item.price;
  }
  return priceWithExtras(base, withKept(offered, flightExtras(item.extras)), slots);
}

function withKept(offered: FlightExtrasOffered, before: ReturnType<typeof flightExtras>): FlightExtrasOffered {
  const kept = keptExtras(before, offered);
  const bags = offered.bags.map((bag, at) => ({ ...bag, bought: kept.bags[at]?.bought ?? bag.bought }));
  const seats = offered.seats.map((seat) => {
    const wish = kept.seats.find(({ traveller, slice }) => traveller === seat.traveller && slice === seat.slice);
    return { ...seat, chosen: wish?.preference ?? seat.chosen };
  });
  return { ...offered, bags, seats };
}

/** Who travels, in the order of the form. */
function slotsOf({ adults, children, infantsInSeat, infantsOnLap }: FlightQuery['passengers']) {
  const times = <K extends string>(count: number, kind: K) => Array.from({ length: count }, () => ({ kind }));
  return [
    ...times(adults, 'adult' as const),
    ...times(children.length, 'child' as const),
    ...times(infantsInSeat, 'infantInSeat' as const),
    ...times(infantsOnLap, 'infantOnLap' as const),
  ];
}
