import { expect, test } from 'vitest';
import { AIRCRAFT, CONFIGS } from '../network/aircraft.ts';
import { BURN, fuelKg } from './burn.ts';
import { gramsPerPassenger, seatArea, TANK_TO_WAKE, WELL_TO_TANK, WELL_TO_WAKE } from './estimate.ts';
import { typicalGrams } from './typical.ts';

const b789 = { aircraft: 'B789', wide: true, seats: [188, 21, 48, 0] } as const;

test('the worked example of the Travel Impact Model: Zurich to San Francisco on a 787-9', () => {
  const table = BURN.get('B789')!;
  expect(table.ltoKg).toBe(1_727);
  expect(fuelKg(table, 9_369)).toBeCloseTo(54_697, -1);
  expect(fuelKg(table, 5_250 * 1.852) - table.ltoKg).toBeCloseTo(54_902.5, 3);
  expect(seatArea(b789)).toBe(411.5);
  const [economy, premium, business, first] = gramsPerPassenger(b789, 9_369);
  expect(economy / 1_000).toBeCloseTo(603.4, 1);
  expect(premium / 1_000).toBeCloseTo(905.1, 1);
  expect(business / 1_000).toBeCloseTo(2_413.6, 1);
  expect(first / 1_000).toBeCloseTo(3_017, 0);
});

test('well to wake is the sum of its two parts', () => {
  expect(TANK_TO_WAKE + WELL_TO_TANK).toBeCloseTo(WELL_TO_WAKE, 10);
});

test('every type of the fleet has fuel that grows with distance and stays within what flights are known to burn', () => {
  for (const type of AIRCRAFT) {
    const table = BURN.get(type.icao);
    expect(table, type.icao).toBeDefined();
    let before = 0;
    for (let km = 100; km <= type.rangeKm; km += 250) {
      const kg = fuelKg(table!, km);
      expect(kg, `${type.icao} ${km}`).toBeGreaterThan(before);
      before = kg;
    }
  }
});

test('economy on a full-range flight lies between 40 and 280 grams a kilometre for every layout', () => {
  for (const { type, seats } of CONFIGS) {
    const km = type.rangeKm / 2;
    const [economy] = gramsPerPassenger({ aircraft: type.icao, wide: type.body === 'wide', seats }, km);
    expect(economy / km, `${type.icao} ${seats.join('/')}`).toBeGreaterThan(40);
    expect(economy / km, `${type.icao} ${seats.join('/')}`).toBeLessThan(280);
  }
});

test('an unknown type is refused', () => {
  expect(() => gramsPerPassenger({ ...b789, aircraft: 'CONC' }, 5_800)).toThrow(RangeError);
});

test('typical is the median weighted by operating days', () => {
  const route = (grams: number, operatingDays: number) => ({ durationMinutes: 100, grams, operatingDays });
  const table = [route(120, 200), route(100, 30), route(200, 50), route(150, 120)];
  expect(typicalGrams(table, 900)).toBe(120);
});

test('typical leaves out rare, slow and roundabout routes', () => {
  const base = { durationMinutes: 120, grams: 90, operatingDays: 300 };
  const rare = { durationMinutes: 90, grams: 1, operatingDays: 19 };
  const roundabout = { durationMinutes: 211, grams: 400, operatingDays: 3_000 };
  const slow = { durationMinutes: 900, grams: 900, operatingDays: 3_000 };
  expect(typicalGrams([rare, base, roundabout, slow], 1_000)).toBe(90);
  expect(typicalGrams([slow], 1_000)).toBeUndefined();
});
