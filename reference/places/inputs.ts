import type { PlaceAirport, PlaceInput, PlaceName } from '#engine/places';
import { loadAirports, type AirportRow } from '#reference/airports';
import { createCityGrid, kilometres, loadCities, type CityGrid, type CityRow } from '#reference/cities';
import { AIRPORT_NAMES, englishName, EXONYMS } from '#reference/exonyms';
import { METROS, type Metro } from '#reference/metros';
import { airportNames } from './airport-names.ts';
import { zoneAt } from '#reference/zones';

/** A city of a million people without an airport weighs like an airport with this share of the busiest one's passengers. */
const WEIGHT_PER_PERSON = 2e-9;
const LEAST_WEIGHT = 1e-7;
const NEARBY_AIRPORTS = 3;
const NEARBY_KM = [120, 250, 600, 2_000] as const;

/** Airports, metros and cities as the engine's builder wants them; deterministic, about two seconds. */
export function placeInputs(): readonly PlaceInput[] {
  const airports = loadAirports();
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const cities = loadCities();
  const metroOfCity = new Map(METROS.map((metro) => [metro.cityId, metro]));
  const airportsOfCity = Map.groupBy(airports, (airport) => airport.cityId);
  const nearest = createNearest(airports);
  const metroOf = new Map(METROS.flatMap((metro) => metro.airports.map((code) => [code, metro] as const)));
  const severalIn = ({ code, cityId }: AirportRow): boolean =>
    (metroOf.get(code)?.airports ?? (cityId === null ? [] : (airportsOfCity.get(cityId) ?? []))).length > 1;
  return [
    ...airports.map((airport) => airportInput(airport, severalIn(airport))),
    ...METROS.map((metro) => metroInput(metro, byCode, cities)),
    ...cities.map((city) => cityInput(city, ownAirports(city, metroOfCity, airportsOfCity, byCode), nearest)),
  ];
}

function airportInput(airport: AirportRow, oneOfSeveral: boolean): PlaceInput {
  const cityNames = EXONYMS.get(airport.cityId ?? 0) ?? [];
  const ownNames = AIRPORT_NAMES.get(airport.code) ?? [];
  return {
    type: 'airport',
    key: airport.code,
    code: airport.code,
    codeAliases: airport.aliases,
    name: airport.name,
    cityName: airport.cityName,
    ...(airport.cityId !== null && { cityKey: String(airport.cityId) }),
    countryCode: airport.countryCode,
    lat: airport.lat,
    lon: airport.lon,
    timeZone: airport.timeZone,
    weight: Math.max(LEAST_WEIGHT, airport.popularity),
    names: [
      ...airportNames(airport, oneOfSeveral),
      ...[...airport.keywords, ...ownNames, ...cityNames.map(({ text }) => text)].map((text) => ({ text })),
    ],
    airports: [],
    airportsAreNearby: false,
  };
}

function metroInput(metro: Metro, byCode: ReadonlyMap<string, AirportRow>, cities: readonly CityRow[]): PlaceInput {
  const members = metro.airports.flatMap((code) => byCode.get(code) ?? []);
  const city = cities.find(({ id }) => id === metro.cityId);
  const lat = city?.lat ?? members[0]?.lat ?? 0;
  const lon = city?.lon ?? members[0]?.lon ?? 0;
  const countryCode = members[0]?.countryCode ?? city?.countryCode ?? '';
  return {
    type: 'metro',
    key: metro.code,
    ...(!byCode.has(metro.code) && { code: metro.code }),
    name: metro.name,
    cityName: metro.name,
    cityKey: String(metro.cityId),
    countryCode,
    lat,
    lon,
    timeZone: members[0]?.timeZone ?? zoneAt(lat, lon, countryCode),
    weight: members.reduce((sum, airport) => sum + airport.popularity, 0) + LEAST_WEIGHT,
    names: [...(EXONYMS.get(metro.cityId) ?? []), ...(city && city.name !== metro.name ? [{ text: city.name }] : [])],
    airports: members.map((airport) => airportFrom(lat, lon, airport)),
    airportsAreNearby: false,
  };
}

function ownAirports(
  city: CityRow,
  metroOfCity: ReadonlyMap<number, Metro>,
  airportsOfCity: ReadonlyMap<number | null, readonly AirportRow[]>,
  byCode: ReadonlyMap<string, AirportRow>,
): readonly AirportRow[] {
  const metro = metroOfCity.get(city.id);
  if (metro) return metro.airports.flatMap((code) => byCode.get(code) ?? []);
  return (airportsOfCity.get(city.id) ?? []).toSorted((a, b) => b.popularity - a.popularity);
}

function cityInput(city: CityRow, own: readonly AirportRow[], nearest: Nearest): PlaceInput {
  const names: readonly PlaceName[] = EXONYMS.get(city.id) ?? [];
  const english = englishName(city.id) ?? city.name;
  const flown = own.reduce((sum, airport) => sum + airport.popularity, 0);
  return {
    type: 'city',
    key: String(city.id),
    name: english,
    cityName: english,
    countryCode: city.countryCode,
    lat: city.lat,
    lon: city.lon,
    timeZone: zoneAt(city.lat, city.lon, city.countryCode),
    weight: Math.max(LEAST_WEIGHT, flown, city.population * WEIGHT_PER_PERSON),
    names: english === city.name ? names : [...names, { text: city.name }],
    airports:
      own.length > 0 ? own.map((airport) => airportFrom(city.lat, city.lon, airport)) : nearest(city.lat, city.lon),
    airportsAreNearby: own.length === 0,
  };
}

function airportFrom(lat: number, lon: number, airport: AirportRow): PlaceAirport {
  return { code: airport.code, km: kilometres(lat, lon, airport.lat, airport.lon) };
}

type Nearest = (lat: number, lon: number) => readonly PlaceAirport[];

/** The nearest airports, in the smallest of a few widening circles that holds one; heliports and airstrips do not count. */
function createNearest(airports: readonly AirportRow[]): Nearest {
  const usable = airports.filter((airport) => airport.kind === 'airport' && airport.size !== 'small');
  const grid: CityGrid = createCityGrid(
    usable.map((airport, id) => ({
      id,
      name: airport.code,
      countryCode: airport.countryCode,
      adminCode: '',
      population: 0,
      lat: airport.lat,
      lon: airport.lon,
    })),
  );
  return (lat, lon) => {
    for (const km of NEARBY_KM) {
      const found = grid.within(lat, lon, km);
      if (found.length > 0)
        return found.slice(0, NEARBY_AIRPORTS).map(({ city, km: away }) => ({ code: city.name, km: away }));
    }
    return [];
  };
}
