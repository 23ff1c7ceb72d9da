import type { Property } from '#contract/search';

/** The airport that an area is named after: nobody sleeps in it, only near it. */
export function airportOf({ spoken }: NonNullable<Property['area']>): string | undefined {
  return spoken?.word === 'area.airport' ? spoken.places[0] : undefined;
}
