import { addDays } from '#contract/core';

/** Civil days of the nights of a stay. */
export function nightsOf(stay: { readonly checkIn: string; readonly nights: number }): string[] {
  return Array.from({ length: stay.nights }, (_, night) => addDays(stay.checkIn, night));
}
