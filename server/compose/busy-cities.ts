import type { NetworkCity } from '#domain/footer';
import type { Places } from '#domain/places';
import { METROS } from '#reference/metros';
import type { Popularity } from '#supply/house';

/** Cities instead of airports, those with the most flights first. */
export function busyCities({ airports }: Popularity, places: Places): NetworkCity[] {
  const metroOf = new Map(METROS.flatMap(({ code, airports: own }) => own.map((airport) => [airport, code] as const)));
  const asked = new Set(airports.map((airport) => askedWith(airport, metroOf.get(airport), places)));
  return [...asked].flatMap((code): NetworkCity[] => {
    const place = places.resolvePlace(code)?.place;
    return place ? [{ code, countryCode: place.countryCode, lat: place.lat, lon: place.lon }] : [];
  });
}

/** The busiest city of each country (ISO 3166-1). */
export function homeCities(cities: readonly NetworkCity[]): ReadonlyMap<string, string> {
  return new Map(cities.toReversed().map(({ countryCode, code }) => [countryCode, code]));
}

/** Its metro, by the code where that is not an airport's too. */
function askedWith(airport: string, metro: string | undefined, places: Places): string {
  if (metro === undefined) return airport;
  return places.resolvePlace(metro)?.place.type === 'metro' ? metro : `metro:${metro}`;
}
