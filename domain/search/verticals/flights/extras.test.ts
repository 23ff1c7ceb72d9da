import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BagOption,
  type ExtrasScope,
  type FlightProduct,
  priceWithExtras,
  type TravellerSlot,
} from '#contract/booking';
import { type PriceLine, type SliceBagTerms, withoutExtras } from '#contract/search';
import { chosenExtras, offerExtras } from './extras.ts';

const EUR = 'EUR';
const money = (amountMinor: number): { amountMinor: number; currency: string } => ({ amountMinor, currency: EUR });
const open = { status: 'unknown', fee: null, untilHoursBefore: null } as const;

interface Slice {
  readonly included: number;
  /** Of the first checked bag, the second ... */
  readonly checked: readonly number[];
  /** Of a cabin bag; null where one is included. */
  readonly cabin: number | null;
}

function termsOf({ included, checked, cabin }: Slice): SliceBagTerms {
  const own = cabin === null;
  return {
    cabin: {
      included: { pieces: own ? 1 : 0, weightKg: own ? 8 : null },
      sold: { weightKg: own ? null : 10, prices: own ? [] : [money(cabin)] },
    },
    checked: {
      included: { pieces: included, weightKg: included > 0 ? 20 : null },
      sold: { weightKg: 23, prices: checked.map(money) },
    },
  };
}

function fareOf(slices: readonly Slice[], seat: number | null): FlightProduct['fare'] {
  return {
    family: 'light',
    familyName: 'Light',
    bookingClasses: [['K']],
    bags: slices.map(termsOf),
    seat: seat === null ? { choice: 'none', from: null } : { choice: 'fee', from: money(seat) },
    conditions: { refund: open, change: open },
    milesPercent: null,
  };
}

const adult: TravellerSlot = { item: 0, kind: 'adult', age: null, bornBetween: ['1900-01-01', '2010-01-01'] };
const lap: TravellerSlot = { item: 0, kind: 'infantOnLap', age: null, bornBetween: ['2025-01-01', '2027-01-01'] };
const base = (amounts: number[]): PriceLine[] =>
  amounts.map((amountMinor, index) => ({
    kind: index ? 'tax' : 'base',
    code: `L${index}`,
    name: 'line',
    amountMinor,
    currency: EUR,
  }));

const anySlice = fc.record({
  included: fc.nat({ max: 2 }),
  checked: fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 3 }),
  cabin: fc.option(fc.integer({ min: 1, max: 9_000 })),
});
const world = fc.record({
  amounts: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 }),
  seated: fc.integer({ min: 1, max: 9 }),
  laps: fc.integer({ min: 0, max: 3 }),
  slices: fc.array(anySlice, { minLength: 1, maxLength: 2 }),
  seat: fc.option(fc.integer({ min: 1, max: 9_000 })),
  asked: fc.record({ cabin: fc.nat({ max: 1 }), checked: fc.nat({ max: 2 }) }),
});
const NOTHING_CHOSEN = { bags: [], seats: [] };
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('without a choice the bags asked for are bought, each at its own price, beside those that are included', () => {
  fc.assert(
    fc.property(world, ({ amounts, seated, laps, slices, seat, asked }) => {
      const fare = fareOf(slices, seat);
      const slots = [...Array<TravellerSlot>(seated).fill(adult), ...Array<TravellerSlot>(laps).fill(lap)];
      const lines = base(amounts);
      const offered = offerExtras({ fare, slots, asked }, NOTHING_CHOSEN, 'extras');
      const price = priceWithExtras({ total: money(sum(amounts)), lines, rates: null }, offered, slots);
      const each = slices.map(
        ({ included, checked, cabin }) =>
          sum(checked.slice(0, Math.max(0, asked.checked - included))) + (asked.cabin > 0 ? (cabin ?? 0) : 0),
      );
      expect(price.total.amountMinor).toBe(sum(amounts) + seated * sum(each));
      expect(withoutExtras(price)).toBe(sum(amounts));
      for (const { slice, kind, included, bought, sold } of offered.bags) {
        expect(included.pieces + bought).toBeGreaterThanOrEqual(
          Math.min(asked[kind], included.pieces + sold.prices.length),
        );
        expect(included.pieces).toBe(kind === 'checked' ? slices[slice]?.included : included.pieces);
        expect(bought === 0 || included.pieces + bought === Math.min(asked[kind], included.pieces + bought)).toBe(true);
      }
    }),
  );
});

