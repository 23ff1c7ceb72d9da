import { expect, test } from 'vitest';
import type { PricedBags, SliceBags } from '#contract/search';
import { bagCellOf, bagFactOf } from './bag-facts.ts';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function bagsOf(included: number, asked: number, prices: readonly number[]): PricedBags {
  return {
    included: { pieces: included, weightKg: included > 0 ? 32 : null },
    asked,
    bought: Math.max(0, asked - included),
    sold: { weightKg: 23, prices: prices.map(money) },
  };
}

const sliceOf = (checked: PricedBags): SliceBags => ({ cabin: bagsOf(1, 0, []), checked });
const factOf = (...checked: readonly PricedBags[]) => bagFactOf(checked.map(sliceOf), 'checked');
const cellOf = (...checked: readonly PricedBags[]) => bagCellOf(checked.map(sliceOf), 'checked');

test('a bag is included only where every slice includes all that was asked for; what is bought is not', () => {
  expect(factOf(bagsOf(1, 1, [30]), bagsOf(1, 1, []))).toEqual({ how: 'included' });
  expect(factOf(bagsOf(1, 1, []), bagsOf(0, 1, [30]))).toEqual({ how: 'bought' });
  expect(factOf(bagsOf(1, 2, [30]))).toEqual({ how: 'bought' });
});

test('a bag that is not in the price costs what one costs on all slices that lack it together, if each of them sells it', () => {
  expect(factOf(bagsOf(0, 0, [30, 50]), bagsOf(0, 0, [40]))).toEqual({ how: 'not in the price', from: money(70) });
  expect(factOf(bagsOf(1, 0, []), bagsOf(0, 0, [30]))).toEqual({ how: 'not in the price', from: money(30) });
  expect(factOf(bagsOf(0, 0, []), bagsOf(0, 0, [30]))).toEqual({ how: 'not in the price', from: null });
});

test('a fare tells the slice that includes least, and what one traveller pays for the bought pieces of all slices', () => {
  expect(cellOf(bagsOf(1, 2, [70]), bagsOf(0, 2, [30, 50]))).toMatchObject({
    included: { pieces: 0 },
    bought: { pieces: 2, weightKg: 23, each: money(150) },
  });
  expect(cellOf(bagsOf(1, 2, [70]))).toMatchObject({
    included: { pieces: 1, weightKg: 32 },
    bought: { pieces: 1, weightKg: 23, each: money(70) },
  });
  expect(cellOf(bagsOf(0, 0, [30]), bagsOf(0, 0, [40]))).toMatchObject({ next: money(70) });
  expect(cellOf()).toBeUndefined();
});
