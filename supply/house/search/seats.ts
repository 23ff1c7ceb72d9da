import type { Passengers } from '#contract/search';
import { classLimits } from '#engine/fares';
import type { OfferSlice } from '#engine/offers';
import { CABINS } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import type { LimitedLine } from '../stock/index.ts';
import type { Engines } from './engines.ts';
import type { KeyLeg } from './itinerary-key.ts';

/** Seats of one departure as the stock counts them, with how many of them are for sale at all. */
export type SeatLine = LimitedLine;

/** The seats that a party takes on every flight of a fare, each in its booking class. Infants on a lap take none. */
export function seatLines(
  { timetable, model, inventory }: Pick<Engines, 'timetable' | 'model' | 'inventory'>,
  { adults, children, infantsInSeat }: Passengers,
  slices: readonly Pick<OfferSlice, 'flights' | 'flightDays' | 'fare'>[],
  saleDay: number,
): SeatLine[] {
  const seats = adults + children.length + infantsInSeat;
  const { flights, configs } = timetable;
  return slices.flatMap((slice) =>
    slice.flights.map((flight, k) => {
      const relDay = slice.flightDays[k]!;
      const cabin = slice.fare.cabins[k]!;
      const bookingClass = slice.fare.bookingClasses[k]!;
      const at = CABINS.indexOf(cabin);
      const limit = inventory.limit(flight, relDay, at, saleDay);
      const classes = model.structures[model.carrierStructure[flights.carrier[flight]!] ?? 0]!.classes[cabin];
      const rank = classes.findIndex(({ code }) => code === bookingClass);
      const capacity = configs.seats[flights.config[flight]! * 4 + at]!;
      return {
        ...departureOf(timetable, { flight, relDay }),
        kind: cabin,
        tier: bookingClass,
        quantity: seats,
        limit,
        tierLimits: classLimits(classes, rank, capacity, limit),
      };
    }),
  );
}

/** A departure as the stock names it. */
export function departureOf(tt: Timetable, { flight, relDay }: KeyLeg): Pick<SeatLine, 'product' | 'day'> {
  return {
    product: `${tt.carriers.code[tt.flights.carrier[flight]!]!}${tt.flights.number[flight]!}`,
    day: new Date((tt.firstDay + relDay) * 86_400_000).toISOString().slice(0, 10),
  };
}
