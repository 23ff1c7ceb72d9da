import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { SignInOverlay } from './dialog.tsx';
import { SignInPage } from './sign-in-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(element: ReactElement, provedElsewhere = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const signIn = { allowed: true, links: [], providers: [], provedElsewhere };
  await show(
    <FactsContext value={{ ...FACTS, chrome: { ...FACTS.chrome, signIn } }}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/login'] })} />
      </I18nProvider>
    </FactsContext>,
  );
}

const page = <SignInPage formtoken="t" mode="ended" state={null} redir="/profile/account" result={undefined} />;

test('[8-02] over a page whose session ended the dialog says that what was typed stays', async () => {
  await open(<SignInOverlay open mode="ended" here="/profile/account" onClose={() => undefined} />);
  expect(await screen.findByText('Sign in to continue. Your details are saved.')).toBeDefined();
});

test('a page of its own promises nothing of what was typed on the page before', async () => {
  await open(page);
  expect(screen.getByRole('heading', { name: 'You were signed out' })).toBeDefined();
  expect(screen.getByText('Sign in to continue.')).toBeDefined();
});

test('who was signed out because the address was confirmed on another device reads that', async () => {
  await open(page, true);
  expect(screen.getByText(/confirmed on another device.*any password set here was removed/)).toBeDefined();
});
