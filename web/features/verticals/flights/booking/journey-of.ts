import type { FlightProduct } from '#contract/booking';
import { isNumbered, type Segment } from '#contract/search';
import { routeOf } from '../route-of.ts';

type Point = Segment['departure'];

export interface Journey {
  readonly from: Point;
  /** Where the first slice ends: the place one goes to. */
  readonly to: Point;
  /** The last take-off, which is the last day of the trip, and the last landing of all. */
  readonly last: Point;
  readonly end: Point;
  /** Airports in the order of flying, up to where the first slice leads or, of a journey that goes on, all of them. */
  readonly airports: readonly string[];
}

/** The ends of what was booked. */
export function journeyOf({ slices }: FlightProduct): Journey {
  const out = slices[0]?.segments ?? [];
  const back = slices.at(-1)?.segments ?? [];
  const [last, end] = [back[0]?.departure, back.at(-1)?.arrival];
  const [from, to] = [out[0]?.departure, out.at(-1)?.arrival];
  if (!from || !to || !last || !end) throw new TypeError('Flights without a flight');
  const flown = isNumbered(slices) ? slices.flatMap(({ segments }) => segments) : out;
  const airports = flown.flatMap(({ departure, arrival }) => [departure.airport, arrival.airport]);
  return { from, to, last, end, airports: airports.filter((airport, at) => airport !== airports[at - 1]) };
}

/** `London – Rome – Athens`. */
export function citiesOf({ slices }: FlightProduct): string {
  return routeOf(
    slices.map(({ segments }) => [segments[0]?.departure.cityName ?? '', segments.at(-1)?.arrival.cityName ?? '']),
  );
}

/** Where it leads, but home: `Rome`, `Athens`. */
export function destinationsOf({ slices }: FlightProduct): string[] {
  const home = slices[0]?.segments[0]?.departure.cityName;
  const cities = slices.map(({ segments }) => segments.at(-1)?.arrival.cityName ?? '');
  return [...new Set(cities)].filter((city) => city !== home);
}
