import { expect, test } from 'vitest';
import { buildPlaces, createPlaceIndex, type PlaceInput } from '#engine/places';
import { listNearbyAirports } from './nearby-airports.ts';

const at = (key: string, lat: number, weight: number): PlaceInput => ({
  type: 'airport',
  key,
  code: key,
  name: `${key} Airport`,
  cityName: key,
  countryCode: 'GB',
  lat,
  lon: 0,
  timeZone: 'Europe/London',
  weight,
  names: [],
  airports: [],
  airportsAreNearby: false,
});

test('airports nearby are those within reach by land, the best known and closest first, without those that are named', () => {
  const all = [
    at('AAA', 51, 0.9),
    at('BBB', 51.3, 0.4),
    at('CCC', 51.2, 0.001),
    at('DDD', 52.3, 0.8),
    at('EEE', 52.4, 1),
  ];
  const index = createPlaceIndex(buildPlaces(all, { version: 'test' }));
  const near = (except: string[]) =>
    listNearbyAirports(index, { lat: 51, lon: 0 }, except).map(({ place, km }) => [place.code, km]);
  // A degree of latitude is 111 km: the last one is 156 km away.
  expect(near([])).toEqual([
    ['AAA', 0],
    ['BBB', 33],
    ['DDD', 145],
    ['CCC', 22],
  ]);
  expect(near(['AAA', 'DDD']).map(([code]) => code)).toEqual(['BBB', 'CCC']);
});
