import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachOf } from './money.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

test('one of several is rounded up, whatever is counted: a third of 100.00 is 33.34', () => {
  expect([eachOf(eur(10_000), 3), eachOf(eur(10_001), 2), eachOf(eur(9), 3)]).toEqual([eur(3_334), eur(5_001), eur(3)]);
  expect(eachOf(eur(500), 0)).toEqual(eur(500));
});

test('together they are never less than the amount, and less than one unit each above it', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 400 }), (amount, count) => {
      const over = eachOf(eur(amount), count).amountMinor * count - amount;
      expect(over).toBeGreaterThanOrEqual(0);
      expect(over).toBeLessThan(count);
    }),
  );
});
