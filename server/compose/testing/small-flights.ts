import type { SearchPlace, SearchPlaces } from '#domain/search';
import { greatCircleKm } from '#engine/geo';
import { createHouseFlightSource } from '#supply/house';
import { SALE, smallDesk, SMALL_AIRPORTS, SMALL_SEED } from '../../../supply/house/testing/small-world.ts';
import type { TestSite } from '../../http/testing.ts';
import { openSearchSite } from './search-site.ts';

const AIRPORTS = new Map(
  SMALL_AIRPORTS.map(({ code, zone: timeZone, countryCode, lat, lon }) => [
    code,
    {
      place: { id: code, type: 'metro' as const, code, name: code, cityName: code, countryCode, lat, lon, timeZone },
      airports: [code],
    },
  ]),
);

/** In a world of few airports the nearest ones are far. */
export function nearestTwo(
  { lat, lon }: Pick<SearchPlace, 'lat' | 'lon'>,
  served: readonly string[],
): ReturnType<SearchPlaces['near']> {
  return [...AIRPORTS.values()]
    .filter(({ place }) => !served.includes(place.code))
    .map(({ place }) => ({ place, km: Math.round(greatCircleKm(lat, lon, place.lat, place.lon)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, 2);
}

/** A site without a socket that searches the flights of the small world, on one thread. `close` ends both. */
export async function openSmallFlights(): Promise<{ readonly site: TestSite; readonly close: () => Promise<void> }> {
  const { timetable, model, names } = smallDesk();
  const now = new Date(SALE);
  const house = createHouseFlightSource({
    timetable,
    fares: model,
    airportNames: names,
    seed: SMALL_SEED,
    now: () => now,
    threads: 1,
  });
  const places: SearchPlaces = { resolve: (code) => AIRPORTS.get(code), near: nearestTwo, suggest: () => [] };
  const site = await openSearchSite({ flights: [house], stays: [] }, places, now);
  return {
    site,
    async close() {
      await site.close();
      await house.close();
    },
  };
}
