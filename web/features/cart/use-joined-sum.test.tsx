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
  parts: [{ search: '/flights/LON-SIN?sort=price', total: eur(168_401), bags: { cabin: 1, checked: 2 } }],
  total: eur(168_401),
  heldUntil: '2026-11-20T12:30:00.000Z',
  adding: true,
  when: { from: '2027-03-03', to: '2027-03-17' },
};

function sumWith(changes: Partial<CartFact> | null, vertical = 'stays', search = '/stays/SIN') {
  const facts: Facts = { ...FACTS, chrome: { ...FACTS.chrome, ...(changes && { cart: { ...cart, ...changes } }) } };
  const { result } = renderHook(() => useJoinedSum(vertical, search), {
    wrapper: ({ children }) => <FactsContext value={facts}>{children}</FactsContext>,
  });
  return result.current(eur(194_200));
}

test('an offer that is added to the cart comes to both, to the cent', () => {
  expect(sumWith({})).toMatchObject({ sum: eur(362_601), held: undefined });
});

test('nothing is summed without a cart, when nothing is added to it, where it has one of the kind, or in two currencies', () => {
  expect(sumWith(null)).toBeUndefined();
  expect(sumWith({ adding: false })).toBeUndefined();
  expect(sumWith({}, 'flights')).toBeUndefined();
  expect(sumWith({ total: eur(168_401, 'SGD') })).toBeUndefined();
});

test('what takes the place of one of two comes to itself and the other one, whatever its list is narrowed to', () => {
  const parts = [...cart.parts, { search: '/stays/SIN', total: eur(50_000) }];
  const two = { adding: false, verticals: ['flights', 'stays'], keys: ['k', 'l'], parts, total: eur(218_401) };
  expect(sumWith(two)).toEqual({ sum: eur(362_601), held: parts[1] });
  expect(sumWith(two, 'flights', '/flights/LON-SIN?out=k')).toEqual({ sum: eur(244_200), held: parts[0] });
  expect(sumWith(two, 'stays', '/stays/PAR')).toBeUndefined();
});
