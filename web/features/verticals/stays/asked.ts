import type { StayAddress, StayQuery } from '#contract/search';

/** The search that an address asks for, priced in `currency`. */
export function queryOf({ place, near, checkIn, checkOut, rooms }: StayAddress, currency: string): StayQuery {
  return { place, ...(near !== null && { near }), checkIn, checkOut, rooms: [...rooms], currency };
}
