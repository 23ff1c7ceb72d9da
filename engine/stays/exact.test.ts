import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedShare, share } from './exact.ts';

test('a share is exact whatever its size: halves up, or as a rule rounds', () => {
  const whole = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(whole(4e12), whole(2e7), fc.integer({ min: 1, max: 4e9 }), (amount, numerator, denominator) => {
      const [product, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
      expect(share(amount, numerator, denominator)).toBe(Number((2n * product + divisor) / (2n * divisor)));
      expect(roundedShare(amount, numerator, denominator, 'down')).toBe(Number(product / divisor));
      expect(roundedShare(amount, numerator, denominator, 'up')).toBe(Number((product + divisor - 1n) / divisor));
    }),
    { numRuns: 2000 },
  );
  expect([share(1, 1, 2), share(1, 1, 3), share(3, 1, 2), share(0, 5, 7)]).toEqual([1, 0, 2, 0]);
});
