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
  price: { total: eur(30_000), atProperty: null, incomplete: false },
  cancellation: { freeUntil: null, kept: eur(30_000) },
  rank: { reason: 'listed' },
} as unknown as ListedStay;

function renderCard() {
  return renderHook(() => useStayCard({ area: {} } as Pick<ListedStays, 'area'>, () => '/'), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
}

test('a card whose price cannot be cancelled free says from which one can', () => {
  const { result } = renderCard();
  const told = (offer: ListedStay) => result.current(offer, 0).cancellation.text;
  expect(told({ ...strict, freeCancellationFrom: eur(34_000) })).toMatch(/\. Free cancellation from €340$/);
  expect(told(strict)).not.toContain('Free');
});

test('a card says that its price holds all taxes, or that a local tax may be added', () => {
  const { result } = renderCard();
  const told = (incomplete: boolean) =>
    result.current({ ...strict, price: { total: eur(30_000), atProperty: null, incomplete } }, 0).price.party;
  expect([told(false), told(true)]).toEqual(['3 nights, all taxes', '3 nights, a local tax may be added']);
});
