import { choosePlaces, legsOf } from '#contract/search';
import type { FlightAddress, FlightQuery } from '#contract/search';

/** The search that an address asks for, priced in `currency`. */
export function queryOf(address: FlightAddress, currency: string): FlightQuery {
  const { passengers, cabin, bags } = address;
  const slices = legsOf(address).map(({ from, to, date }) => ({
    from: choosePlaces(from),
    to: choosePlaces(to),
    date,
  }));
  const [out] = slices;
  if (out && address.return !== null) slices.push({ from: out.to, to: out.from, date: address.return });
  return { slices, passengers, cabin, bags, currency };
}

/** How many flights a journey has. */
export function flightsOf({ return: back, further = [] }: Pick<FlightAddress, 'return' | 'further'>): number {
  return 1 + (back === null ? further.length : 1);
}

/** Passengers who have a seat. */
export function seatsOf({ passengers }: Pick<FlightQuery, 'passengers'>): number {
  return passengers.adults + passengers.children.length + passengers.infantsInSeat;
}
