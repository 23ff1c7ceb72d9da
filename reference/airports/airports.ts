import { fold } from '#engine/places';
import { createCityGrid, loadCities, type CityRow } from '#reference/cities';
import { englishName } from '#reference/exonyms';
import { METROS } from '#reference/metros';
import { zoneAt } from '#reference/zones';
import { airportNamesIn, correctedNames } from './names.ts';
import { readAirports, type SourceAirport } from './package-rows.ts';
import { PASSENGERS } from './passengers.ts';
import { ALIASES, NAMED } from './patch.ts';
import { SERVED_CITIES } from './served-cities.ts';
import { TERMINALS } from './terminals.ts';
import { ZONES } from './zones.ts';

export interface AirportRow {
  /** IATA. */
  readonly code: string;
  /** ICAO where there is one, else the national code. */
  readonly ident: string;
  /** One name: neither an air base that shares the place nor a name in brackets. */
  readonly name: string;
  /** The city it serves, in English; its metro's name where it has one. */
  readonly cityName: string;
  /** GeoNames id of that city; null where no city of 1,000 people is near. */
  readonly cityId: number | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** ISO 3166-2. */
  readonly region: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
  readonly elevationMetres: number;
  /** IANA. */
  readonly timeZone: string;
  readonly size: 'large' | 'medium' | 'small';
  readonly kind: 'airport' | 'heliport' | 'seaplane_base';
  readonly metroCode: string | null;
  /** Passengers a year as a share of the busiest airport's, in (0, 1]; a weight for ranking and networks. */
  readonly popularity: number;
  /** Passenger terminals. */
  readonly terminals: number;
  /** Other codes that mean this airport: EuroAirport's MLH, cities with one airport (BHZ), airports that moved. */
  readonly aliases: readonly string[];
  /** Other names and languages, as the source has them; what its name held beside the one. */
  readonly keywords: readonly string[];
}

let airports: readonly AirportRow[] | undefined;

/** Every airport with an IATA code and scheduled service, ordered by code. About half a second the first time. */
export function loadAirports(): readonly AirportRow[] {
  airports ??= buildAirports(readAirports(), loadCities());
  return airports;
}

/** Adds city, zone, metro, weight and terminals; pure. */
export function buildAirports(sources: readonly SourceAirport[], cities: readonly CityRow[]): readonly AirportRow[] {
  const grid = createCityGrid(cities);
  const cityById = new Map(cities.map((city) => [city.id, city]));
  const metroOf = new Map(METROS.flatMap((metro) => metro.airports.map((code) => [code, metro] as const)));
  const busiest = Math.max(...PASSENGERS.values());
  const aliasesOf = Map.groupBy(ALIASES, ([, code]) => code);
  return sources.map((source) => {
    const nearby = grid.within(source.lat, source.lon, 60);
    const metro = metroOf.get(source.code);
    const served = SERVED_CITIES.get(source.code);
    const city = (served && cityById.get(served)) || cityNamed(source, nearby);
    const { municipality: _, elevationFeet, ...rest } = source;
    const cityName =
      metro?.name ??
      (city && (englishName(city.id) ?? city.name)) ??
      townName(source.municipality) ??
      shortName(source.name);
    const corrected = NAMED.get(source.code);
    const { name, others } = corrected ? correctedNames(corrected, source.name) : airportNamesIn(source.name, cityName);
    return {
      ...rest,
      name,
      cityName,
      cityId: metro?.cityId ?? city?.id ?? null,
      elevationMetres: Math.round((elevationFeet ?? 0) * 0.3048),
      timeZone: ZONES.get(source.code) ?? zoneAt(source.lat, source.lon, source.countryCode),
      metroCode: metro?.code ?? null,
      popularity: (PASSENGERS.get(source.code) ?? estimatedPassengers(source, nearby)) / busiest,
      terminals: TERMINALS.get(source.code) ?? 1,
      aliases: (aliasesOf.get(source.code) ?? []).map(([alias]) => alias),
      keywords: [...source.keywords, ...others],
    };
  });
}

/** Municipality fields read `Paris (Orly, Val-de-Marne)`, `London/Gatwick, West Sussex`, `Ferno (VA)`: the first name counts. */
function townName(municipality: string | null): string | undefined {
  return municipality?.split(/[(/,]/u)[0]?.trim() || undefined;
}

function shortName(name: string): string {
  return name.replace(
    / (?:international |regional |municipal )?(?:airport|airfield|airstrip|heliport|seaplane base)$/i,
    '',
  );
}

function cityNamed(
  source: SourceAirport,
  nearby: readonly { readonly city: CityRow; readonly km: number }[],
): CityRow | undefined {
  const names = (source.municipality ?? shortName(source.name))
    .split(/[(/,)]/u)
    .map(fold)
    .filter((name) => name !== '');
  for (const name of names) {
    const [best] = nearby
      .filter(({ city }) => fold(city.name) === name || fold(city.name) === `${name} city`)
      .sort((a, b) => b.city.population - a.city.population);
    if (best) return best.city;
  }
  return nearby[0] && nearby[0].km <= 15 ? nearby[0].city : undefined;
}

/** Millions of passengers a year, by size: at least, more per million people within 60 km, at most. */
const ESTIMATE = {
  large: { least: 0.15, perMillion: 0.25, most: 1 },
  medium: { least: 0.03, perMillion: 0.08, most: 0.3 },
  small: { least: 0.008, perMillion: 0.01, most: 0.03 },
} as const;

function estimatedPassengers(source: SourceAirport, nearby: readonly { readonly city: CityRow }[]): number {
  const people = nearby.reduce((sum, { city }) => sum + city.population, 0);
  const { least, perMillion, most } = ESTIMATE[source.size];
  return Math.round(Math.min(most, least + (perMillion * people) / 1e6) * 1000) / 1000;
}
