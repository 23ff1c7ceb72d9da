import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../facts.ts';
import { FACTS } from '../testing/facts.ts';
import { PageError } from './error-boundary.tsx';

test('a booking whose data was deleted says so, that nothing was charged, and how to begin again', async () => {
  const errors = [{ code: 'ORDER_PURGED', description: '', localizedDescription: 'words' }];
  const loader = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
    throw data({ errors }, { status: 410 });
  };
  const router = createMemoryRouter([{ path: '*', loader, element: null, errorElement: <PageError /> }]);
  const { container } = await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  await expect.poll(() => container.querySelector('h1')?.textContent).toContain('we deleted it');
  expect(container.textContent).toContain('nothing was charged');
  expect(container.querySelector('form[action="/flights"]')).not.toBeNull();
  expect(container.querySelector('a[href="/booking/find"]')).not.toBeNull();
});
