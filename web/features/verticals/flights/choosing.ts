import { flightExtras, type FlightProduct, foundKey } from '#contract/booking';
import type { Choosing } from '../choice-of.ts';

export const flightChoosing: Choosing<FlightProduct> = {
  choice({ product: { fareId }, extras }) {
    const { bags, seats } = flightExtras(extras);
    return {
      vertical: 'flights',
      fareId,
      bags: bags.map(({ traveller, slice, kind, bought }) => ({ traveller, slice, kind, bought })),
      seats: seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen })),
    };
  },
  key({ fareId, passengers: { adults, children, infantsInSeat, infantsOnLap } }) {
    return [foundKey(fareId), adults, children, infantsInSeat, infantsOnLap];
  },
  asked: ({ extras }) =>
    flightExtras(extras).bags.map(({ traveller, slice, kind, asked }) => [traveller, slice, kind, asked]),
};
