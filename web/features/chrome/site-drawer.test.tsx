import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FlagValues } from '#contract/flags';
import { show } from '#design/testing';
import { type Chrome, FactsContext } from '../../facts.ts';
import { FACTS, PLAIN_CHROME } from '../../testing/facts.ts';
import { PageHeader } from '../site-header.island.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

let changed: Set<() => void>;
let widthRem: number;

/** A window that wide; queries hear of it. */
function resizeTo(rem: number): void {
  widthRem = rem;
  act(() => {
    for (const tell of changed) tell();
  });
}

beforeEach(() => {
  changed = new Set();
  widthRem = 120;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return widthRem >= Number(/>= ([\d.]+)rem/.exec(query)?.[1]);
    },
    addEventListener: (_: string, tell: () => void) => changed.add(tell),
    removeEventListener: (_: string, tell: () => void) => changed.delete(tell),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'wf-drawer=; Max-Age=0; Path=/';
});

interface Given {
  readonly chrome?: Partial<Chrome>;
  readonly flags?: FlagValues;
  readonly shell?: 'site' | 'checkout';
  readonly path?: string;
}

async function showHeader({ chrome, flags = {}, shell = 'site', path = '/' }: Given) {
  const router = createMemoryRouter([{ path: '*', element: <PageHeader />, handle: { shell, pageId: 'p' } }], {
    initialEntries: [path],
  });
  await show(
    <FactsContext value={{ ...FACTS, flags, chrome: { ...PLAIN_CHROME, ...chrome } }}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  return router;
}

const words = (): readonly string[] =>
  document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout']?.split(' ') ?? [];
const beside = (): boolean => words().includes('page-content-moved');
const menu = () => screen.getByRole('button', { name: 'Menu' });

test('[2.4-10c] on a very wide page it stands open where the server says so, and the reader has the last word', async () => {
  await showHeader({ chrome: { drawer: { kind: 'menu', open: true } } });
  expect([beside(), menu().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  fireEvent.click(menu());
  expect([beside(), menu().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(document.cookie).toContain('wf-drawer=closed');
  fireEvent.click(menu());
  expect([beside(), document.cookie.includes('wf-drawer=open')]).toEqual([true, true]);
});

test('[2.4-10b] it closes where the width falls below the breakpoint, which is nobody’s choice', async () => {
  await showHeader({ chrome: { drawer: { kind: 'menu', open: true } } });
  resizeTo(89);
  expect([beside(), menu().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(menu().getAttribute('popovertarget')).toBe('site-menu');
  expect(document.cookie).not.toContain('wf-drawer');
  resizeTo(90);
  expect(beside()).toBe(true);
});

const WITHOUT: readonly (Given & { readonly name: string })[] = [
  { name: 'checkout', shell: 'checkout' },
  { name: 'inside a partner’s site', chrome: { presentation: 'aos', drawer: { kind: 'menu', open: true } } },
];

test.for(WITHOUT)('[2.4-10b] a page that makes no room for it has none: $name', async (given) => {
  await showHeader(given);
  expect(words()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('[2.4-10a] an accordion unfolds in the page, and folds on the next page', async () => {
  widthRem = 30;
  const router = await showHeader({ chrome: { drawer: { kind: 'accordion', open: false } } });
  expect(menu().getAttribute('popovertarget')).toBeNull();
  fireEvent.click(menu());
  expect([menu().getAttribute('aria-expanded'), words().includes('navigation-drawer-visible')]).toEqual(['true', true]);
  await act(() => router.navigate('/help'));
  expect([menu().getAttribute('aria-expanded'), words().includes('navigation-drawer-visible')]).toEqual([
    'false',
    false,
  ]);
});

test('the old header has no drawer beside the page', async () => {
  await showHeader({ chrome: { drawer: { kind: 'rail', open: true } }, flags: { 'shell.header': 'old' } });
  expect(words()).toEqual(['with-drawer']);
  expect(menu().getAttribute('popovertarget')).toBe('site-menu');
});

const places = () =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset['place'] ?? '');
const hrefs = (place: string) =>
  [...document.querySelectorAll(`[data-place="${place}"] a`)].map((link) => link.getAttribute('href'));

test('[2.4-10d] the sections that are filled, in order; what the brand adds is in them', async () => {
  await showHeader({
    chrome: { secondary: [{ url: '/data-sources', text: 'Data sources' }] },
  });
  expect(places()).toEqual(['primary', 'secondary', 'feedback', 'pickers']);
  expect(hrefs('primary')).toEqual(['/']);
  expect(hrefs('secondary')).toEqual(['/booking/find', '/help', '/data-sources']);
  expect(hrefs('feedback')).toEqual(['/feedback']);
  expect(hrefs('pickers')).toEqual(['/site?back=%2F', '/currency?back=%2F']);
});

test('[2.4-10d] what is switched off leaves the menu as well: pickers, feedback', async () => {
  await showHeader({ flags: { 'pickers.country': false, 'pickers.currency': false }, chrome: { feedback: false } });
  expect(places()).toEqual(['primary', 'secondary']);
});

test('[1-01b] header and menu offer sign-in and sign-up where the server allows it, and lead back here', async () => {
  const links = [
    { to: 'sign-in', url: '/login' },
    { to: 'sign-up', url: '/login?new=1' },
  ] as const;
  await showHeader({ chrome: { signIn: { allowed: true, links } }, path: '/help?x=1' });
  const expected = ['/login?redir=%2Fhelp%3Fx%3D1', '/login?new=1&redir=%2Fhelp%3Fx%3D1'];
  expect(places()[0]).toBe('sign-in');
  expect(hrefs('sign-in')).toEqual(expected);
  expect(
    ['Sign in', 'Create an account'].map((name) => screen.getByRole('link', { name }).getAttribute('href')),
  ).toEqual(expected);
});

test('[1-01b] neither offers it where it is not allowed', async () => {
  await showHeader({});
  expect(places()).not.toContain('sign-in');
  expect(screen.queryByText('Sign in')).toBeNull();
});
