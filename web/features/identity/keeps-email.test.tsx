import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { SignInOverlay } from './dialog.tsx';
import { stateOf } from './flow.ts';
import { SignInPage } from './sign-in-page.tsx';

// The device has nothing, and neither has the account.
vi.mock('./passkeys.ts', () => ({
  signInByPasskey: async () => ({ kind: 'password' }),
  offerPasskeys: async () => undefined,
}));

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [params] = useSearchParams();
  return <SignInPage formtoken="t" mode="default" state={stateOf(params.get('state'))} redir="/" result={undefined} />;
}

const overlay = <SignInOverlay open mode="default" here="/flights" onClose={() => undefined} />;

test.for([
  ['the page', <Page key="page" />],
  ['the dialog', overlay],
] as const)(
  '"Use a passkey" that comes to nothing leads to the password with the typed e-mail: %s',
  async ([, element]) => {
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/login'] });
    await show(
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <RouterProvider router={router} />
        </I18nProvider>
      </FactsContext>,
    );
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mira@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => screen.getByLabelText('Password'));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.com');
    expect(router.state.location.search).not.toContain('mira');
  },
);
