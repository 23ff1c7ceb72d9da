import { expect, test } from 'vitest';
import { SMALL_AIRPORTS } from '../testing/small-world.ts';
import { AIRCRAFT_BY_ICAO } from './aircraft.ts';
import { blockMinutes } from './block.ts';
import { createWorld, distanceKm, eastward } from './world.ts';

const world = createWorld(SMALL_AIRPORTS);
const at = (code: string): number => world.row.get(code)!;
const block = (icao: string, from: string, to: string): number =>
  blockMinutes(world, AIRCRAFT_BY_ICAO.get(icao)!, at(from), at(to));

test('short flights take what three published schedules say, to ten minutes', () => {
  expect(Math.abs(block('A320', 'LHR', 'AMS') - 80)).toBeLessThanOrEqual(10);
  expect(Math.abs(block('A320', 'LHR', 'CDG') - 80)).toBeLessThanOrEqual(10);
  expect(Math.abs(block('A320', 'LHR', 'FRA') - 95)).toBeLessThanOrEqual(10);
});

test('long flights take thirteen to fourteen hours between London and Singapore, less eastward', () => {
  expect(block('A359', 'LHR', 'SIN')).toBeGreaterThan(12 * 60);
  expect(block('A359', 'SIN', 'LHR')).toBeLessThan(14.5 * 60);
  expect(block('A359', 'LHR', 'SIN')).toBeLessThan(block('A359', 'SIN', 'LHR'));
  expect(block('B77W', 'JFK', 'LHR')).toBeLessThan(block('B77W', 'LHR', 'JFK') - 20);
});

test('every block is a whole number of five minutes', () => {
  for (const to of ['CDG', 'IST', 'DXB', 'SYD', 'JFK']) expect(block('B789', 'LHR', to) % 5).toBe(0);
});

test('distance and direction over the date line: Auckland to Honolulu goes east', () => {
  expect(distanceKm(world, at('AKL'), at('HNL'))).toBeGreaterThan(6_900);
  expect(distanceKm(world, at('AKL'), at('HNL'))).toBeLessThan(7_300);
  expect(eastward(world, at('AKL'), at('HNL'))).toBeGreaterThan(0);
  expect(eastward(world, at('HND'), at('LAX'))).toBeGreaterThan(0.9);
});
