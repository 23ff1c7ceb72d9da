import { BURN, fuelKg } from './burn.ts';
import type { BurnTable } from './burn.ts';

/** kg CO2e per kg of jet fuel: burning it, making and bringing it, and both (ISO 14083 heating value, CORSIA intensities). */
export const TANK_TO_WAKE = 3.1894;
export const WELL_TO_TANK = 0.6465;
export const WELL_TO_WAKE = 3.8359;

/** Share of seats taken where nothing better is known. */
export const LOAD_FACTOR = 0.845;

/** Seat areas by cabin (economy, premium economy, business, first) after IATA RP 1726. */
export const NARROW_WEIGHTS = [1, 1, 1.5, 1.5] as const;
export const WIDE_WEIGHTS = [1, 1.5, 4, 5] as const;

export interface FlightShape {
  /** ICAO type designator. */
  readonly aircraft: string;
  readonly wide: boolean;
  /** Seats in economy, premium economy, business, first. */
  readonly seats: readonly [number, number, number, number];
}

/**
 * Grams CO2e per passenger on a flight of `km` great circle, for each cabin, well to wake; also for cabins that the aircraft
 * does not have, as in the model. Throws RangeError for a type without a fuel table.
 */
export function gramsPerPassenger(shape: FlightShape, km: number): readonly [number, number, number, number] {
  const grams = (fuelKg(burnOf(shape.aircraft), km) * WELL_TO_WAKE * 1_000) / (seatArea(shape) * LOAD_FACTOR);
  const [economy, premium, business, first] = shape.wide ? WIDE_WEIGHTS : NARROW_WEIGHTS;
  return [
    Math.round(grams * economy),
    Math.round(grams * premium),
    Math.round(grams * business),
    Math.round(grams * first),
  ];
}

/** The aircraft's room counted in economy seats. */
export function seatArea({ wide, seats }: FlightShape): number {
  const weights = wide ? WIDE_WEIGHTS : NARROW_WEIGHTS;
  return seats.reduce((area, count, cabin) => area + count * weights[cabin]!, 0);
}

function burnOf(aircraft: string): BurnTable {
  const table = BURN.get(aircraft);
  if (table === undefined) throw new RangeError(`no fuel table for ${aircraft}`);
  return table;
}
