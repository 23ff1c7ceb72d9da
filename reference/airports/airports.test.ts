import { expect, test } from 'vitest';
import { kilometres, loadCities } from '#reference/cities';
import { METROS } from '#reference/metros';
import { currentZoneName, drawnZoneAt, UNOFFICIAL, zoneAt } from '#reference/zones';
import { loadAirports } from './airports.ts';
import { PASSENGERS } from './passengers.ts';
import { ADDED, ALIASES, CLOSED, OPENED } from './patch.ts';
import { SERVED_CITIES } from './served-cities.ts';
import { TERMINALS } from './terminals.ts';
import { ZONE_ROWS, ZONE_SOURCE, ZONES } from './zones.ts';

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
  ['XWA', 'America/Chicago'],
  ['CVN', 'America/Denver'],
  ['YVB', 'America/Toronto'],
  ['NLI', 'Asia/Vladivostok'],
])('the zone of %s is %s', (code, zone) => {
  expect(byCode.get(code)?.timeZone).toBe(zone);
});

test('every airport of Xinjiang keeps Beijing time, by which flights are sold there', () => {
  const xinjiang = airports.filter(({ region }) => region === 'CN-65');
  expect(xinjiang.map(({ code }) => code)).toEqual(expect.arrayContaining('URC KHG YIN KRL AKU HTN'.split(' ')));
  expect(xinjiang.filter(({ timeZone }) => timeZone !== 'Asia/Shanghai')).toEqual([]);
});

test('a correction of a zone is needed still: the boundary data says something else there', () => {
  for (const { airports: codes, reason } of ZONE_ROWS) {
    expect(reason).not.toBe('');
    for (const code of codes) {
      const { lat, lon, countryCode } = byCode.get(code)!;
      expect(zoneAt(lat, lon, countryCode), code).not.toBe(ZONES.get(code));
    }
  }
  expect(new URL(ZONE_SOURCE.url).pathname).not.toBe('/');
  for (const { drawn, source } of UNOFFICIAL) {
    expect(new URL(source.url).pathname).not.toBe('/');
    expect(
      airports.some(({ lat, lon }) => drawnZoneAt(lat, lon) === drawn),
      drawn,
    ).toBe(true);
  }
});

test('a state or province keeps one time, but for those that their law divides', () => {
  const divided =
    'AU-NSW BR-AM BR-PE CA-BC CA-NL CA-NT CA-NU CA-ON CA-QC GL-AV ID-SS MX-BCN MX-CHH MX-COA MX-TAM NZ-WGN PF-U-A RU-SA ' +
    'US-AK US-FL US-ID US-IN US-KY US-MI US-ND US-NE US-SD US-TN US-TX';
  const clock = (zone: string) =>
    ['2027-01-15', '2027-07-15'].map((day) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(day)),
    );
  const known = new Map(
    [...new Set(airports.map(({ timeZone }) => timeZone))].map((zone) => [zone, clock(zone).join()]),
  );
  const clocks = new Map<string, Set<string>>();
  for (const { region, timeZone } of airports)
    clocks.set(region, (clocks.get(region) ?? new Set()).add(known.get(timeZone)!));
  const found = [...clocks].filter(([, kept]) => kept.size > 1).map(([region]) => region);
  expect(found.sort()).toEqual(divided.split(' '));
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
