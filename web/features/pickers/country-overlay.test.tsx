import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tracked } from '#contract/measuring';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { trackTo } from '../measuring/track.ts';
import { CountryOverlay } from './country-overlay.tsx';

const austria = {
  country: 'AT',
  text: 'Austria',
  nativeNames: [{ language: 'de', name: 'Österreich' }],
  flag: '/flags/at.svg',
  locale: 'de-AT',
  currencyCode: 'EUR',
  href: '/de-at',
  dataHref: '/de-at',
  languageLinks: [{ locale: 'de-AT', nativeName: 'Deutsch', spoken: true, href: '/de-at', dataHref: '/de-at' }],
};

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ sites: [austria] })));
afterEach(() => {
  trackTo(null);
  vi.unstubAllGlobals();
});

test('another country is told with what was chosen, what was in force and the language of the device', async () => {
  const told: unknown[] = [];
  trackTo(Promise.resolve((name: keyof Tracked, detail: unknown) => void told.push([name, detail])));
  const element = <CountryOverlay here="/" onClose={() => undefined} onFail={() => undefined} />;
  await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </I18nProvider>
    </FactsContext>,
  );
  // In a tab of its own: this page stays.
  fireEvent.click(await screen.findByRole('link', { name: /Austria/, hidden: true }), {
    ctrlKey: true,
  });
  const detail = { selected: 'de-AT', prefilled: 'en-GB', changed: true, deviceLocale: navigator.language };
  await expect.poll(() => told).toEqual([['localeChange', detail]]);
});
