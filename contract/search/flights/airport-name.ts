import type { Segment } from './offer.ts';

type Names = Pick<Segment['departure'], 'airportName' | 'cityName'>;

/** `London`, `Heathrow`; the city alone is said where the airport is called by it: `London City`. */
export function cityAndAirport({ cityName, airportName }: Names): string[] {
  return airportName.includes(cityName) ? [airportName] : [cityName, airportName];
}

/** `London Heathrow`, `London City`. */
export function airportOf(names: Names): string {
  return cityAndAirport(names).join(' ');
}
