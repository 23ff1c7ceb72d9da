import { expect, test } from 'vitest';
import { kilometres, loadCities } from '#reference/cities';
import { METROS } from '#reference/metros';
import { currentZoneName } from '#reference/zones';
import { loadAirports } from './airports.ts';
import { PASSENGERS } from './passengers.ts';
import { ADDED, ALIASES, CLOSED, OPENED, ZONES } from './patch.ts';
import { SERVED_CITIES } from './served-cities.ts';
import { TERMINALS } from './terminals.ts';

const airports = loadAirports();
const byCode = new Map(airports.map((airport) => [airport.code, airport]));
const cityById = new Map(loadCities().map((city) => [city.id, city]));

test('every airport has a code of its own, in order', () => {
  expect(airports.length).toBeGreaterThan(4_000);
  const codes = airports.map((airport) => airport.code);
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test('every airport has a zone that Intl accepts, a country it names, coordinates and a weight', () => {
  for (const zone of new Set(airports.map((airport) => airport.timeZone))) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
  }
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const airport of airports) {
    expect(countries.of(airport.countryCode), airport.code).toBeTruthy();
    expect(Math.abs(airport.lat) <= 90 && Math.abs(airport.lon) <= 180, airport.code).toBe(true);
    expect(airport.popularity > 0 && airport.popularity <= 1, airport.code).toBe(true);
    expect(airport.cityName, airport.code).not.toBe('');
    expect(airport.terminals, airport.code).toBeGreaterThanOrEqual(1);
  }
});

test('the zone is one of the country, but for Kosovo and Antarctica', () => {
  const zonesOf = new Map<string, readonly string[]>();
  for (const { countryCode } of airports) {
    const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & { getTimeZones?(): string[] };
    if (!zonesOf.has(countryCode)) zonesOf.set(countryCode, (locale.getTimeZones?.() ?? []).map(currentZoneName));
  }
  const strangers = airports.filter(({ countryCode, timeZone }) => !zonesOf.get(countryCode)?.includes(timeZone));
  expect(strangers.map((airport) => airport.code)).toEqual(['PRN', 'TNM']);
});

test.each([
  ['FSP', 'America/Miquelon'],
  ['MQC', 'America/Miquelon'],
  ['LMP', 'Europe/Rome'],
  ['HAN', 'Asia/Ho_Chi_Minh'],
  ['USH', 'America/Argentina/Ushuaia'],
  ['PUJ', 'America/Santo_Domingo'],
  ['KTM', 'Asia/Kathmandu'],
  ['ADL', 'Australia/Adelaide'],
])('the zone of %s is %s', (code, zone) => {
  expect(byCode.get(code)?.timeZone).toBe(zone);
});

test('the known gaps are filled and closed airports are gone', () => {
  for (const { code } of ADDED) expect(byCode.has(code), code).toBe(true);
  for (const code of OPENED.keys()) expect(byCode.has(code), code).toBe(true);
  for (const [code, successor] of CLOSED) {
    expect(byCode.has(code), code).toBe(false);
    if (successor) expect(byCode.get(successor)?.aliases, code).toContain(code);
  }
  expect(byCode.get('BSL')?.aliases).toEqual(['MLH', 'EAP']);
  expect(byCode.get('GSV')?.aliases).toContain('RTW');
});

test('every hand list names airports that exist', () => {
  const missing = (codes: Iterable<string>) => [...codes].filter((code) => !byCode.has(code));
  expect(missing(PASSENGERS.keys())).toEqual([]);
  expect(missing(TERMINALS.keys())).toEqual([]);
  expect(missing(ALIASES.values())).toEqual([]);
  expect(missing(ZONES.keys())).toEqual([]);
  expect(missing(SERVED_CITIES.keys())).toEqual([]);
  expect([...ALIASES.keys()].filter((code) => byCode.has(code))).toEqual([]);
});

test('a city that an airport is said to serve is within reach of it', () => {
  for (const [code, id] of SERVED_CITIES) {
    const airport = byCode.get(code);
    const city = cityById.get(id);
    expect(city, `${code} ${id}`).toBeDefined();
    if (airport && city) expect(kilometres(airport.lat, airport.lon, city.lat, city.lon), code).toBeLessThan(60);
  }
});

test('about sixty metros, each of airports that exist and lie near its city, the busiest first', () => {
  expect(METROS.length).toBeGreaterThanOrEqual(55);
  expect(new Set(METROS.map((metro) => metro.code)).size).toBe(METROS.length);
  const seen = new Set<string>();
  for (const metro of METROS) {
    const city = cityById.get(metro.cityId);
    expect(city, metro.code).toBeDefined();
    expect(metro.airports.length, metro.code).toBeGreaterThanOrEqual(2);
    for (const code of metro.airports) {
      const airport = byCode.get(code);
      expect(airport?.metroCode, `${metro.code} ${code}`).toBe(metro.code);
      expect(seen.has(code), code).toBe(false);
      seen.add(code);
      if (airport && city) expect(kilometres(airport.lat, airport.lon, city.lat, city.lon), code).toBeLessThan(105);
    }
  }
});

test.each([
  ['LHR', 'London', 'LON'],
  ['EWR', 'New York', 'NYC'],
  ['MXP', 'Milan', 'MIL'],
  ['MUC', 'Munich', null],
  ['CGN', 'Cologne', null],
  ['LYS', 'Lyon', null],
  ['TIA', 'Tirana', null],
  ['KIN', 'Kingston', null],
])('%s serves %s', (code, cityName, metroCode) => {
  expect(byCode.get(code)).toMatchObject({ cityName, metroCode });
});

test('the busiest airport weighs one, a listed one more than any estimate of a small one', () => {
  expect(Math.max(...airports.map((airport) => airport.popularity))).toBe(1);
  const small = airports.filter((airport) => airport.size === 'small' && !PASSENGERS.has(airport.code));
  expect(Math.max(...small.map((airport) => airport.popularity))).toBeLessThan(byCode.get('INV')?.popularity ?? 0);
});
