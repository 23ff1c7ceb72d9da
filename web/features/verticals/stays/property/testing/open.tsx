import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { ApiError, type Api, type Call } from '#contract/core';
import { show } from '#design/testing';
import { apiContext, factsContext } from '../../../../../api.ts';
import { FactsContext } from '../../../../../facts.ts';
import { action, loader } from '../../../../../routes/stay-property/data.ts';
import StayProperty from '../../../../../routes/stay-property/page.tsx';
import { CartChoice } from '../../../../cart/cart-choice.tsx';
import { InTrip, TripChange } from '../../../../cart/trip-change.tsx';
import { AboutHouse, HouseFacts, NotToBeHad } from '../house-facts.ts';
import { OtherStays } from '../other-stays.tsx';
import { PropertyMap } from '../property-map.tsx';
import { FACTS } from '../../../../../testing/facts.ts';
import { NightPrices } from '../../nights/night-prices.ts';

const CODES: Readonly<Record<number, string>> = { 409: 'SOLD_OUT', 422: 'CURRENCY_DIFFERS' };

/** What calls answer, by name: a value, what makes one each time, or the status with which they refuse. */
export type Answers = Readonly<Record<string, object | number | (() => object)>>;

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
  const known: Answers = { 'search.stays': { id: 's' }, 'session.formtoken': { formtoken: 'token' }, ...answers };
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const api = async (call: Call, input: unknown) => {
    asked.push({ name: call.name, input });
    const answer = known[call.name] ?? 404;
    if (typeof answer === 'function') return (answer as () => object)();
    if (typeof answer !== 'number') return answer;
    const code = CODES[answer] ?? 'REFUSED';
    throw new ApiError(answer, [{ code, localizedDescription: `words for ${code}`, description: '' }]);
  };
  const routes = [
    { path: '/property/*', loader, action, Component: Page, ErrorBoundary: () => <p>refused</p> },
    { path: '/stays', Component: () => <p>the form</p> },
    { path: '/checkout/:quoteId', Component: () => <p>the names</p> },
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
  const islands = [
    NightPrices,
    CartChoice,
    InTrip,
    TripChange,
    PropertyMap,
    OtherStays,
    HouseFacts,
    AboutHouse,
    NotToBeHad,
  ];
  await Promise.all([settled(router), ...islands.map((island) => island.load())]);
  const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });
  const page = await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  return { page, router, of: (name: string) => asked.filter((one) => one.name === name) };
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
