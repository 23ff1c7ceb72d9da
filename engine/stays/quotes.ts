import { addCancellations, cancellationOf, type Deadlines } from './cancellation.ts';
import { readPlan, readRoom } from './facts.ts';
import { addPrices } from './lines.ts';
import type { Offers } from './offers.ts';
import type { StayPricer } from './price.ts';
import type { Terms } from './terms.ts';
import type { StayQuote, StayRoomOffer } from './types.ts';

export interface QuoteDesk {
  readonly terms: Terms;
  readonly pricer: StayPricer;
  readonly deadlines: Deadlines;
}

/** An offer as an object. */
export function roomOffer(
  { terms, pricer, deadlines }: QuoteDesk,
  offers: Offers,
  property: number,
  offer: number,
): StayRoomOffer {
  const [room, plan] = [offers.room[offer]!, offers.plan[offer]!];
  const choice = { property, need: offers.need[offer]!, room, plan };
  const price = pricer.price(choice);
  return {
    room: readRoom(terms.world, room),
    plan: readPlan(terms.world, plan),
    price,
    cancellation: cancellationOf(terms, deadlines, pricer, choice, price.totalMinor),
    left: offers.left[offer]!,
  };
}

/** The offers that the asked rooms get, as one. */
export function quoteOf(desk: QuoteDesk, offers: Offers, property: number, chosen: readonly number[]): StayQuote {
  const known = new Map<number, StayRoomOffer>();
  const rooms = chosen.map((offer) => {
    const made = known.get(offer) ?? roomOffer(desk, offers, property, offer);
    known.set(offer, made);
    return made;
  });
  return {
    picks: rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key })),
    rooms,
    price: addPrices(rooms.map(({ price }) => price)),
    cancellation: addCancellations(rooms.map(({ cancellation }) => cancellation)),
  };
}
