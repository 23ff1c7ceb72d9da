import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { parseStayAddress } from '#contract/search';
import { FactsContext } from '../../../facts.ts';
import { StylesContext } from '../../../plain-styles.tsx';
import { FACTS } from '../../../testing/facts.ts';
import { listedStays } from './listed.ts';
import { PARIS } from './property/testing/sample.ts';
import { PlainFilters } from './results.tsx';

async function showFilters(active: number): Promise<HTMLElement> {
  const address = parseStayAddress('/stays/PAR/2027-03-10/2027-03-13/2adults', '');
  if (!address) throw new Error('no address');
  const results = listedStays(PARIS.results);
  const rail = { results, address, hrefWith: () => '/', onChange: () => undefined };
  const element = (
    <main>
      <PlainFilters {...rail} active={active} />
    </main>
  );
  const { container } = await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <StylesContext value={(module) => [`/styles-of/${module}`]}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </StylesContext>
      </I18nProvider>
    </FactsContext>,
  );
  return container;
}

test('without scripts all filters are one closed part with the styles of the sheet that scripts would bring', async () => {
  const page = await showFilters(0);
  const part = page.querySelector('details');
  expect(part?.open).toBe(false);
  expect(part?.querySelector('summary')?.textContent).toBe('All filters');
  expect(part?.querySelector('form[method=get] button[type=submit]')).not.toBeNull();
  // The part stands in a noscript: one inside it would end it early, and the page would be another for scripts.
  expect(part?.querySelector('noscript')).toBeNull();
  // React moves a stylesheet to the head where it stands in no noscript.
  expect([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))).toEqual([
    '/styles-of/web/features/verticals/stays/sheets.tsx',
  ]);
});

test('how many filters are in force is said while the part is closed', async () => {
  const page = await showFilters(2);
  expect(page.querySelector('summary')?.textContent).toBe('All filters (2)');
});
