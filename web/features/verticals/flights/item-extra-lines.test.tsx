import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BagOption } from '#contract/booking';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import { flightItem } from '../../checkout/testing/sample.ts';
import { useFlightExtraLines } from './item-extra-lines.ts';

/** Of travellers with so many checked bags each, sold at these prices. */
function costsOf(bought: readonly number[], prices: readonly number[]) {
  const { product, ...item } = flightItem;
  if (product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const bags = bought.map((count, traveller): BagOption => ({
    traveller,
    slice: 0,
    kind: 'checked',
    included: { pieces: 0, weightKg: null },
    asked: count,
    bought: count,
    sold: { weightKg: 23, prices: prices.map((amountMinor) => ({ amountMinor, currency: 'EUR' })) },
  }));
  const { result } = renderHook(
    () => useFlightExtraLines()({ ...item, product, extras: { vertical: 'flights', bags, seats: [] } }),
    {
      wrapper: ({ children }) => (
        <FactsContext value={FACTS}>
          <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
        </FactsContext>
      ),
    },
  );
  return result.current.map(({ amountMinor, eachMinor }) => [amountMinor, eachMinor]);
}

test('several bags that cost the same have a price each beside the price in all; one bag, or bags of different prices, have not', () => {
  expect(costsOf([1, 1], [4_000, 6_000])).toEqual([[8_000, 4_000]]);
  expect(costsOf([1], [4_000, 6_000])).toEqual([[4_000, undefined]]);
  expect(costsOf([2], [4_000, 6_000])).toEqual([[10_000, undefined]]);
});
