import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FactsContext, type NavigationFact } from '../facts.ts';
import { FACTS } from '../testing/facts.ts';
import { PlainSearch } from './plain-search.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function formOf(primary: readonly NavigationFact[]) {
  await show(
    <FactsContext value={{ ...FACTS, chrome: { ...FACTS.chrome, primary } }}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <PlainSearch /> }])} />
      </I18nProvider>
    </FactsContext>,
  );
  const form = document.querySelector('search form');
  return (
    form && { action: form.getAttribute('action'), fields: [...form.querySelectorAll('input')].map(({ name }) => name) }
  );
}

test.for([
  ['flights', { action: '/flights', fields: ['from', 'to', 'depart', 'return'] }],
  ['stays', { action: '/stays', fields: ['place', 'checkIn', 'checkOut'] }],
] as const)('an error page searches what the brand begins with: %s', async ([vertical, form]) => {
  const others = [{ url: '/guides' }, { url: '/cars', verticalName: 'cars' }];
  expect(await formOf([...others, { url: '/', verticalName: vertical }, { url: '/x', verticalName: 'stays' }])).toEqual(
    form,
  );
});

test('an error page of a brand without a search here has none', async () => {
  expect(await formOf([{ url: '/cars', verticalName: 'cars' }])).toBeNull();
});
