import fc from 'fast-check';
import type { StayAsk, StayFilters } from '../ask.ts';
import { ASK, FIRST_DAY } from './world.ts';

const NEEDS = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [] },
  { adults: 2, childAges: [4] },
  { adults: 1, childAges: [15, 2] },
  { adults: 3, childAges: [] },
] as const;

export const seeds = fc.integer({ min: 1, max: 1e6 });

export const asks: fc.Arbitrary<StayAsk> = fc
  .record({
    arrival: fc.integer({ min: 8, max: 66 }),
    nights: fc.integer({ min: 1, max: 6 }),
    rooms: fc.array(fc.constantFrom(...NEEDS), { minLength: 1, maxLength: 3 }),
    currency: fc.constantFrom('EUR', 'JPY', 'USD'),
    member: fc.boolean(),
    contracts: fc.constantFrom([], ['ACME']),
    km: fc.constantFrom(8, 15, 60),
  })
  .map(({ arrival, km, ...ask }) => {
    const where = { kind: 'circle', lat: -16.9, lon: 180, km } as const;
    return { ...ASK, ...ask, where, arrival: FIRST_DAY + arrival };
  });

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
export const filterSets: fc.Arbitrary<StayFilters> = fc
  .record({
    stars: maybe(fc.constantFrom([3, 4, 5], [0, 1, 2])),
    score: maybe(fc.constantFrom(60, 80)),
    areas: maybe(fc.constantFrom(['port', 'hill'], ['nowhere'])),
    amenities: maybe(fc.constantFrom(['amenity_3'], ['amenity_35', 'amenity_7'])),
    access: maybe(fc.constant(['lift'])),
    chains: maybe(fc.constantFrom(['NRD'], ['independent', 'SUD'])),
    dataClasses: maybe(fc.constant(['demo'] as const)),
    boards: maybe(fc.constantFrom(['breakfast', 'room_only'] as const, ['half_board'] as const)),
    freeCancellation: maybe(fc.constant(true)),
    payLater: maybe(fc.constant(true)),
    price: maybe(fc.constantFrom([20_000, 70_000] as const, [0, 40_000] as const)),
  })
  .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)));

const limits = fc.record(
  { mostMinor: fc.constantFrom(30_000, 60_000), refused: fc.constantFrom(['NRD'], ['independent']) },
  { requiredKeys: [] },
);

/** Few filters, so that something is left to count, and what is there at all. */
export const someFilters: fc.Arbitrary<StayFilters> = fc
  .tuple(filterSets, fc.integer({ min: 0, max: 3 }), maybe(limits))
  .map(([filters, most, within]) => ({
    ...Object.fromEntries(Object.entries(filters).slice(0, most)),
    ...(within && { limits: within }),
  }));

export const everything = { sort: 'price', offset: 0, limit: 100 } as const;
