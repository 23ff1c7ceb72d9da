import { expect, test } from 'vitest';
import { AIRCRAFT, CONFIGS } from './aircraft.ts';
import { ALLIANCES, HOUSE_CARRIERS } from './carriers.ts';
import { TRUNKS } from './trunks.ts';

test('a hundred carriers and more, each with a code that cannot be read as IATA and a name of its own', () => {
  expect(HOUSE_CARRIERS.length).toBeGreaterThanOrEqual(100);
  for (const carrier of HOUSE_CARRIERS) {
    expect(carrier.code).toMatch(/^X-[A-Z]{3}$/);
    expect(carrier.countryCode).toMatch(/^[A-Z]{2}$/);
    expect(carrier.size).toBeGreaterThan(0);
    for (const hub of carrier.hubs) expect(hub, carrier.code).toMatch(/^[A-Z]{3}$/);
  }
  expect(new Set(HOUSE_CARRIERS.map(({ code }) => code)).size).toBe(HOUSE_CARRIERS.length);
  expect(new Set(HOUSE_CARRIERS.map(({ name }) => name)).size).toBe(HOUSE_CARRIERS.length);
});

test('three alliances, each with members on every continent of the list', () => {
  expect(ALLIANCES).toHaveLength(3);
  for (const alliance of ALLIANCES.keys()) {
    const members = HOUSE_CARRIERS.filter((carrier) => carrier.alliance === alliance);
    expect(members.length).toBeGreaterThan(15);
    for (const country of [/US|CA|MX/, /GB|FR|DE/, /JP|KR|IN/, /ZA|KE|MU|MA/, /AU|NZ/]) {
      expect(
        members.some((carrier) => country.test(carrier.countryCode)),
        `${alliance} ${country}`,
      ).toBe(true);
    }
  }
});

test('the named trunk routes belong to carriers and hubs that exist', () => {
  for (const key of TRUNKS.keys()) {
    const [code, hub] = key.split(' ');
    expect(HOUSE_CARRIERS.find((carrier) => carrier.code === code)?.hubs, key).toContain(hub);
  }
});

test('about forty aircraft types and more, with layouts that fit the columns of the timetable', () => {
  expect(AIRCRAFT.length).toBeGreaterThanOrEqual(40);
  expect(new Set(AIRCRAFT.map(({ icao }) => icao)).size).toBe(AIRCRAFT.length);
  expect(CONFIGS.length).toBeLessThanOrEqual(256);
  for (const { type, seats, total } of CONFIGS) {
    expect(seats[0], type.icao).toBeGreaterThan(0);
    expect(total).toBeLessThan(900);
  }
});
