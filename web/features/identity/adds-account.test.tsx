import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PROVIDERS } from '#contract/identity';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { useFollowedLinks } from '../../shell/use-followed-links.ts';
import { SignInOverlay } from './dialog.tsx';
import { modeOf, stateOf } from './flow.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { ProviderPage } from './provider-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

const facts = {
  ...FACTS,
  chrome: { ...FACTS.chrome, signIn: { allowed: true, links: [], providers: [...PROVIDERS] } },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(element: ReactElement, at = '/login?mode=add') {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  return router;
}

/** A server where somebody is signed in; the calls that it gets. */
function serves(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const { pathname } = new URL(url, 'https://w.example');
    asked.push(pathname);
    return Response.json({
      status: 0,
      formtoken: 'a.b',
      loggedInSession: true,
      authStateParams: {},
      loginRedirectUrl: 'https://provider.example/',
    });
  });
  return asked;
}

test.for(PROVIDERS)(
  '[4-05d] the dialog that adds an account asks that the others stay before it asks %s',
  async (provider) => {
    const asked = serves();
    const location = { replace: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue({ location, focus: vi.fn(), close: vi.fn() } as unknown as Window);
    await open(<SignInOverlay open mode="add" here="/flights" onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('link', { name: `Continue with ${PROVIDER_NAMES[provider]}` }));
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('https://provider.example/'));
    expect(asked.filter((path) => !path.endsWith('/formtoken'))).toEqual([
      '/horizon/common/authentication/providers/AuthStateProviderAction',
      '/k/run/auth/add',
      '/k/run/providerauth/begin',
    ]);
  },
);

test('[4-05d] from the page that adds an account another site is asked for by a page that says so and sends it', async () => {
  await open(<SignInPage formtoken="t" mode="add" state={null} redir="/trips" result={undefined} />);
  const way = screen.getByRole('link', { name: 'Continue with Google' });
  expect(way.getAttribute('href')).toBe('/login/with/google?mode=add&redir=%2Ftrips');
});

test.for([true, false])('the page before another site says that the others stay, where they do: %s', async (adding) => {
  const about = {
    formtoken: 't',
    provider: 'google',
    redir: '/trips',
    link: false,
    goTo: null,
    refused: null,
  } as const;
  await open(<ProviderPage {...about} adding={adding} />, '/login/with/google');
  expect(screen.queryByText('Other accounts stay signed in.') !== null).toBe(adding);
  const form = screen.getByRole('button', { name: 'Continue to Google' }).closest('form');
  expect(form && new FormData(form).get('adding')).toBe(adding ? 'on' : null);
  const query = adding ? '?mode=add&redir=%2Ftrips' : '?redir=%2Ftrips';
  // Refused, it is the same page again.
  expect(form?.getAttribute('action')).toBe(`/login/with/google${query}`);
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(`/login${query}`);
});

function Page() {
  useFollowedLinks();
  const [params] = useSearchParams();
  const mode = modeOf(params.get('mode'));
  return <SignInPage formtoken="t" mode={mode} state={stateOf(params.get('state'))} redir="/" result={undefined} />;
}

test('[4-05d] the next step of adding an account still adds one, with the address that was typed', async () => {
  await open(<Page />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mira@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Use a password' }));
  const password = await screen.findByLabelText('Password');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.com');
  const form = password.closest('form');
  expect(form && new FormData(form).get('adding')).toBe('on');
});
