import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { type CartFact, FactsContext } from '../../facts.ts';
import { FACTS, PLAIN_CHROME } from '../../testing/facts.ts';
import { AddingStrip } from './adding-strip.tsx';
import { tripCurrency } from './held-place.ts';

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

/** On a page, with this in the cart; what takes the strip away again. */
async function showStrip(change: Partial<CartFact>, path: string): Promise<() => void> {
  const searched = path === '/' ? undefined : { place: 'Singapore', from: '2027-03-03', to: '2027-03-17' };
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
  return unmount;
}

/** What the only button of the strip asks for; undefined without a strip. */
async function pressOf(change: Partial<CartFact>, path = '/stays/SIN/2027-03-03/2027-03-17/2adults') {
  const unmount = await showStrip(change, path);
  const button = screen.queryByRole<HTMLButtonElement>('button');
  const said = button && `${button.value}: ${button.textContent}`;
  unmount();
  return said;
}

async function textOf(change: Partial<CartFact>, path: string): Promise<string> {
  const unmount = await showStrip(change, path);
  const text = screen.getByRole('region', { name: 'Your trip' }).textContent;
  unmount();
  return text;
}

test('what is added to a trip may be booked separately, and what is booked separately may be added after all', async () => {
  expect(await pressOf({})).toBe('separate: Book separately');
  expect(await pressOf({ adding: false })).toBe('join: Add to your trip');
});

test('nothing is offered where the trip has its own; one that is ordered and not paid for is added to as well', async () => {
  expect(await pressOf({ adding: false }, '/flights/LON-SIN/2027-03-03/1adults')).toBeNull();
  expect(await pressOf({ adding: false, orderId: 'o' })).toBe('join: Add to your trip');
});

test('a trip that is not in the currency of the reader says why its prices are not either', async () => {
  const search = '/flights/LON-SIN/2027-03-03/1adults';
  const total = { amountMinor: 60_000, currency: 'AED' };
  expect(await textOf({ adding: false, total, parts: [{ search, total }] }, search)).toContain(
    'Prices stay in AED, the currency of your trip.',
  );
});

test('while flights of the trip are changed the strip says what of its total is for extras', async () => {
  const search = '/flights/LON-SIN/2027-03-03/1adults';
  const total = { amountMinor: 60_000, currency: 'EUR' };
  const said = async (part: Partial<CartFact['parts'][number]>) =>
    textOf({ adding: false, parts: [{ search, total, ...part }] }, search);
  expect(await said({ extrasMinor: 7_500 })).toContain('Trip total now: €600.00, including €75.00 for extras.');
  expect(await said({})).toContain('Trip total now: €600.00. Anything');
  expect(await said({})).not.toContain('Prices stay');
  // On the front door nobody changes anything.
  const unmount = await showStrip({ adding: false, parts: [{ search, total }] }, '/');
  expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
  unmount();
});

test('what is added is priced in the currency of the trip, which is said where it is not the reader’s', async () => {
  const path = '/stays/SIN/2027-03-03/2027-03-17/2adults';
  const dollars = { ...cart, total: { amountMinor: 60_000, currency: 'USD' } };
  expect(await textOf(dollars, path)).toContain('Prices stay in USD, the currency of your trip.');
  expect(await textOf({}, path)).not.toContain('currency of your trip');
  expect(tripCurrency(dollars, 'stays', path)).toBe('USD');
  expect(tripCurrency({ ...dollars, adding: false }, 'stays', path)).toBeUndefined();
  expect(tripCurrency(dollars, 'flights', path)).toBeUndefined();
});
