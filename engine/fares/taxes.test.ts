import { expect, test } from 'vitest';
import { chargeMinor, createTaxTable, type TaxPath } from './taxes.ts';
import type { FareModel, TaxRule } from './model.ts';
import type { PassengerGroup } from './party.ts';

const RULE: TaxRule = {
  jurisdiction: 'AA',
  code: 'T',
  name: 'Tax',
  kind: 'tax',
  amount: { kind: 'fixed', minor: 100, currency: 'EUR' },
  per: 'departure',
  scope: 'any',
  infantsOnLap: 'exempt',
  validBy: 'travel',
  validFrom: 0,
  validTo: 100,
  rounding: 'half_up',
  source: { url: 'https://example.com/charges', on: '2026-01-01' },
};
const PARTY: PassengerGroup[] = [
  { kind: 'adult', age: 18, count: 2 },
  { kind: 'child', age: 5, count: 1 },
  { kind: 'infantInSeat', age: 1, count: 1 },
  { kind: 'infantOnLap', age: 1, count: 1 },
];

function path(...countries: string[]): TaxPath {
  return {
    countries,
    airports: countries.map((country, at) => `${country}${at}`),
    km: 1000,
    at: countries.map((_, at) => [0, 10 * at] as const),
  };
}

function charged(rule: Partial<TaxRule>, where: TaxPath, base: number[] = [], sale = 1, travel = 50): number {
  const model = {
    taxes: [{ ...RULE, ...rule }],
    rates: { id: 't', date: '', currencies: new Map([['EUR', { exponent: 2, microPerBase: 1_000_000 }]]) },
  } as unknown as FareModel;
  const charges = createTaxTable(model, 'EUR', sale, travel).chargesOf(where, 'economy', new Map());
  return charges.reduce((sum, charge) => sum + chargeMinor(charge, PARTY, base), 0);
}

test('who pays: everyone but infants on a lap, unless the row says otherwise', () => {
  expect(charged({}, path('AA', 'BB'))).toBe(400);
  expect(charged({ infantsOnLap: 'charged' }, path('AA', 'BB'))).toBe(500);
  expect(charged({ exemptUnderAge: 2 }, path('AA', 'BB'))).toBe(300);
  expect(charged({ exemptUnderAge: 12 }, path('AA', 'BB'))).toBe(200);
});

test('what counts: start, end, boardings, changes and legs at home', () => {
  expect(charged({}, path('BB', 'AA'))).toBe(0);
  expect(charged({ per: 'arrival' }, path('BB', 'AA'))).toBe(400);
  expect(charged({ per: 'boarding' }, path('AA', 'AA', 'BB'))).toBe(800);
  expect(charged({ per: 'boarding', maxPerSlice: 1 }, path('AA', 'AA', 'BB'))).toBe(400);
  expect(charged({ per: 'transfer' }, path('BB', 'AA', 'CC'))).toBe(400);
  expect(charged({ per: 'transfer' }, path('AA', 'BB', 'CC'))).toBe(0);
  expect(charged({ per: 'domesticLeg' }, path('AA', 'AA', 'AA', 'BB'))).toBe(800);
});

test('where it applies: at home or abroad, by the other end, distance and cabin', () => {
  expect(charged({ scope: 'domestic' }, path('AA', 'BB'))).toBe(0);
  expect(charged({ scope: 'domestic' }, path('AA', 'BB', 'AA'))).toBe(400);
  expect(charged({ scope: 'international' }, path('AA', 'BB'))).toBe(400);
  expect(charged({ counterparts: ['CC'] }, path('AA', 'BB'))).toBe(0);
  expect(charged({ exceptCounterparts: ['CC'] }, path('AA', 'BB'))).toBe(400);
  expect(charged({ distanceKm: [0, 1000] }, path('AA', 'BB'))).toBe(0);
  expect(charged({ distanceKm: [1000, 2000] }, path('AA', 'BB'))).toBe(400);
  expect(charged({ cabins: ['business'] }, path('AA', 'BB'))).toBe(0);
});

test('when it is in force, by travel or by sale', () => {
  expect(charged({ validTo: 49 }, path('AA', 'BB'))).toBe(0);
  expect(charged({ validFrom: 50 }, path('AA', 'BB'))).toBe(400);
  expect(charged({ validBy: 'sale', validTo: 1 }, path('AA', 'BB'))).toBe(400);
  expect(charged({ validBy: 'sale', validFrom: 2 }, path('AA', 'BB'))).toBe(0);
});

test('a share is taken of each passenger and rounded for each', () => {
  const amount = { kind: 'percent', permille: 75 } as const;
  const base = [1010, 750, 750, 100];
  expect(charged({ amount }, path('AA', 'BB'), base)).toBe(2 * 76 + 56 + 56);
  expect(charged({ amount, rounding: 'up' }, path('AA', 'BB'), base)).toBe(2 * 76 + 57 + 57);
  expect(charged({ amount, rounding: 'down' }, path('AA', 'BB'), base)).toBe(2 * 75 + 56 + 56);
});

test('a country without rows charges nothing', () => {
  expect(charged({ jurisdiction: 'CC' }, path('AA', 'BB'))).toBe(0);
});
