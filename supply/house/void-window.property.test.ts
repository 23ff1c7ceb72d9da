import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { FareVoid } from '#engine/fares';
import { refundAt } from './search/cancellation.ts';
import { sampleFlights } from './testing/booking.ts';
import { DAY_VOID, voidEnd, voidWindowAt } from './void-window.ts';

const hourMs = 3_600_000;
const { product, slots } = sampleFlights({ flight: '1', adults: 1 });
const departs = new Date(product.slices[0]!.segments[0]!.departure.instant);
const readersZone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = readersZone;
});

const placeOf = (zone: string) => ({ zone, cityName: zone.split('/').at(-1)! });
const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
const offsetIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at).split(' ').at(-1)!;

/** Some turn their clocks at midnight, so that a day begins at one or has an hour of the evening twice; some turn them by half an hour or two. */
const TURNING = [
  'Europe/Dublin',
  'America/New_York',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
];

/** Hours of the two years before the flight after which the clocks of a zone are others. */
function changesOf(zone: string): number[] {
  const first = departs.getTime() - 2 * 365 * 24 * hourMs;
  const hours = Array.from({ length: 2 * 365 }, (_, day) => first + day * 24 * hourMs);
  return hours.filter((at) => offsetIn(zone, at) !== offsetIn(zone, at + 24 * hourMs));
}

const anywhere = fc.tuple(
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  fc.integer({ min: departs.getTime() - 2 * 365 * 24 * hourMs, max: departs.getTime() - 30 * hourMs }),
);
const nearChanges = fc.constantFrom(...TURNING.flatMap((zone) => changesOf(zone).map((at) => [zone, at] as const)));
const turning = fc
  .tuple(nearChanges, fc.integer({ min: -30 * hourMs, max: 54 * hourMs }))
  .map(([[zone, at], by]): [string, number] => [zone, Math.min(at + by, departs.getTime() - 30 * hourMs)]);

function refundOf(zone: string, soldAt: number, at: number) {
  const line = (kind: 'base' | 'tax', amountMinor: number) => ({
    kind,
    code: kind,
    name: kind,
    amountMinor,
    currency: 'EUR',
  });
  const refund = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
  const terms = {
    lines: [line('base', 50_000), line('tax', 9_000)],
    product: { ...product, fare: { ...product.fare, conditions: { ...product.fare.conditions, refund } } },
    slots,
    units: [0],
    bookedAt: new Date(soldAt),
    voidWindow: voidWindowAt(['midnight'], departs, new Date(soldAt), placeOf(zone)),
  };
  return refundAt(terms, new Date(at)).refundMinor;
}

test.for([
  ['at any moment in any zone', anywhere],
  ['around changes of the clocks', turning],
] as const)(
  'what is sold until midnight comes back until the day of sale is over where it was sold, whatever the clock of whoever reads: %s',
  ([, moments]) => {
    const readers = fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'UTC', 'Asia/Kathmandu');
    fc.assert(
      fc.property(moments, readers, ([zone, soldAt], reader) => {
        process.env['TZ'] = reader;
        const end = voidEnd({ midnightIn: placeOf(zone) }, new Date(soldAt)).getTime();
        expect(end).toBeGreaterThan(soldAt);
        expect(end - soldAt).toBeLessThanOrEqual(26 * hourMs);
        expect(dayIn(zone, end - 1)).toBe(dayIn(zone, soldAt));
        expect(dayIn(zone, end) > dayIn(zone, soldAt)).toBe(true);
        expect([soldAt, end - 1_000, end - 1].map((at) => refundOf(zone, soldAt, at))).toEqual([
          59_000, 59_000, 59_000,
        ]);
        expect([end, end + 1_000].map((at) => refundOf(zone, soldAt, at))).toEqual([9_000, 9_000]);
      }),
      { numRuns: 400 },
    );
  },
);

test('of several parts the shortest time holds, none where one has none, and a midnight that nobody can name is not promised', () => {
  const [soldAt, dublin] = [new Date(departs.getTime() - 30 * 24 * hourMs), placeOf('Europe/Dublin')];
  const told = (...declared: (FareVoid | null | undefined)[]) => voidWindowAt(declared, departs, soldAt, dublin);
  expect(told(DAY_VOID, { hours: 48 })).toEqual({ hours: 24 });
  expect(told({ hours: 48 }, undefined)).toEqual({ hours: 24 });
  expect(told(DAY_VOID, 'midnight')).toEqual({ midnightIn: dublin });
  expect(told('midnight', null, DAY_VOID)).toBeNull();
  expect(voidWindowAt(['midnight'], departs, soldAt, undefined)).toBeNull();
});

test('a flight that leaves before midnight takes its free cancellation with it', () => {
  const soldAt = departs.getTime() - hourMs;
  expect(refundOf('Pacific/Honolulu', soldAt, departs.getTime() - 1)).toBe(59_000);
  expect(refundOf('Pacific/Honolulu', soldAt, departs.getTime())).toBe(0);
});
