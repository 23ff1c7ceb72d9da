import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import type { Api, Call } from '#contract/core';
import { ApiError } from '#contract/core';
import { show } from '#design/testing';
import { apiContext, factsContext } from '../../../api.ts';
import { type AccountFact, type CartFact, FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import { createRoutes } from '../../../routes.tsx';
import { SiteFooter } from '../../../shell/site-footer.tsx';
import { KeepBox } from '../../cards/keep-box.tsx';
import { KeptChoice } from '../../cards/kept-choice.tsx';
import { TestCardList } from '../../cards/test-card-list.tsx';
import { SavedChoice } from '../../account/choices/saved-choice.tsx';
import { CostParts } from '../parts/cost-parts.tsx';
import { PartTerms, PriceLines, Thing, Together } from '../parts/parts.tsx';
import { AddBeside, Lapsed } from '../parts/quote-parts.tsx';
import { Stuck } from '../stuck.tsx';
import { FooterContext } from '../../footer/footer-data.ts';

vi.stubGlobal('scrollTo', () => undefined);

/** A brand that sells both. */
const chrome = {
  ...FACTS.chrome,
  primary: [
    { url: '/', verticalName: 'flights' },
    { url: '/stays', verticalName: 'stays' },
  ],
};
const factsWith = (cart: CartFact | undefined, account: AccountFact | undefined) => ({
  ...FACTS,
  chrome: { ...chrome, ...(cart && { cart }), ...(account && { account }) },
  locale: 'en-IE',
  now: '2026-11-20T14:00:00.000Z',
});

const NO_FOOTER = { map: null, privacy: [], brands: null };

export interface Asked {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly key: string | undefined;
}

/** What calls answer, by name: a value, or a function of the input. What is not named is refused as not found. */
export type Answers = Readonly<Record<string, unknown>>;

/** Opens an address of the site against a server that only says what it is told to. Everything asked is recorded. */
export async function openCheckout(path: string, answers: Answers, cart?: CartFact, account?: AccountFact) {
  const facts = factsWith(cart, account);
  const asked: Asked[] = [];
  const known: Answers = {
    'session.formtoken': { formtoken: 'token' },
    'travelers.choices': { travelers: null },
    'payments.methodChoices': { methods: null, room: false },
    'places.resolve': { place: null, airports: [], suggestions: [] },
    ...answers,
  };
  const api = async (call: Call, input: Record<string, unknown>, options?: { idempotencyKey?: string }) => {
    asked.push({ name: call.name, input, key: options?.idempotencyKey });
    const answer = known[call.name];
    if (answer === undefined) refuse(404, 'NOT_FOUND');
    return typeof answer === 'function' ? (answer as (given: typeof input) => unknown)(input) : answer;
  };
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [path],
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api as Api);
      context.set(factsContext, facts);
      return context;
    },
  });
  // A part that waits inside a press would hold back all that follows it in a test.
  await Promise.all([
    settled(router),
    SiteFooter.load(),
    SavedChoice.load(),
    KeptChoice.load(),
    TestCardList.load(),
    KeepBox.load(),
    Stuck.load(),
    AddBeside.load(),
    Lapsed.load(),
    PartTerms.load(),
    PriceLines.load(),
    Thing.load(),
    Together.load(),
    CostParts.load(),
  ]);
  const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });
  const page = await show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <FooterContext value={NO_FOOTER}>
          <RouterProvider router={router} />
        </FooterContext>
      </I18nProvider>
    </FactsContext>,
  );
  return { page, router, asked, of: (name: string) => asked.filter((one) => one.name === name) };
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

/** The server says no. */
export function refuse(
  status: number,
  code: string,
  more: { field?: string; detail?: Record<string, unknown> } = {},
): never {
  throw new ApiError(status, [{ code, localizedDescription: `words for ${code}`, description: code, ...more }]);
}
