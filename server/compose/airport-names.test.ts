import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createPlaces, type Places } from '#domain/places';
import { loadAirports } from '#reference/airports';
import { openPlaces } from '#reference/places';

let places: Places;

beforeAll(async () => {
  places = createPlaces(await openPlaces(join(import.meta.dirname, '../../dist/reference')));
}, 120_000);

test.for([
  ['LHR', 'Heathrow'],
  ['LCY', 'City'],
  ['CDG', 'Charles de Gaulle'],
  ['ORY', 'Orly'],
  ['FCO', 'Fiumicino Leonardo da Vinci'],
  ['BGY', 'Bergamo'],
  ['ARN', 'Arlanda'],
  ['OSL', 'Gardermoen'],
  ['YUL', 'Pierre Elliott Trudeau'],
  ['SIN', 'Changi'],
  ['SEA', 'Seattle–Tacoma'],
  ['JAC', 'Jackson Hole'],
  ['LIS', 'Lisbon'],
  ['MSP', 'Minneapolis'],
  ['CLT', 'Charlotte'],
  ['BGW', 'Baghdad'],
  ['LEJ', 'Leipzig'],
  ['XPL', 'Palmerola'],
  ['RDU', 'Raleigh'],
  ['LIN', 'Linate'],
  ['GIG', 'Galeão'],
  ['AEP', 'Jorge Newbery'],
  ['ADJ', 'Marka'],
  ['HHN', 'Frankfurt-Hahn'],
  ['BLV', 'Midamerica'],
  ['CDV', 'Merle K Smith'],
  ['CXH', 'Harbour'],
] as const)('%s is called %s', ([code, name]) => {
  expect(places.airportName(code)?.name).toBe(name);
});

test('every airport has a name that is whole: no stray sign, no kind of airport, told apart from the others of its city', () => {
  const named = loadAirports().flatMap(({ code }) => places.airportName(code) ?? []);
  expect(named.length).toBeGreaterThan(4_000);
  const whole = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’&–-]|\/(?=\p{L}))*[\p{L}\p{M}\p{N}.]$/u;
  const broken = named.filter(
    ({ name, cityName }) =>
      name !== cityName &&
      (!whole.test(name) || /\b(?:airport|airpark|aerodrome|air ?base|afb|rgnl)\b| {2}/i.test(name)),
  );
  expect(broken).toEqual([]);
  const kinds = new Set(['City', 'Civil', 'Capital', 'National']);
  const bare = named.filter(({ name, cityName }) => kinds.has(name) && name !== cityName);
  expect(bare.map(({ code }) => code).toSorted()).toEqual(['LCY', 'PEK']);
  const cities = Map.groupBy(named, ({ code }) => places.cityOf(code)?.place.id ?? code);
  const alike = [...cities.values()].flatMap((ofCity) =>
    [...Map.groupBy(ofCity, ({ name }) => name).values()].filter((same) => same.length > 1),
  );
  expect(alike.map((same) => same.map(({ code }) => code).join(' '))).toEqual([]);
});
