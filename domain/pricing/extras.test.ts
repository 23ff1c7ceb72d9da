import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlightProduct, TravellerSlot } from '#contract/booking';
import type { PriceLine } from '#contract/search';
import {
  chosenExtras,
  offerExtras,
  priceWithExtras,
  searchedPieces,
  withoutExtras,
  type ExtrasScope,
} from './extras.ts';

const EUR = 'EUR';
const money = (amountMinor: number): { amountMinor: number; currency: string } => ({ amountMinor, currency: EUR });
const open = { status: 'unknown', fee: null, untilHoursBefore: null } as const;

function fareOf(included: number, checked: number | null, seat: number | null): FlightProduct['fare'] {
  return {
    family: 'light',
    familyName: 'Light',
    bookingClasses: [['K']],
    bags: {
      cabin: { pieces: 1, weightKg: 8 },
      checked: { pieces: included, weightKg: 23 },
      checkedFrom: checked === null ? null : money(checked),
      cabinFrom: null,
    },
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

const world = fc.record({
  amounts: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 }),
  seated: fc.integer({ min: 1, max: 9 }),
  laps: fc.integer({ min: 0, max: 3 }),
  sliceCount: fc.integer({ min: 1, max: 2 }),
  included: fc.integer({ min: 0, max: 2 }),
  unit: fc.option(fc.integer({ min: 1, max: 20_000 })),
  seat: fc.option(fc.integer({ min: 1, max: 9_000 })),
  asked: fc.integer({ min: 0, max: 2 }),
});

test('search total == checkout total: with the searched bags the checkout charges what the search showed', () => {
  fc.assert(
    fc.property(world, ({ amounts, seated, laps, sliceCount, included, unit, seat, asked }) => {
      const fare = fareOf(included, unit, seat);
      const slots = [...Array<TravellerSlot>(seated).fill(adult), ...Array<TravellerSlot>(laps).fill(lap)];
      const searched = { cabin: 1, checked: asked };
      const lines = base(amounts);
      const bags = searchedPieces(fare, searched, 'checked') * (unit ?? 0) * seated * sliceCount;
      const shown = lines.reduce((sum, line) => sum + line.amountMinor, bags);
      const offered = offerExtras({ fare, slots, sliceCount, searched }, { bags: [], seats: [] });
      const price = priceWithExtras({ total: money(shown - bags), lines, rates: null }, offered, slots);
      expect(price.total.amountMinor).toBe(shown);
      expect(withoutExtras(price)).toBe(shown - bags);
    }),
  );
});

test('lines add up, extras are additive and order-free, the stored choice prices the same again', () => {
  fc.assert(
    fc.property(world, fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 20 }), (w, counts) => {
      const fare = fareOf(w.included, w.unit, w.seat);
      const slots = Array<TravellerSlot>(w.seated).fill(adult);
      const scope: ExtrasScope = { fare, slots, sliceCount: w.sliceCount, searched: { cabin: 0, checked: 0 } };
      const all = offerExtras(scope, { bags: [], seats: [] });
      const bags = all.bags.map((bag, index) => ({
        ...place(bag),
        kind: bag.kind,
        count: Math.min(bag.max, counts[index % 20] ?? 0),
      }));
      const seats = all.seats.map((seat, index) => ({
        ...place(seat),
        preference: counts[index % 20] ? ('aisle' as const) : ('none' as const),
      }));
      const offered = offerExtras(scope, { bags: [...bags].reverse(), seats });
      const lines = base(w.amounts);
      const price = priceWithExtras({ total: money(0), lines, rates: null }, offered, slots);
      const expected =
        lines.reduce((sum, line) => sum + line.amountMinor, 0) +
        bags.reduce((sum, bag) => sum + bag.count * (bag.kind === 'checked' ? (w.unit ?? 0) : 0), 0) +
        seats.filter((seat) => seat.preference !== 'none').length * (w.seat ?? 0);
      expect(price.total.amountMinor).toBe(expected);
      expect(price.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(price.total.amountMinor);
      expect(price.perPerson.amountMinor * w.seated).toBeGreaterThanOrEqual(price.total.amountMinor);
      const again = offerExtras(scope, chosenExtras(offered));
      expect(again).toEqual(offered);
    }),
  );
});

test('what is not sold cannot be chosen, and the field says so', () => {
  const scope: ExtrasScope = {
    fare: fareOf(0, null, null),
    slots: [adult, lap],
    sliceCount: 1,
    searched: { cabin: 0, checked: 2 },
  };
  expect(offerExtras(scope, { bags: [], seats: [] }).bags.map((bag) => bag.chosen)).toEqual([0]);
  expect(() =>
    offerExtras(scope, { bags: [{ traveller: 0, slice: 0, kind: 'checked', count: 1 }], seats: [] }),
  ).toThrow('EXTRA_NOT_SOLD');
  expect(() => offerExtras(scope, { bags: [{ traveller: 1, slice: 0, kind: 'cabin', count: 1 }], seats: [] })).toThrow(
    'EXTRA_NOT_SOLD',
  );
  expect(() => offerExtras(scope, { bags: [], seats: [{ traveller: 0, slice: 0, preference: 'window' }] })).toThrow(
    'EXTRA_NOT_SOLD',
  );
});

function place({ traveller, slice }: { traveller: number; slice: number }): { traveller: number; slice: number } {
  return { traveller, slice };
}
