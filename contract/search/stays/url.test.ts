import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStayFilters, parseStayFilters } from './filters.ts';
import { BOARDS, STAY_SORTS, type StayFilters } from './query.ts';
import {
  formatNightsAddress,
  formatPropertyAddress,
  formatStayAddress,
  parseNightsAddress,
  parsePropertyAddress,
  parseStayAddress,
} from './url.ts';
import type { StayAddress } from './url.ts';

const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
const lat = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((micro) => micro / 100_000);
const lon = fc.integer({ min: -18_000_000, max: 18_000_000 }).map((micro) => micro / 100_000);
const words = fc.array(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }), { minLength: 1, maxLength: 3 });
const range = fc
  .tuple(fc.nat(9_999), fc.nat(9_999))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);

const filters: fc.Arbitrary<StayFilters> = fc.record(
  {
    price: range,
    stars: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
    score: fc.integer({ min: 0, max: 100 }),
    areas: words,
    amenities: words,
    access: words,
    chains: words,
    boards: fc.uniqueArray(fc.constantFrom(...BOARDS), { minLength: 1 }),
    freeCancellation: fc.constant(true),
    payLater: fc.constant(true),
    soldOut: fc.constant(true),
  },
  { requiredKeys: [] },
);

const address: fc.Arbitrary<StayAddress> = fc.record({
  place: fc.oneof(
    fc.constantFrom('PAR', 'metro:LON', 'city:2988507', 'Sankt Pölten, Österreich'),
    fc.record({ lat, lon }),
    fc.record({ south: lat, west: lon, north: lat, east: lon }),
  ),
  near: fc.option(fc.constantFrom('LON', 'metro:TYO')),
  checkIn: day.map((at) => at.toISOString().slice(0, 10)),
  checkOut: day.map((at) => at.toISOString().slice(0, 10)),
  rooms: fc.array(fc.record({ adults: fc.nat(99), children: fc.array(fc.option(fc.nat(17)), { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 9,
  }),
  sort: fc.constantFrom(...STAY_SORTS),
  filters,
  show: fc.integer({ min: 1, max: 200 }),
  skip: fc.nat(1_000_000),
});

const split = (text: string): [string, string] => {
  const { pathname, search } = new URL(text, 'https://site.invalid');
  return [pathname, search];
};

test('an address of stays is read as it was written', () => {
  fc.assert(
    fc.property(address, (asked) => {
      expect(parseStayAddress(...split(formatStayAddress(asked)))).toEqual(asked);
    }),
  );
});

test('so is that of one property', () => {
  fc.assert(
    fc.property(address, fc.string({ minLength: 1 }), (asked, key) => {
      expect(parsePropertyAddress(...split(formatPropertyAddress(asked, key)))).toEqual({ address: asked, key });
    }),
  );
});

test('so is that of the arrivals of a month, which is no list', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const [path, query] = split(formatNightsAddress(asked));
      expect(parseNightsAddress(path, query)).toEqual(asked);
      expect(parseStayAddress(path, query)).toBeUndefined();
    }),
  );
});

test('filters are read as they were written', () => {
  fc.assert(
    fc.property(filters, (asked) => {
      expect(parseStayFilters(formatStayFilters(asked))).toEqual(asked);
    }),
  );
});

test('an address can be read by a person', () => {
  const asked: StayAddress = {
    place: 'metro:PAR',
    near: null,
    checkIn: '2027-03-03',
    checkOut: '2027-03-06',
    rooms: [
      { adults: 2, children: [] },
      { adults: 1, children: [7, 11] },
    ],
    sort: 'price',
    filters: { stars: [4, 5], freeCancellation: true },
    show: 30,
    skip: 0,
  };
  expect(formatStayAddress(asked)).toBe(
    '/stays/metro:PAR/2027-03-03/2027-03-06/2adults/1adult-7-11?sort=price&fs=stars:4,5;cancellation:free',
  );
});

test.each([
  ['/stays', 'no search'],
  ['/stays/PAR/2027-03-03', 'no day of departure'],
  ['/stays/PAR/2027-03-03/2027-03-06', 'nobody'],
  ['/stays/PAR/2027-03-03/soon/2adults', 'no day'],
  ['/stays/PAR/2027-03-03/2027-03-06/2adults/many', 'no room'],
  ['/stays/@91,0/2027-03-03/2027-03-06/2adults', 'a point beyond the pole'],
  ['/stays/@1,2,3/2027-03-03/2027-03-06/2adults', 'three numbers'],
  ['/flights/PAR-LON/2027-03-03', 'another vertical'],
])('%s is no address of stays: %s', (pathname) => {
  expect(parseStayAddress(pathname, '')).toBeUndefined();
});

test('what cannot be read of filters is dropped; the ends of a price may come in any order', () => {
  expect(parseStayFilters('stars:9,x;score:900;board:caviar;price:9;cancellation:no;%%')).toEqual({});
  expect(parseStayFilters('price:9-1')).toEqual({ price: [1, 9] });
});
