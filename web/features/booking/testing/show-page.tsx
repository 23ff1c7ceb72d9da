import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { show } from '#design/testing';
import { type Facts, FactsContext, PLAIN_CHROME } from '../../../facts.ts';

const facts: Facts = {
  locale: 'en-GB',
  dir: 'ltr',
  country: 'IE',
  base: '',
  currency: 'EUR',
  brand: { id: 'wayfold', name: 'Wayfold' },
  look: { logo: { src: '/brands/wayfold/logo.svg', width: 80 }, font: null },
  chrome: PLAIN_CHROME,
  mode: 'demo',
  theme: 'system',
  now: '2026-11-20T12:00:00.000Z',
  requestId: 'r',
  origin: 'https://w.example',
};
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Renders a page as the site would, without its frame and instead of the one before; axe looks at it on the way. */
export async function showPage(page: ReactElement): Promise<HTMLElement> {
  cleanup();
  const router = createMemoryRouter([{ path: '*', element: <main>{page}</main>, action: () => null }]);
  const { container } = await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  return container;
}
