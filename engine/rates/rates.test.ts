import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMinor, divideHalfAway } from './rates.ts';
import type { RateTable } from './rates.ts';

const TABLE: RateTable = {
  id: 't',
  date: '2026-01-02',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['GBP', { exponent: 2, microPerBase: 800_000 }],
    ['JPY', { exponent: 0, microPerBase: 160_000_000 }],
    ['BHD', { exponent: 3, microPerBase: 400_000 }],
  ]),
};

test('exponents and rates: ten pounds are 12.50 euros, 2000 yen and 5 dinars', () => {
  expect(convertMinor(1000, 'GBP', 'EUR', TABLE)).toBe(1250);
  expect(convertMinor(1000, 'GBP', 'JPY', TABLE)).toBe(2000);
  expect(convertMinor(1000, 'GBP', 'BHD', TABLE)).toBe(5000);
});

test('halves go away from zero, on both sides of it', () => {
  expect([5, 4, -5, -4, 0].map((minor) => divideHalfAway(minor, 10))).toEqual([1, 0, -1, 0, 0]);
});

test('there is no rate for a currency that the table lacks', () => {
  expect(() => convertMinor(1, 'EUR', 'XXX', TABLE)).toThrow(RangeError);
});

test('there and back is off by no more than the coarser step', () => {
  const code = fc.constantFrom('GBP', 'JPY', 'BHD');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), code, (minor, to) => {
      const back = convertMinor(convertMinor(minor, 'EUR', to, TABLE), to, 'EUR', TABLE);
      const step = to === 'JPY' ? 0.5 * (100 / 160) + 0.5 : 1.2;
      expect(Math.abs(back - minor)).toBeLessThanOrEqual(Math.ceil(step));
    }),
  );
});
