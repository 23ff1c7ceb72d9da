import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import type { ListedStay, ListedStays } from './listed.ts';
import { useStayCard } from './use-stay-card.tsx';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const strict = {
  property: {
    key: 'h1',
    name: 'Le Relais',
    lat: 48,
    lon: 2,
    zone: 'Europe/Paris',
    stars: 3,
    amenities: [],
    access: [],
  },
  rooms: [],
  nights: 3,
  price: { total: eur(30_000), atProperty: null },
  cancellation: { freeUntil: null, kept: eur(30_000) },
  rank: { reason: 'listed' },
} as unknown as ListedStay;

test('a card whose price cannot be cancelled free says from which one can', () => {
  const { result } = renderHook(() => useStayCard({ area: {} } as Pick<ListedStays, 'area'>, () => '/'), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  const told = (offer: ListedStay) => result.current(offer, 0).cancellation.text;
  expect(told({ ...strict, freeCancellationFrom: eur(34_000) })).toMatch(/\. Free cancellation from €340$/);
  expect(told(strict)).not.toContain('Free');
});
