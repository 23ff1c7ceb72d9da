import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { Api } from '#contract/core';
import { show } from '#design/testing';
import { type CartFact, FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { loadOrder } from '../checkout/load-order.ts';
import { order, quote } from '../checkout/testing/sample.ts';
import { CartButton } from './cart-button.tsx';
import { readCartData } from './cart-data.ts';
import { tell } from './cart-now.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const cart: CartFact = {
  quoteId: quote.id,
  orderId: order.id,
  formtoken: 'f',
  verticals: ['flights', 'stays'],
  keys: ['k', 'p'],
  parts: [],
  total: eur(60_000),
  heldUntil: '2026-11-20T14:30:00.000Z',
  adding: false,
  when: { from: '2027-03-03', to: null },
};
const at = (amountMinor: number): Order => ({ ...order, price: { ...order.price, total: eur(amountMinor) } });
const chip = () => screen.queryByRole('link', { name: /^Your trip: / })?.textContent ?? '';

/** Loaders of pages, against a server that answers so. */
const answers =
  (given: object): Api =>
  async ({ name }) =>
    (name === 'session.formtoken' ? { formtoken: 'f' } : given) as never;

async function showChip() {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const chrome = { ...FACTS.chrome, cart };
  const router = createMemoryRouter([{ path: '*', element: <CartButton /> }]);
  await show(
    <FactsContext value={{ ...FACTS, chrome }}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => tell({}));
});

test('the header says what a page has just read of the order that is in the cart, and nothing of another one', async () => {
  await showChip();
  expect(chip()).toMatch(/€600\.00.*2 items/);
  await act(async () => void (await loadOrder(answers({ ...at(77_700), places: [] }), order.id)));
  expect(chip()).toMatch(/€777\.00.*Flights/);
  await act(async () => void (await loadOrder(answers({ ...at(11_100), id: 'other' }), 'other')));
  expect(chip()).toContain('€777.00');
});

test('the header says what the page of the cart has read, and nothing once that is empty', async () => {
  await showChip();
  const held: Quote = { ...quote, price: { ...quote.price, total: eur(65_000) } };
  await act(async () => void (await readCartData(answers({ quote: held, adding: false }), '/cart')));
  expect(chip()).toContain('€650.00');
  await act(async () => void (await readCartData(answers({ quote: null, adding: false }), '/cart')));
  expect(chip()).toBe('');
});

test('whoever comes back to a window is told what the cart holds by then', async () => {
  const held: Quote = { ...quote, price: { ...quote.price, total: eur(70_000) } };
  const asked = vi.fn(async () => Response.json({ quote: held, adding: false }));
  vi.stubGlobal('fetch', asked);
  await showChip();
  expect(chip()).toContain('€600.00');
  act(() => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(chip()).toContain('€700.00'));
  expect(asked).toHaveBeenCalledTimes(1);
});
