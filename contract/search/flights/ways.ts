import type { Slice } from './offer.ts';

/** Flights that are chosen, as far as it says where they lead. */
export type ChosenSlices = readonly Pick<Slice, 'segments'>[];

/** Chosen flights have numbers, save one alone and the two that lead out and back to the same city. */
export function isNumbered(slices: ChosenSlices): boolean {
  const home = slices[0]?.segments[0]?.departure.cityName;
  return slices.length > 2 || (slices.length > 1 && slices[1]?.segments.at(-1)?.arrival.cityName !== home);
}
