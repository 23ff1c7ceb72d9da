import { choosePlaces } from '#contract/search';
import type { FlightAddress, FlightQuery } from '#contract/search';

/** The search that an address asks for, priced in `currency`. */
export function queryOf(address: FlightAddress, currency: string): FlightQuery {
  const { depart, passengers, cabin, bags } = address;
  const [from, to] = [choosePlaces(address.from), choosePlaces(address.to)];
  const out = { from, to, date: depart };
  const back = address.return === null ? [] : [{ from: to, to: from, date: address.return }];
  return { slices: [out, ...back], passengers, cabin, bags, currency };
}

/** Passengers who have a seat. */
export function seatsOf({ passengers }: Pick<FlightQuery, 'passengers'>): number {
  return passengers.adults + passengers.children.length + passengers.infantsInSeat;
}
