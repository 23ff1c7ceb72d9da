import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RateTable } from '#engine/rates';
import { add, allocate, compare, convert, money, multiply, negate, subtract, sum, zero } from './index.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((minor) => money(minor, 'EUR'));
const TABLE: RateTable = {
  id: 't',
  date: '2026-01-02',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['JPY', { exponent: 0, microPerBase: 178_400_000 }],
    ['KWD', { exponent: 3, microPerBase: 357_100 }],
    ['IRR', { exponent: 2, microPerBase: 48_980_000_000 }],
  ]),
};
const CODES = [...TABLE.currencies.keys()];

test('adding and taking away undo each other, in any order', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (a, b, c) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(add(a, add(b, c))).toEqual(add(c, add(b, a)));
      expect(add(a, negate(a))).toEqual(zero('EUR'));
      expect(sum([a, b, c], 'EUR')).toEqual(add(add(a, b), c));
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
    }),
  );
});

test('two currencies never meet in a sum, nor do fractions or unsafe numbers', () => {
  expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow(/CURRENCY_MISMATCH/);
  expect(() => money(0.5, 'EUR')).toThrow(/AMOUNT_TOO_LARGE/);
  expect(() => multiply(money(2 ** 52, 'EUR'), 4)).toThrow(/AMOUNT_TOO_LARGE/);
});

test('parts of an allocation add up exactly, and each is less than a unit from its share', () => {
  const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(amounts, weights, (amount, shares) => {
      const parts = allocate(amount, shares);
      expect(sum(parts, 'EUR')).toEqual(amount);
      const used = shares.some((weight) => weight > 0) ? shares : shares.map(() => 1);
      const total = used.reduce((a, b) => a + b, 0);
      parts.forEach((part, at) => {
        expect(Math.abs(part.amountMinor - (amount.amountMinor * used[at]!) / total)).toBeLessThan(1.01);
      });
    }),
  );
});

test('ten cents among three: the first gets the odd one', () => {
  expect(allocate(money(10, 'EUR'), [1, 1, 1]).map((part) => part.amountMinor)).toEqual([4, 3, 3]);
  expect(allocate(money(-10, 'EUR'), [0, 3, 1]).map((part) => part.amountMinor)).toEqual([0, -8, -2]);
});

test('conversion equals exact arithmetic rounded half away from zero', () => {
  const code = fc.constantFrom(...CODES);
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), code, code, (minor, from, to) => {
      const source = TABLE.currencies.get(from)!;
      const target = TABLE.currencies.get(to)!;
      const numerator = BigInt(minor) * BigInt(target.microPerBase) * 10n ** BigInt(target.exponent);
      const denominator = BigInt(source.microPerBase) * 10n ** BigInt(source.exponent);
      const size = numerator < 0n ? -numerator : numerator;
      const rounded = (2n * size + denominator) / (2n * denominator);
      expect(BigInt(convert(money(minor, from), to, TABLE).amountMinor)).toBe(numerator < 0n ? -rounded : rounded);
    }),
  );
  expect(convert(money(1, 'EUR'), 'JPY', TABLE)).toEqual(money(2, 'JPY'));
  expect(() => convert(money(1, 'EUR'), 'ZZZ', TABLE)).toThrow(/UNKNOWN_CURRENCY/);
});

test('conversion keeps order and its own currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom(...CODES),
      (left, right, to) => {
        const [a, b] = [money(left, 'EUR'), money(right, 'EUR')];
        const [x, y] = [convert(a, to, TABLE), convert(b, to, TABLE)];
        expect(Math.sign(compare(x, y)) * Math.sign(compare(a, b))).toBeGreaterThanOrEqual(0);
        expect(convert(a, 'EUR', TABLE)).toEqual(a);
      },
    ),
  );
});
