import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPriceLimit, repriced } from './reprice.ts';

const EUR = { currencyCode: 'EUR', microPerBase: 1_000_000 };
const JPY = { currencyCode: 'JPY', microPerBase: 178_400_000 };
const KWD = { currencyCode: 'KWD', microPerBase: 357_100 };

test('a price limit goes along into the other currency, all else stays as it was', () => {
  const at = '/flights/LON-SIN/2027-03-03/2adults?sort=cheapest&fs=stops:0,1;price:10000-50050;refund:allowed&show=60';
  expect(repriced(at, EUR, JPY)).toBe(at.replace('10000-50050', '17840-89290'));
  expect(hasPriceLimit(at)).toBe(true);
});

test.each(['/', '/flights/LON-SIN/2027-03-03/2adults?fs=stops:0', '/x?price:1-2', '/x?fs=overprice:1-2'])(
  '%s has no price limit and stays',
  (at) => {
    expect([hasPriceLimit(at), repriced(at, EUR, KWD)]).toEqual([false, at]);
  },
);

test('there and back the limit never becomes narrower', () => {
  const bound = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(bound, bound, fc.constantFrom(JPY, KWD), (a, b, other) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const back = repriced(repriced(`/f?fs=price:${low}-${high}`, EUR, other), other, EUR);
      const [, from, to] = /price:(\d+)-(\d+)/.exec(back) ?? [];
      expect(Number(from)).toBeLessThanOrEqual(low);
      expect(Number(to)).toBeGreaterThanOrEqual(high);
    }),
  );
});
