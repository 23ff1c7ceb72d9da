import type { FlightProduct } from '#contract/booking';
import type { Segment } from '#contract/search';

type Point = Segment['departure'];

export interface Journey {
  readonly from: Point;
  /** Where the first slice ends: the place one goes to. */
  readonly to: Point;
  /** The last landing of all. */
  readonly end: Point;
  /** Airports of the first slice in the order of flying. */
  readonly airports: readonly string[];
}

/** The ends of what was booked. */
export function journeyOf({ slices }: FlightProduct): Journey {
  const out = slices[0]?.segments ?? [];
  const end = slices.at(-1)?.segments.at(-1)?.arrival;
  const [from, to] = [out[0]?.departure, out.at(-1)?.arrival];
  if (!from || !to || !end) throw new TypeError('Flights without a flight');
  return { from, to, end, airports: [from.airport, ...out.map(({ arrival }) => arrival.airport)] };
}
