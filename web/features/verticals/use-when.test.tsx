import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Product } from '#contract/booking';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { flightFrom, flightItem } from '../checkout/testing/sample.ts';
import { stayQuote } from '../checkout/testing/sample-stay.ts';
import { useWhen } from './use-when.ts';

function whenOf(product: Product): readonly string[] {
  const { result } = renderHook(() => useWhen()(product), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current;
}

test('flights out and back are told apart, each with times and airports; nights are said as in the booking, with their year', () => {
  const { product } = flightItem;
  if (product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const [out] = product.slices;
  const back = flightFrom(out!);
  const departure = { ...back.segments[0]!.departure, local: '2027-03-17T23:30' };
  const slices = [out!, { ...back, segments: [{ ...back.segments[0]!, departure }, ...back.segments.slice(1)] }];
  expect(whenOf({ ...product, slices: [out!] })).toEqual(['Wed 3 Mar, 14:25 LHR to 11:20 SIN, arrives next day']);
  expect(whenOf({ ...product, slices })).toEqual([
    'Out, Wed 3 Mar, 14:25 LHR to 11:20 SIN, arrives next day',
    expect.stringMatching(/^Back, Wed 17 Mar, 23:30 [A-Z]{3} to \d\d:\d\d [A-Z]{3}/),
  ]);
  expect(whenOf(stayQuote.items[0]!.product)).toEqual(['Wed 10 Mar to Sat 13 Mar 2027']);
});
