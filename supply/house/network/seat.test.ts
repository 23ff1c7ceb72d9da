import { expect, test } from 'vitest';
import { AIRCRAFT, CONFIGS } from './aircraft.ts';
import { seatOf } from './seat.ts';

const CABINS = ['economy', 'premium', 'business', 'first'] as const;
const CARRIERS = ['SPC', 'LKR', 'HGF', 'CLV', 'KST', 'TMG'];

const sold = CONFIGS.flatMap(({ type, seats, layout }) =>
  CABINS.filter((_, at) => seats[at]! > 0).flatMap((cabin) =>
    CARRIERS.map((carrier) => ({ layout, type, cabin, seat: seatOf({ carrier, aircraft: type.icao, seats, cabin }) })),
  ),
);

test('every cabin of every aircraft has a seat, each more room than the one below it, none closer than people fit', () => {
  for (const { type, cabin, seat } of sold) {
    const at = CABINS.indexOf(cabin);
    expect(seat, `${type.icao} ${cabin}`).toBeDefined();
    expect(seat!.pitchCm).toBeGreaterThanOrEqual([71, 86, 91, 190][at]!);
    expect(seat!.pitchCm).toBeLessThanOrEqual([84, 100, 160, 210][at]!);
  }
});

test('economy is closest where seats are densest, and a small aircraft offers neither Wi-Fi nor power', () => {
  const pitch = (aircraft: string, seats: readonly number[], carrier: string) =>
    seatOf({ carrier, aircraft, seats, cabin: 'economy' })!.pitchCm!;
  for (const carrier of CARRIERS) {
    expect(pitch('A320', [180, 0, 0, 0], carrier)).toBeLessThan(pitch('A320', [150, 0, 12, 0], carrier));
    expect(seatOf({ carrier, aircraft: 'AT76', seats: [70, 0, 0, 0], cabin: 'economy' })).toMatchObject({
      power: false,
      wifi: 'none',
    });
  }
});

test('carriers differ, and the same one always offers the same', () => {
  const wide = AIRCRAFT.filter(({ body }) => body === 'wide').length;
  expect(wide).toBeGreaterThan(5);
  for (const key of ['wifi', 'pitchCm', 'power'] as const)
    expect(new Set(sold.map(({ seat }) => seat![key])).size).toBeGreaterThan(1);
  const asked = { carrier: 'SPC', aircraft: 'A359', seats: [211, 24, 42, 0], cabin: 'economy' } as const;
  expect(seatOf(asked)).toEqual(seatOf({ ...asked }));
});

test('nothing is said of an aircraft or a cabin layout that the house does not fly', () => {
  expect(seatOf({ carrier: 'SPC', aircraft: 'B703', seats: [100, 0, 0, 0], cabin: 'economy' })).toBeUndefined();
  expect(seatOf({ carrier: 'SPC', aircraft: 'A359', seats: [999, 0, 0, 0], cabin: 'economy' })).toBeUndefined();
});
