/** Bounds of legality. Every one is returned in the certificate, so that a result says what it was held against. */

/** A way over 1.6 times the direct distance is no sensible way to go; the allowance keeps feeders around short trips. */
export const DETOUR_FACTOR = 1.6;
export const DETOUR_ALLOWANCE_KM = 600;

/** Longer is a stay: while all waits so far are within it together, every onward flight counts. */
export const LONGEST_CONNECTION = 480;

/**
 * Up to this wait, an onward flight counts when no flight of the same pair that could be taken leaves earlier: so the
 * only daily or overnight connection of a thin route is found, and a busy route does not fill with idle hours.
 */
export const LONGEST_ONLY_CONNECTION = 1440;

/** Both waits of a two-stop itinerary together, whatever else flies: one overnight wait is enough. */
export const LONGEST_TOTAL_CONNECTION = 1440;

/** No bound; added to any instant it is still a whole number of 32 bits. */
export const ANY_MINUTES = 0x3fffffff;

/** The largest metro areas have fewer airports with service. */
export const MAX_AIRPORTS_PER_SIDE = 16;

export const BOUNDS = [
  /** Routes that touch an airport of the origin or destination set in between. */
  'sameAirport',
  /** Routes longer than the detour bound. */
  'detour',
  /** Chains of flights, each counted at its last connection. */
  'minimumConnection',
  'longestConnection',
  'interline',
  'totalConnection',
  /** Flights after the first `onwardFlights` of the query. */
  'onwardFlights',
  /** The one itinerary that found no room; the search stops there. */
  'capacity',
  /** Routes with two stops whose flights alone take longer than the query allows, and ways that do, each counted at its last connection. */
  'slowTwoStops',
] as const;
export type Bound = (typeof BOUNDS)[number];

/** Longest way in km between two airports that lie `directKm` apart. */
export function detourLimitKm(directKm: number): number {
  return Math.floor(DETOUR_FACTOR * directKm + DETOUR_ALLOWANCE_KM);
}
