import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openProperty } from './testing/open.tsx';
import { PARIS, PARIS_PATH } from './testing/sample.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

test('a room of which a part is due at the property says both amounts, not that all of it is paid now', async () => {
  const { detail, results } = PARIS;
  const needs = detail.needs.map((need) => ({
    ...need,
    offers: need.offers.map((offer) => {
      if (offer.plan.payAt === 'property') return offer;
      const tax = { kind: 'tax' as const, code: 'FR1', name: 'Tourist tax', ...eur(1_950), due: 'property' as const };
      const { total, lines } = offer.price;
      const atProperty = { amount: eur(1_950), asked: [eur(1_950)] };
      const price = { ...offer.price, total: eur(total.amountMinor + 1_950), lines: [...lines, tax], atProperty };
      return { ...offer, price };
    }),
  }));
  await openProperty(PARIS_PATH, { 'search.get': results, 'search.offer': { ...detail, needs } });
  const plans = screen.getByRole('list', { name: 'Double room' }).textContent ?? '';
  expect(plans).toContain('€149.00 now, €19.50 at the property€168.50');
  expect(plans).not.toContain('Pay when you book');
  expect(plans).toContain('Pay at the property€164.00');
});
