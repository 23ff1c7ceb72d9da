import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import type { ListedStays } from './listed.ts';
import { useSortChoices } from './use-sort-choices.ts';

const results = {
  area: { near: null },
  nights: 3,
  sorts: [{ sort: 'price', price: { amountMinor: 168_719, currency: 'EUR' }, scoreTenths: 81, distanceKm: null }],
} as unknown as ListedStays;

function Cheapest() {
  return <p>{useSortChoices(results).find(({ sort }) => sort === 'price')?.price}</p>;
}

test('the tab says the total that the first card under it shows', async () => {
  await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Cheapest />
      </I18nProvider>
    </FactsContext>,
  );
  expect(screen.getByText('€1,687.19')).toBeDefined();
});
