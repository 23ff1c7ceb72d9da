import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { show } from '#design/testing';
import { type Facts, FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Renders a page as the site would, without its frame and instead of the one before; axe looks at it on the way. */
export async function showPage(
  page: ReactElement,
  shell: 'site' | 'bare' = 'site',
  facts: Facts = FACTS,
): Promise<HTMLElement> {
  cleanup();
  const { container } = await show(framed(page, shell, facts));
  return container;
}

/** The page as it is without scripts. */
export function htmlOf(page: ReactElement, facts: Facts = FACTS): string {
  return renderToString(framed(page, 'site', facts));
}

function framed(page: ReactElement, shell: 'site' | 'bare', facts: Facts): ReactElement {
  const element = shell === 'site' ? <main>{page}</main> : page;
  const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
  return (
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>
  );
}
