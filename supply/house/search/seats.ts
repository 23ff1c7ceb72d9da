import type { Passengers } from '#contract/search';
import type { OfferDetail } from '#engine/offers';
import { CABINS } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import type { HouseInventory } from '../inventory.ts';
import type { LimitedLine } from '../stock/index.ts';
import type { KeyLeg } from './itinerary-key.ts';

/** Seats of one departure as the stock counts them, with how many of them are for sale at all. */
export type SeatLine = LimitedLine;

/** The seats that a party takes on every flight of an offer. Infants on a lap take none. */
export function seatLines(
  tt: Timetable,
  inventory: HouseInventory,
  { adults, children, infantsInSeat }: Passengers,
  { row }: OfferDetail,
  saleDay: number,
): SeatLine[] {
  const seats = adults + children.length + infantsInSeat;
  return row.slices.flatMap((slice) =>
    slice.flights.map((flight, k) => {
      const relDay = slice.flightDays[k]!;
      const cabin = slice.fare.cabins[k]!;
      return {
        ...departureOf(tt, { flight, relDay }),
        cabin,
        seats,
        limit: inventory.limit(flight, relDay, CABINS.indexOf(cabin), saleDay),
      };
    }),
  );
}

/** A departure as the stock names it. */
export function departureOf(tt: Timetable, { flight, relDay }: KeyLeg): Pick<SeatLine, 'flight' | 'day'> {
  return {
    flight: `${tt.carriers.code[tt.flights.carrier[flight]!]!}${tt.flights.number[flight]!}`,
    day: new Date((tt.firstDay + relDay) * 86_400_000).toISOString().slice(0, 10),
  };
}
