import type { FlightProduct } from '#contract/booking';

/** Where a journey of several flights begins, stays and ends: `London – Singapore – Sydney – London`. */
export function citiesOf({ slices }: FlightProduct): string {
  const ends = slices.flatMap(({ segments }) => [segments[0]?.departure.cityName, segments.at(-1)?.arrival.cityName]);
  return ends.filter((city, at) => city !== undefined && city !== ends[at - 1]).join(' – ');
}
