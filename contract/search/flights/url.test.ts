import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_END } from '../filter-text.ts';
import { formatFilters, invertedTimes, parseFilters } from './filters.ts';
import type { FlightFilters } from './query.ts';
import {
  formatFlightAddress,
  formatOfferAddress,
  parseFlightAddress,
  parseOfferAddress,
  type FlightAddress,
} from './url.ts';

const words = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
const bounds = fc
  .tuple(fc.nat(100_000), fc.nat(100_000))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const flag = fc.constant(true);
const sliceFilter = fc.record(
  {
    departure: bounds,
    arrival: bounds,
    maxDurationMinutes: fc.nat(3_000),
    fromAirports: words,
    toAirports: words,
    stops: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
    carriers: words,
  },
  { requiredKeys: ['departure'] },
);
const filters: fc.Arbitrary<FlightFilters> = fc.record(
  {
    stops: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
    carriers: words,
    alliances: words,
    price: bounds,
    slices: fc.oneof(fc.tuple(sliceFilter), fc.tuple(fc.option(sliceFilter, { nil: undefined }), sliceFilter)),
    connectionMinutes: bounds,
    avoidAirports: words,
    refundable: flag,
    changeable: flag,
    oneTicket: flag,
    noNightWait: flag,
  },
  { requiredKeys: [] },
);
const day = fc
  .integer({ min: 0, max: 700 })
  .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10));
const asked: fc.Arbitrary<FlightAddress> = fc.record(
  {
    from: fc.array(fc.constantFrom('LON', 'SIN', 'city:2643743', 'a,b'), { minLength: 1, maxLength: 5 }),
    to: fc.array(fc.constantFrom('NYC', 'TYO', 'metro:PAR'), { minLength: 1, maxLength: 5 }),
    depart: day,
    return: fc.option(day),
    passengers: fc.record({
      adults: fc.nat(12),
      children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 4 }),
      infantsInSeat: fc.nat(3),
      infantsOnLap: fc.nat(3),
    }),
    cabin: fc.constantFrom('economy', 'premium', 'business', 'first'),
    bags: fc.record({ cabin: fc.nat(1), checked: fc.nat(2) }),
    sort: fc.constantFrom('best', 'cheapest', 'fastest', 'greenest'),
    filters,
    flexDays: fc.constantFrom(0, 3),
    all: fc.constantFrom(['carriers'], ['carriers', 'out.from']),
    show: fc.integer({ min: 1, max: 200 }),
    skip: fc.nat(1_000_000),
  },
  {
    requiredKeys: [
      'from',
      'to',
      'depart',
      'return',
      'passengers',
      'cabin',
      'bags',
      'sort',
      'filters',
      'flexDays',
      'show',
      'skip',
    ],
  },
);
const OUT = 'house.X-SPC318.LHR.20270303_X-RMB7.KUL.20270304';
const leg = fc.record({ from: asked.map(({ from }) => from), to: asked.map(({ to }) => to), date: day });
const further = fc.array(leg, { minLength: 1, maxLength: 5 });
/** Several flights are chosen one after the other, only a return as whole trips too. */
const address = fc
  .tuple(asked, fc.option(further), fc.constantFrom({}, { whole: true as const }, { out: OUT }))
  .map(([found, legs, choosing]): FlightAddress => {
    if (found.return !== null) return { ...found, ...choosing };
    if (legs === null) return found;
    return { ...found, further: legs, ...('out' in choosing && choosing) };
  });

test('filters survive being written and read', () => {
  fc.assert(
    fc.property(filters, (asked) => {
      expect(parseFilters(formatFilters(asked))).toEqual(asked);
    }),
  );
});

test('the ends of a price or a wait may come in any order; a time of day that ends before it begins is named, not guessed', () => {
  const fs = 'price:500-200;connection:90-60;out.departure:1320-360;back.arrival:60-30';
  expect(parseFilters(fs)).toEqual({ price: [200, 500], connectionMinutes: [60, 90] });
  expect(invertedTimes(fs)).toEqual(['out.departure', 'back.arrival']);
  fc.assert(
    fc.property(filters, (asked) => {
      expect(invertedTimes(formatFilters(asked))).toEqual([]);
    }),
  );
});

test('addresses survive being written, sent and read', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const url = new URL(formatFlightAddress(wanted), 'http://localhost');
      expect(parseFlightAddress(url.pathname, url.search)).toEqual(wanted);
    }),
  );
});

test('the address of an offer holds its search and its key', () => {
  fc.assert(
    fc.property(address, fc.string({ minLength: 1 }), (wanted, key) => {
      const url = new URL(formatOfferAddress(wanted, key), 'http://localhost');
      expect(parseOfferAddress(url.pathname, url.search)).toEqual({ address: wanted, key });
    }),
  );
});

test('reading never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void [parseFilters(text), parseFlightAddress(`/flights/${text}`, text)]),
  );
});

test('an address is readable and leaves defaults out', () => {
  const asked = parseFlightAddress(
    '/flights/LON-SIN/2027-03-03/2027-03-17/2adults/children-7',
    '?sort=best&fs=stops:0',
  );
  expect(asked).toMatchObject({
    from: ['LON'],
    to: ['SIN'],
    passengers: { adults: 2, children: [7] },
    filters: { stops: [0] },
  });
  expect(asked && formatFlightAddress(asked)).toBe(
    '/flights/LON-SIN/2027-03-03/2027-03-17/2adults/children-7?fs=stops:0',
  );
});

test('several places of one field stand with commas, and flexible days in the query', () => {
  const asked = parseFlightAddress('/flights/LHR,STN-SIN/2027-03-03/2adults', '?flex=3');
  expect(asked).toMatchObject({ from: ['LHR', 'STN'], to: ['SIN'], flexDays: 3 });
  expect(asked && formatFlightAddress(asked)).toBe('/flights/LHR,STN-SIN/2027-03-03/2adults?flex=3');
  expect(parseFlightAddress('/flights/LHR-SIN/2027-03-03/2adults', '?flex=90')).toMatchObject({ flexDays: 0 });
});

test('what is not an address is not taken for one', () => {
  for (const path of [
    '/flights',
    '/flights/LON',
    '/flights/LON,-SIN/2027-03-03',
    '/flights/LON-,/2027-03-03',
    '/flights/LON-SIN/soon',
    '/flights/LON-SIN/2027-03-03/2cats',
    '/stays/LON-SIN/2027-03-03',
  ]) {
    expect(parseFlightAddress(path, '')).toBeUndefined();
  }
});

test('a range without an upper end is written and read without one', () => {
  const filters = { price: [85_000, NO_END] as const, connectionMinutes: [0, 90] as const };
  expect(formatFilters(filters)).toBe('price:85000-;connection:0-90');
  expect(parseFilters('price:85000-;connection:0-90')).toEqual(filters);
});
