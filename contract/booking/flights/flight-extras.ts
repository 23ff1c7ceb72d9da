import type { FlightExtrasOffered } from './extras.ts';

/** What is sold with a thing, as far as it is flights. */
export function flightExtras(
  extras: { readonly vertical: string } | null | undefined,
): Omit<FlightExtrasOffered, 'vertical'> {
  return extras && isOfFlights(extras) ? extras : { bags: [], seats: [] };
}

function isOfFlights(extras: { readonly vertical: string }): extras is FlightExtrasOffered {
  return extras.vertical === 'flights';
}
