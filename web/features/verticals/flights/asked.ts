import { choosePlaces, legsOf } from '#contract/search';
import type { FlightAddress, FlightQuery } from '#contract/search';

export { type ChosenSlices, isNumbered } from '#contract/search';

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

/** Does a journey end elsewhere than it began? Then its second flight is no way back. */
export function goesOn({ slices }: Pick<FlightQuery, 'slices'>): boolean {
  return slices.length > 1 && !isOnePlace(slices.at(-1), slices[0]);
}

/** Is one flight asked to go where the other leaves from? */
export function isOnePlace(flight: FlightQuery['slices'][number] | undefined, next: typeof flight): boolean {
  return JSON.stringify(flight?.to) === JSON.stringify(next?.from);
}

/** Passengers who have a seat. */
export function seatsOf({ passengers }: Pick<FlightQuery, 'passengers'>): number {
  return passengers.adults + passengers.children.length + passengers.infantsInSeat;
}
