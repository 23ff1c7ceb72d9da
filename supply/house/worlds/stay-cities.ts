import { loadAirports } from '#reference/airports';
import { createCityGrid, kilometres, loadCities, loadQuarters, type CityRow } from '#reference/cities';
import { englishName } from '#reference/exonyms';
import { zoneAt } from '#reference/zones';
import type { NearAirport, OwnStaysInput, Quarter, StayCity } from '../stays/index.ts';

const AIRPORT_KM = 100;
const QUARTER_KM = 14;
/** A town this near to a city this many times as large is a suburb of it. */
const SUBURB_KM = 18;
const SUBURB_OF = 4;

/** The cities of the reference data as the world of stays takes them: what runs knows no reference, so they are joined before the start. */
export function* stayCities(): Generator<StayCity> {
  const cities = loadCities();
  const grid = createCityGrid(cities);
  const airports = airportsByCity(cities, grid);
  const quarters = quartersByCity(grid);
  for (const city of cities) {
    const { id, countryCode: country, adminCode: admin, population, lat, lon } = city;
    const near = airports.get(id) ?? [];
    yield {
      id,
      country,
      admin,
      population,
      lat,
      lon,
      airports: near,
      get suburb() {
        return isSuburb(city, grid);
      },
      quarters: quarters.get(id) ?? [],
      name: englishName(id) ?? city.name,
      get zone() {
        return zoneAt(lat, lon, country);
      },
    };
  }
}

type Grid = ReturnType<typeof createCityGrid>;

function airportsByCity(cities: readonly CityRow[], grid: Grid): Map<number, NearAirport[]> {
  const near = new Map<number, NearAirport[]>();
  const byId = new Map(cities.map((city) => [city.id, city]));
  const add = (id: number, airport: NearAirport) => {
    const list = near.get(id);
    if (list) list.push(airport);
    else near.set(id, [airport]);
  };
  for (const { code, name, lat, lon, popularity, cityId } of loadAirports()) {
    const airport = { code, name, lat, lon, popularity };
    for (const { city, km } of grid.within(lat, lon, AIRPORT_KM))
      add(city.id, { ...airport, km, own: city.id === cityId });
    const own = cityId === null ? undefined : byId.get(cityId);
    const km = own ? kilometres(lat, lon, own.lat, own.lon) : 0;
    if (own && km > AIRPORT_KM) add(own.id, { ...airport, km, own: true });
  }
  return near;
}

function isSuburb({ lat, lon, population, countryCode }: CityRow, grid: Grid): boolean {
  return grid
    .within(lat, lon, SUBURB_KM)
    .some(({ city }) => city.countryCode === countryCode && city.population > population * SUBURB_OF);
}

/** A quarter belongs to the largest city around it. */
function quartersByCity(grid: Grid): Map<number, Quarter[]> {
  const byCity = new Map<number, Quarter[]>();
  for (const { id, name, lat, lon, countryCode } of loadQuarters()) {
    const [largest] = grid
      .within(lat, lon, QUARTER_KM)
      .filter(({ city }) => city.countryCode === countryCode)
      .toSorted((a, b) => b.city.population - a.city.population);
    if (!largest || largest.city.name === name || largest.city.population < 50_000) continue;
    byCity.set(largest.city.id, [...(byCity.get(largest.city.id) ?? []), { id, name, lat, lon }]);
  }
  return byCity;
}

/** How far a house may be from the place whose taxes hold there. */
const TAX_KM = 25;

/** The place whose taxes and clock hold at a point: the nearest of its country. */
export function nearestCity(): OwnStaysInput['nearest'] {
  const grid = createCityGrid(loadCities());
  return (lat, lon, country) => {
    const found = grid.within(lat, lon, TAX_KM).find(({ city }) => city.countryCode === country);
    const { id = 0, adminCode: admin = '' } = found?.city ?? {};
    return { id, admin, country, zone: zoneAt(lat, lon, country) };
  };
}
