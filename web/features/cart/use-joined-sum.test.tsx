import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type CartFact, type Facts, FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { useJoinedSum } from './use-joined-sum.ts';

const eur = (amountMinor: number, currency = 'EUR') => ({ amountMinor, currency });
const cart: CartFact = {
  quoteId: 'q',
  formtoken: 'f',
  verticals: ['flights'],
  keys: ['k'],
  total: eur(168_401),
  heldUntil: '2026-11-20T12:30:00.000Z',
  adding: true,
  when: { from: '2027-03-03', to: '2027-03-17' },
};

function sumWith(changes: Partial<CartFact> | null, vertical = 'stays') {
  const facts: Facts = { ...FACTS, chrome: { ...FACTS.chrome, ...(changes && { cart: { ...cart, ...changes } }) } };
  const { result } = renderHook(() => useJoinedSum(vertical), {
    wrapper: ({ children }) => <FactsContext value={facts}>{children}</FactsContext>,
  });
  return result.current(eur(194_200));
}

test('an offer that is added to the cart comes to both, to the cent', () => {
  expect(sumWith({})).toEqual(eur(362_601));
});

test('nothing is summed without a cart, when nothing is added to it, where it has one of the kind, or in two currencies', () => {
  expect(sumWith(null)).toBeUndefined();
  expect(sumWith({ adding: false })).toBeUndefined();
  expect(sumWith({}, 'flights')).toBeUndefined();
  expect(sumWith({ total: eur(168_401, 'SGD') })).toBeUndefined();
});