test('one more costs the price of that piece, one less gives it back; the stored choice prices the same again', () => {
  fc.assert(
    fc.property(world, fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 20 }), (w, counts) => {
      const slots = Array<TravellerSlot>(w.seated).fill(adult);
      const scope: ExtrasScope = { fare: fareOf(w.slices, w.seat), slots, asked: w.asked };
      const lines = base(w.amounts);
      const there = { amount: money(7), asked: [money(7)] };
      const sumOf = { total: money(sum(w.amounts)), lines, rates: null, atProperty: there };
      const all = offerExtras(scope, NOTHING_CHOSEN, 'extras');
      const bags = all.bags.map((bag, index) => ({
        ...place(bag),
        kind: bag.kind,
        bought: Math.min(bag.sold.prices.length, counts[index % 20] ?? 0),
      }));
      const seats = all.seats.map((seat, index) => ({
        ...place(seat),
        preference: counts[index % 20] ? ('aisle' as const) : ('none' as const),
      }));
      const offered = offerExtras(scope, { bags: [...bags].reverse(), seats }, 'extras');
      const price = priceWithExtras(sumOf, offered, slots);
      const wished = seats.filter((seat) => seat.preference !== 'none').length;
      expect(price.total.amountMinor).toBe(
        sum(w.amounts) + sum(bags.map((bag) => paidFor(w.slices, bag))) + wished * (w.seat ?? 0),
      );
      expect(sum(price.lines.map((line) => line.amountMinor))).toBe(price.total.amountMinor);
      expect(price.perPerson.amountMinor * w.seated).toBeGreaterThanOrEqual(price.total.amountMinor);
      expect(price.atProperty).toEqual(there);
      expect(offerExtras(scope, chosenExtras(offered), 'extras')).toEqual(offered);
    }),
  );
});

function paidFor(
  slices: readonly Slice[],
  { slice, kind, bought }: Pick<BagOption, 'bought' | 'kind' | 'slice'>,
): number {
  const { checked = [], cabin = null } = slices[slice] ?? {};
  return kind === 'checked' ? sum(checked.slice(0, bought)) : bought * (cabin ?? 0);
}

test('what is not sold cannot be chosen, and the field says so', () => {
  const scope: ExtrasScope = {
    fare: fareOf([{ included: 0, checked: [], cabin: null }], null),
    slots: [adult, lap],
    asked: { cabin: 0, checked: 2 },
  };
  expect(offerExtras(scope, NOTHING_CHOSEN, 'extras').bags.map(({ kind, bought }) => [kind, bought])).toEqual([
    ['cabin', 0],
  ]);
  expect(() =>
    offerExtras(scope, { bags: [{ traveller: 0, slice: 0, kind: 'checked', bought: 1 }], seats: [] }, 'choice'),
  ).toThrow('EXTRA_NOT_SOLD');
  expect(() =>
    offerExtras(scope, { bags: [{ traveller: 1, slice: 0, kind: 'cabin', bought: 1 }], seats: [] }, 'extras'),
  ).toThrow('EXTRA_NOT_SOLD');
  expect(() =>
    offerExtras(scope, { bags: [], seats: [{ traveller: 0, slice: 0, preference: 'window' }] }, 'extras'),
  ).toThrow('EXTRA_NOT_SOLD');
});

function place({ traveller, slice }: { traveller: number; slice: number }): { traveller: number; slice: number } {
  return { traveller, slice };
}
