import { flightNumber } from '#contract/search';
import type { ListedSlice } from '../listed.ts';

/** `SPC 318 + 846`, or with another carrier among them `SPC 318 + RMB 7`. */
export function flightNumbers({ flights }: ListedSlice): string {
  let known = '';
  const numbers = flights.map((flight) => {
    const { carrier, number } = flight;
    const text = carrier === known ? number : flightNumber(flight);
    known = carrier;
    return text;
  });
  return numbers.join(' + ');
}

/** `A320neo + A350-900`: the types in the order of the flights, each once. */
export function aircraftOf({ flights }: ListedSlice): string {
  return [...new Set(flights.map(({ aircraft }) => aircraft))].join(' + ');
}
