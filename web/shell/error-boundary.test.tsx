import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { type Facts, FactsContext } from '../facts.ts';
import { FACTS } from '../testing/facts.ts';
import { PageError } from './error-boundary.tsx';

const SUPPORT = { email: 'desk@operator.example', phone: '+44 20 7946 0100', help: 'https://help.operator.example/' };

/** The page of an address whose loader throws. */
async function showError(thrown: () => unknown, facts: Facts = FACTS, at = '/somewhere?sort=best') {
  const loader = () => {
    throw thrown();
  };
  const routes = [{ path: '*', loader, element: null, errorElement: <PageError /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return show(
    <FactsContext value={facts}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
}

test.for([
  ['not found', () => data(null, { status: 404 }), 3],
  ['refused', () => data({ errors: [{ code: 'X', description: 'no', localizedDescription: '' }] }, { status: 409 }), 3],
  ['crashed', () => new TypeError('broken'), 1],
] as const)('[9-09a] who is %s finds the support that the operator set', async ([, thrown, ways]) => {
  const { container } = await showError(thrown, { ...FACTS, chrome: { ...FACTS.chrome, support: SUPPORT } });
  await expect.poll(() => container.querySelector('a[href^="mailto:desk@operator.example"]')).not.toBeNull();
  const set = ['mailto:desk@operator.example', 'tel:+442079460100', SUPPORT.help];
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(set.filter((way) => links.some((link) => link.startsWith(way)))).toHaveLength(ways);
});

test('a booking whose data was deleted says so, that nothing was charged, and how to begin again', async () => {
  const errors = [{ code: 'ORDER_PURGED', description: '', localizedDescription: 'words' }];
  const { container } = await showError(() => data({ errors }, { status: 410 }));
  await expect.poll(() => container.querySelector('h1')?.textContent).toContain('we deleted it');
  expect(container.textContent).toContain('nothing was charged');
  expect(container.querySelector('form[action="/flights"]')).not.toBeNull();
  expect(container.querySelector('a[href="/booking/find"]')).not.toBeNull();
});

test.for(['TOO_MANY_REQUESTS', 'TOO_BUSY'])('%s leads first to the same page again, not away from it', async (code) => {
  const errors = [{ code, description: '', localizedDescription: 'words' }];
  const { container } = await showError(() => data({ errors }, { status: 429 }));
  await expect.poll(() => container.querySelector('h1')?.textContent).toBe('Too many requests');
  expect(document.title).toBe(`Too many requests | ${FACTS.brand.name}`);
  const [first, second] = [...container.querySelectorAll('section p a')].map((link) => link.getAttribute('href'));
  expect([first, second]).toEqual(['/somewhere?sort=best', '/']);
});

test('a link to a booking that ended says why, and how the booking is found', async () => {
  const errors = [{ code: 'BOOKING_LINK_REVOKED', description: '', localizedDescription: 'It was revoked.' }];
  const { container } = await showError(() => data({ errors }, { status: 410 }));
  await expect.poll(() => container.querySelector('h1')?.textContent).toContain('no longer opens');
  expect(container.textContent).toContain('It was revoked.');
  expect(container.querySelector('a[href="/booking/find"]')).not.toBeNull();
});

test('the address of a booking that does not open here leads to finding it, and does not say whether it exists', async () => {
  const { container } = await showError(() => data(null, { status: 404 }), FACTS, '/bookings/abc?token=cut');
  await expect.poll(() => container.querySelector('h1')?.textContent).toBe('This link does not open a booking');
  expect(container.querySelector('a[href="/booking/find"]')).not.toBeNull();
});
