import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { type CartFact, FactsContext } from '../../facts.ts';
import { FACTS, PLAIN_CHROME } from '../../testing/facts.ts';
import { AddingStrip } from './adding-strip.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const cart: CartFact = {
  quoteId: 'q',
  formtoken: 'f',
  verticals: ['flights'],
  keys: ['k'],
  parts: [],
  total: { amountMinor: 60_000, currency: 'EUR' },
  heldUntil: '2026-11-20T14:30:00.000Z',
  adding: true,
  when: { from: '2027-03-03', to: '2027-03-17' },
};
const primary = [
  { url: '/', verticalName: 'flights' },
  { url: '/stays', verticalName: 'stays' },
] as (typeof PLAIN_CHROME)['primary'];

/** What the only button of the strip asks for; undefined without a strip. */
async function pressOf(change: Partial<CartFact>, path = '/stays/SIN/2027-03-03/2027-03-17/2adults') {
  const searched = { place: 'Singapore', from: '2027-03-03', to: '2027-03-17' };
  const router = createMemoryRouter([{ path: '*', element: <AddingStrip searched={searched} /> }], {
    initialEntries: [path],
  });
  const chrome = { ...PLAIN_CHROME, primary, cart: { ...cart, ...change } };
  const { unmount } = await show(
    <I18nProvider i18n={i18n}>
      <FactsContext value={{ ...FACTS, chrome }}>
        <RouterProvider router={router} />
      </FactsContext>
    </I18nProvider>,
  );
  const button = screen.queryByRole<HTMLButtonElement>('button');
  const said = button && `${button.value}: ${button.textContent}`;
  unmount();
  return said;
}

test('what is added to a trip may be booked separately, and what is booked separately may be added after all', async () => {
  expect(await pressOf({})).toBe('separate: Book separately');
  expect(await pressOf({ adding: false })).toBe('join: Add to your trip');
});

test('nothing is offered where the trip has its own, nor beside one that is ordered', async () => {
  expect(await pressOf({ adding: false }, '/flights/LON-SIN/2027-03-03/1adults')).toBeNull();
  expect(await pressOf({ adding: false, orderId: 'o' })).toBeNull();
});
