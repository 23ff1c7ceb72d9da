import type { FlightProduct } from '#contract/booking';
import type { Segment } from '#contract/search';
import { routeOf } from '../route-of.ts';

type Point = Segment['departure'];

export interface Journey {
  readonly from: Point;
  /** Where the first slice ends: the place one goes to. */
  readonly to: Point;
  /** The last take-off, which is the last day of the trip, and the last landing of all. */
  readonly last: Point;
  readonly end: Point;
  /** Airports of the first slice in the order of flying. */
  readonly airports: readonly string[];
}

/** The ends of what was booked. */
export function journeyOf({ slices }: FlightProduct): Journey {
  const out = slices[0]?.segments ?? [];
  const back = slices.at(-1)?.segments ?? [];
  const [last, end] = [back[0]?.departure, back.at(-1)?.arrival];
  const [from, to] = [out[0]?.departure, out.at(-1)?.arrival];
  if (!from || !to || !last || !end) throw new TypeError('Flights without a flight');
  return { from, to, last, end, airports: [from.airport, ...out.map(({ arrival }) => arrival.airport)] };
}

/** `London – Rome – Athens`. */
export function citiesOf({ slices }: FlightProduct): string {
  return routeOf(
    slices.map(({ segments }) => [segments[0]?.departure.cityName ?? '', segments.at(-1)?.arrival.cityName ?? '']),
  );
}
