import { listPlaces } from '#contract/search';
import type { FlightQuery } from '#contract/search';

/** Kinds of passengers who are priced like one: the rest of the work is the same for all of them. */
const ALIKE = 2;

/**
 * What a search costs, of the cheapest there is: its ways are looked through for every pair of places, there and back, and priced
 * for each kind of passenger.
 */
export function costOf({ slices, passengers }: FlightQuery): number {
  const ways = slices.reduce((sum, { from, to }) => sum + listPlaces(from).length * listPlaces(to).length, 0);
  const { adults, children, infantsInSeat, infantsOnLap } = passengers;
  const kinds = [adults, infantsInSeat, infantsOnLap].filter((count) => count > 0).length + new Set(children).size;
  return Math.ceil((ways * (ALIKE + Math.max(1, kinds))) / (ALIKE + 1) / 2);
}
