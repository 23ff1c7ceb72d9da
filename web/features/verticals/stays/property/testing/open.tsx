import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { ApiError, type Api, type Call } from '#contract/core';
import { show } from '#design/testing';
import { apiContext, factsContext } from '../../../../../api.ts';
import { FactsContext } from '../../../../../facts.ts';
import { loader } from '../../../../../routes/stay-property/data.ts';
import StayProperty from '../../../../../routes/stay-property/page.tsx';
import { FACTS } from '../../../../../testing/facts.ts';
import { NightPrices } from '../../nights/night-prices.ts';

/** What calls answer, by name: a value, or the status with which they refuse. */
export type Answers = Readonly<Record<string, object | number>>;

function Page() {
  return (
    <main>
      <StayProperty />
    </main>
  );
}

/** Opens the page of a place against a server that only says what it is told to. */
export async function openProperty(path: string, answers: Answers, currency = 'EUR') {
  const facts = { ...FACTS, locale: 'en-IE', currency, now: '2026-11-22T12:00:00.000Z' };
  const known: Answers = { 'search.stays': { id: 's' }, ...answers };
  const api = async (call: Call) => {
    const answer = known[call.name] ?? 404;
    if (typeof answer !== 'number') return answer;
    throw new ApiError(answer, [{ code: 'REFUSED', localizedDescription: '', description: '' }]);
  };
  const routes = [
    { path: '/property/*', loader, Component: Page, ErrorBoundary: () => <p>refused</p> },
    { path: '/stays', Component: () => <p>the form</p> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api as Api);
      context.set(factsContext, facts);
      return context;
    },
  });
  // The month is a test of its own: here it stays on its way.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await Promise.all([settled(router), NightPrices.load()]);
  const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });
  const page = await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  return { page, router };
}

async function settled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
