import type { AirportRow } from '#reference/airports';
import type { NetworkAirport } from '../network/index.ts';

const SIZES = { small: 0, medium: 1, large: 2 } as const;

/** An airport of the reference data as the network generator takes it: what runs knows no reference, so they are joined before the start. */
export function networkAirport(airport: AirportRow): NetworkAirport {
  const { code, lat, lon, countryCode, timeZone: zone, popularity: weight, terminals } = airport;
  return { code, lat, lon, countryCode, zone, weight, terminals, size: SIZES[airport.size] };
}
