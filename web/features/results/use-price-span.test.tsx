import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Facet } from '#contract/search';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { usePriceSpan } from './use-price-span.ts';

const sold = { kind: 'range', id: 'price', min: 10_000, max: 90_000 } as Facet;

test.for([
  [20_000, 90_000, 'from €200'],
  [10_000, 50_000, 'up to €500'],
  [20_000, 50_000, '€200 – €500'],
  [5_000, 95_000, '€50 – €950'],
  [20_050, 90_000, 'from €200'],
  [10_000, 50_050, 'up to €501'],
  [0, 50_000, 'up to €500'],
  [20_000, 999_999_999_999, 'from €200'],
] as const)('a price filter of %i to %i says "%s"', ([low, high, words]) => {
  const { result } = renderHook(() => usePriceSpan([sold], 'EUR'), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  expect(result.current([low, high])).toBe(words);
});
