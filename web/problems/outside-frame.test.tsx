import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BaseContext } from '#design/link';
import { show } from '#design/testing';
import { type Facts, FactsContext } from '../facts.ts';
import { Refusal } from './refusal.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const facts = {
  base: '/de/embed/news',
  brand: { id: 'wayfold', name: 'Wayfold' },
  origin: 'https://w.example',
} as unknown as Facts;

test('a page that no frame shows is led on to, outside of the frame and at the same address', async () => {
  const problem = { code: 'NOT_IN_FRAME', localizedDescription: '', description: '' };
  await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <BaseContext value={facts.base}>
          <MemoryRouter initialEntries={['/fares/x?fare=1']}>
            <Refusal problems={[problem]} />
          </MemoryRouter>
        </BaseContext>
      </I18nProvider>
    </FactsContext>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue at Wayfold' });
  expect([link.href, link.target]).toEqual(['https://w.example/de/fares/x?fare=1', '_blank']);
});
