import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BagOption, FlightProduct } from '#contract/booking';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import { flightFrom, flightItem } from '../../../checkout/testing/sample.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useFlightRows } from './use-flight-rows.tsx';

/** By traveller, slice and kind: pieces included or bought. */
type Carried = readonly (readonly [traveller: number, slice: number, kind: BagOption['kind'], pieces: number])[];

type Audience = FlightProduct['fare']['audience'];

function itemWith(carried: Carried, ways: number, home?: string, audience?: Audience): ItemOf<FlightProduct> {
  const { product, ...item } = flightItem;
  if (product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const bags = carried.map(([traveller, slice, kind, bought]): BagOption => ({
    traveller,
    slice,
    kind,
    included: { pieces: 0, weightKg: null },
    asked: 0,
    bought,
    sold: { weightKg: 23, prices: [] },
  }));
  const [out] = product.slices;
  if (!out) throw new TypeError('the sample has no flight');
  const slices = [out, flightFrom(out, home)].slice(0, ways);
  const fare = { ...product.fare, audience };
  return { ...item, product: { ...product, slices, fare }, extras: { vertical: 'flights', bags, seats: [] } };
}

function rowsOf(...asked: Parameters<typeof itemWith>) {
  const { result } = renderHook(() => useFlightRows()(itemWith(...asked), '/extras'), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current;
}

function bagLines(...asked: Parameters<typeof rowsOf>) {
  return rowsOf(...asked)
    .find(({ label }) => label === 'Bags and seats')
    ?.lines.slice(0, -1);
}

const oneOfEach = (traveller: number, slice: number): Carried => [
  [traveller, slice, 'cabin', 1],
  [traveller, slice, 'checked', 1],
];

test('a fare that is a contract’s is named at the review, once for all flights; one for everybody has no row', () => {
  const fareOf = (audience?: Audience) =>
    rowsOf([], 2, undefined, audience)
      .filter(({ label }) => label === 'Fare')
      .map(({ lines }) => lines.at(-1));
  expect(fareOf('contract')).toEqual(['Company fare']);
  expect(fareOf()).toEqual([]);
});

test('bags at the review are those of a traveller on a way, not the sum over both', () => {
  const both = [...oneOfEach(0, 0), ...oneOfEach(0, 1)];
  expect(bagLines(both, 2)).toEqual(['1 cabin bag and 1 checked bag each way']);
  expect(bagLines(oneOfEach(0, 0), 1)).toEqual(['1 cabin bag and 1 checked bag']);
  expect(bagLines([...oneOfEach(0, 0), [0, 1, 'cabin', 1]], 2)).toEqual([
    '1 cabin bag and 1 checked bag out, 1 cabin bag back',
  ]);
  expect(bagLines([], 2)).toEqual(['Small bag only each way']);
});

test('several travellers have one line where they carry the same, else each their own', () => {
  const same = [0, 1].flatMap((who) => [...oneOfEach(who, 0), ...oneOfEach(who, 1)]);
  expect(bagLines(same, 2)).toEqual(['Each traveller: 1 cabin bag and 1 checked bag each way']);
  expect(bagLines([...oneOfEach(0, 0), [1, 0, 'checked', 2]], 1)).toEqual([
    'Traveller 1: 1 cabin bag and 1 checked bag',
    'Traveller 2: 2 checked bags',
  ]);
});

test('two flights that end elsewhere than they began have numbers, as they have on the lists', () => {
  const bags = [...oneOfEach(0, 0), ...oneOfEach(0, 1)];
  const onward = rowsOf(bags, 2, 'Athens');
  expect(onward.map(({ label }) => label)).toEqual(['Flight 1', 'Flight 2', 'Bags and seats']);
  expect(onward[1]?.edit?.label).toBe('Change flight 2');
  expect(bagLines(bags, 2, 'Athens')).toEqual(['1 cabin bag and 1 checked bag on each flight']);
  expect(rowsOf(bags, 2).map(({ label }) => label)).toEqual(['Out', 'Back', 'Bags and seats']);
});
