import type { Slice } from './offer.ts';

/** Flights that are chosen, as far as it says where they lead. */
export type ChosenSlices = readonly Pick<Slice, 'segments'>[];

/** Chosen flights have numbers, save one alone and the two that lead out and back to the same city. */
export function isNumbered(slices: ChosenSlices): boolean {
  const home = slices.at(0)?.segments.at(0)?.departure.cityName;
  return slices.length > 2 || (slices.length === 2 && slices[1]?.segments.at(-1)?.arrival.cityName !== home);
}
