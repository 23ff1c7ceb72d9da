import type { Emissions } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import { AIRCRAFT_BY_ICAO } from '../network/aircraft.ts';
import { gramsPerPassenger } from './estimate.ts';

/** Grams per passenger of every flight of a timetable, worked out when first asked for. */
export function createFlightEmissions(tt: Timetable): Emissions {
  const grams = new Int32Array(tt.flights.count * 4);
  return {
    grams(flight, cabin) {
      const at = flight * 4 + cabin;
      if (grams[at] === 0) grams.set(gramsOf(tt, flight), flight * 4);
      return grams[at]!;
    },
  };
}

function gramsOf(tt: Timetable, flight: number): readonly number[] {
  const config = tt.flights.config[flight]!;
  const aircraft = tt.configs.aircraft[config]!;
  const seats = [0, 1, 2, 3].map((cabin) => tt.configs.seats[config * 4 + cabin]!) as [number, number, number, number];
  const wide = AIRCRAFT_BY_ICAO.get(aircraft)?.body === 'wide';
  return gramsPerPassenger({ aircraft, wide, seats }, tt.pairs.distanceKm[tt.flights.pair[flight]!]!);
}
