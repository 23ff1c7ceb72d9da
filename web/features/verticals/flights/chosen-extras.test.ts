import { expect, test } from 'vitest';
import { flightExtras, type FlightExtrasOffered } from '#contract/booking';
import type { Price } from '#contract/search';
import { purchaseWith } from '../../checkout/extras.ts';
import { purchaseOfOrder } from '../../checkout/purchase.ts';
import { flightItem, order } from '../../checkout/testing/sample.ts';
import { chosenFlightExtras } from './chosen-extras.ts';

const EUR = 'EUR';
const at = { traveller: 0, slice: 0 };
const offered: FlightExtrasOffered = {
  vertical: 'flights',
  bags: [
    {
      ...at,
      kind: 'cabin',
      included: { pieces: 1, weightKg: 8 },
      asked: 1,
      bought: 0,
      sold: { weightKg: null, prices: [] },
    },
    {
      ...at,
      kind: 'checked',
      included: { pieces: 0, weightKg: null },
      asked: 1,
      bought: 1,
      sold: { weightKg: 23, prices: [7572, 9900].map((amountMinor) => ({ amountMinor, currency: EUR })) },
    },
  ],
  seats: [
    {
      ...at,
      preferences: ['none', 'window', 'aisle'],
      unit: { amountMinor: 1200, currency: EUR },
      chosen: 'none',
    },
  ],
};
const money = (amountMinor: number) => ({ amountMinor, currency: EUR });
const price: Price = {
  total: money(17_572),
  perPerson: money(17_572),
  lines: [
    { kind: 'base', code: 'BASE', name: 'Base fare', ...money(10_000) },
    { kind: 'bag', code: 'BAG', name: 'Checked bag', ...money(7572) },
  ],
  rates: null,
};

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

const { product } = flightItem;
if (product.vertical !== 'flights') throw new TypeError('not flights');
const item = { product, price, extras: offered };
const readExtras = (typed: FormData) => chosenFlightExtras.read(typed, item, 0);
const totalWith = (extras: ReturnType<typeof readExtras>) => chosenFlightExtras.with(item, extras).price.total;

test('an untouched form keeps what is in the price: nothing is added, nothing dropped', () => {
  const extras = readExtras(form({}));
  expect(extras).toEqual({
    vertical: 'flights',
    bags: [{ ...at, kind: 'checked', bought: 1 }],
    seats: [{ ...at, preference: 'none' }],
  });
  expect(totalWith(extras)).toEqual(price.total);
});

test('choices change the total by their prices, and never beyond what is sold', () => {
  const extras = readExtras(form({ 'bag.0.0.0.checked': '9', 'seat.0.0.0': 'window' }));
  expect(extras.bags[0]?.bought).toBe(2);
  expect(totalWith(extras)).toEqual(money(10_000 + 7572 + 9900 + 1200));
});

test('nonsense in the form is the choice as it was', () => {
  const extras = readExtras(form({ 'bag.0.0.0.checked': '-1', 'seat.0.0.0': 'lap' }));
  expect(extras.bags[0]?.bought).toBe(1);
  expect(extras.seats[0]?.preference).toBe('none');
});

test('what is chosen is chosen in the purchase too, so that its lines name it', () => {
  const { items } = purchaseOfOrder(order);
  const purchase = { ...purchaseOfOrder(order), items: items.map((each) => ({ ...each, price, extras: offered })) };
  const chosen = purchaseWith(purchase, form({ 'bag.0.0.0.checked': '2', 'seat.0.0.0': 'aisle' }));
  const { bags, seats } = flightExtras(chosen.items[0]?.extras);
  expect(bags.map(({ kind, bought }) => [kind, bought])).toEqual([
    ['cabin', 0],
    ['checked', 2],
  ]);
  expect(seats.map(({ chosen: preference }) => preference)).toEqual(['aisle']);
});
