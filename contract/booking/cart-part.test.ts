import { expect, test } from 'vitest';
import { cartPart } from './cart-part.ts';
import type { QuoteItem } from './quote.ts';

type Bag = { kind: 'cabin' | 'checked'; pieces: number; bought: number };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** As much of an item as is read. */
function item(bags: readonly Bag[], seatMinor: number | null) {
  const product = { vertical: 'flights', search: '/flights/LON-SIN', fare: { familyName: 'Light' } };
  const lines = seatMinor === null ? [] : [{ kind: 'seat', amountMinor: seatMinor }];
  const offered = bags.map(({ kind, pieces, bought }) => ({ kind, included: { pieces }, bought }));
  return {
    product,
    price: { total: eur(900), lines },
    extras: { vertical: 'flights', bags: offered, seats: [] },
  } as unknown as QuoteItem;
}

test('bags are those that somebody has on a flight once one was bought, included ones among them', () => {
  const included = { kind: 'cabin', pieces: 1, bought: 0 } as const;
  expect(cartPart(item([included], null))).toEqual({
    search: '/flights/LON-SIN',
    total: eur(900),
    fare: 'Light',
    carried: { cabin: 1, checked: 0 },
  });
  const bought = [
    included,
    { kind: 'checked', pieces: 1, bought: 1 },
    { kind: 'checked', pieces: 0, bought: 1 },
  ] as const;
  expect(cartPart(item(bought, null))).toMatchObject({ bags: { cabin: 1, checked: 2 } });
});

test('seats are part of the price where they cost something', () => {
  expect(cartPart(item([], 1_200))).toMatchObject({ seats: true, extrasMinor: 1_200 });
  expect(cartPart(item([], 0)).extrasMinor).toBeUndefined();
  expect(cartPart(item([], 0)).seats).toBeUndefined();
});
