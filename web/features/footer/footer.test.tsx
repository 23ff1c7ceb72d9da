import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MemoryRouter } from 'react-router';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { type Facts, FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { SiteFooter } from './footer.island.tsx';
import { reportUnless } from './asked-footer.ts';
import { type BrandsState, FooterContext, type FooterData, loadBrands, loadFooter } from './footer-data.ts';

const facts: Facts = { ...FACTS, mode: 'production', now: '2031-02-03T12:00:00.000Z' };
const link = (title: string) => ({ url: `/${title}`, title });
const map: NonNullable<FooterData['map']> = {
  variant: 'default',
  companyLinks: [link('ranking')],
  contactLinks: [],
  airlineTicketsLinks: [link('norrida')],
  moreLinks: [link('extra')],
  cityLinks: [],
  destinationLinks: [],
  appStoreLinks: [],
  brandText: 'Wayfold Demo, Dublin',
  paymentCards: [],
  industryPartners: [],
  registration: '',
};
const privacy = ['/privacy', '/actual-terms-of-use', '/privacy#ccpa'].map((url) => ({ url, title: url }));
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function showFooter(
  data: Partial<FooterData>,
  { shell = 'site', ...own }: Partial<Facts> & { shell?: 'site' | 'checkout' } = {},
) {
  const brands: BrandsState = { brands: [], socialMediaSites: [], socialIconsByName: {} };
  await act(async () => {
    await show(
      <FactsContext value={{ ...facts, ...own }}>
        <I18nProvider i18n={i18n}>
          <FooterContext value={{ map, privacy, brands, ...data }}>
            <MemoryRouter>
              <SiteFooter shell={shell} />
            </MemoryRouter>
          </FooterContext>
        </I18nProvider>
      </FactsContext>,
    );
  });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async () => Response.json({ brands: [], socialMediaSites: [], socialIconsByName: {} }));
});
afterEach(() => vi.unstubAllGlobals());

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('[2.5-01b] more shows only where there are no airline tickets', async () => {
  await showFooter({});
  expect(headings()).toEqual(['Company', 'Airline tickets']);
});

test('[2.5-01b] more shows in place of airline tickets', async () => {
  await showFooter({ map: { ...map, airlineTicketsLinks: [] } });
  expect(headings()).toEqual(['Company', 'More']);
});

test('[9-08] [2.5-03a] the privacy row has the year that it is, who runs the site, and the links', async () => {
  await showFooter({});
  expect(screen.getByText('© 2031 Wayfold Demo, Dublin')).toBeDefined();
  const row = screen.getByRole('navigation', { name: 'Privacy and terms' });
  expect([...row.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(privacy.map(({ url }) => url));
});

test('checkout has help and the rules alone', async () => {
  await showFooter({}, { shell: 'checkout' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: /Help/ }).getAttribute('href')).toBe('/help');
});

test('[8-10b] what does not come is told, and its part stays empty', async () => {
  const told: string[] = [];
  const down = async () => Promise.reject(new TypeError('down'));
  expect(await loadFooter(down, (part) => told.push(part))).toEqual({ map: null, privacy: [] });
  expect(await loadBrands(down, (part) => told.push(part))).toBeNull();
  expect(told).toEqual(['site map', 'privacy menu', 'brands']);
  await showFooter({ map: null });
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[8-10b] a failure is reported to the log, unless a flag keeps it out', () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  reportUnless(true)('brands', new TypeError('down'));
  expect(sent).toEqual([]);
  reportUnless(false)('brands', new TypeError('down'));
  expect(sent).toEqual([{ part: 'footer: brands', path: '/', message: 'down' }]);
});

const button = (name: RegExp) => screen.queryByRole('link', { name });

test('[2.5-06a] country and currency can be chosen where their flags are on', async () => {
  await showFooter({});
  expect(button(/Country and language/)).not.toBeNull();
  expect(button(/Currency/)).not.toBeNull();
});

test.for([
  ['pickers.country', /Country and language/, /Currency/],
  ['pickers.currency', /Currency/, /Country and language/],
] as const)('[2.5-06a] without %s its button is not there', async ([flag, gone, stays]) => {
  await showFooter({}, { flags: { [flag]: false } });
  expect(button(gone)).toBeNull();
  expect(button(stays)).not.toBeNull();
});

test('[2.5-06b] no currency button where the page knows no currency', async () => {
  await showFooter({}, { currency: '' });
  expect(button(/Currency/)).toBeNull();
  expect(button(/Country and language/)).not.toBeNull();
});

test('[9-09a] help leads to where the brand or its operator has it, on checkout as well', async () => {
  const help = 'https://help.operator.example/';
  const chrome = { ...facts.chrome, support: { email: 'a@b.example', phone: null, help } };
  for (const shell of ['site', 'checkout'] as const) {
    await showFooter({}, { shell, chrome });
    expect(screen.getByRole('link', { name: /Help and contact/ }).getAttribute('href')).toBe(help);
    cleanup();
  }
});

test.for(['site', 'checkout'] as const)('the theme is a form that says where it leads back, on %s', async (shell) => {
  await showFooter({}, { shell, theme: 'dark' });
  const choices = screen.getByRole('group', { name: 'Theme' });
  const form = choices.closest('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/i/theme']);
  expect(new FormData(form!).get('back')).toBe('/');
  const buttons = [...choices.querySelectorAll('button')];
  expect(buttons.map((button) => [button.value, button.getAttribute('aria-pressed')])).toEqual([
    ['light', 'false'],
    ['dark', 'true'],
    ['system', 'false'],
  ]);
});

test('with scripts the page wears the chosen theme at once, and the server is told to keep it', async () => {
  const sent = vi.fn(async (_address: string, _init?: RequestInit) => new Response());
  vi.stubGlobal('fetch', sent);
  try {
    await showFooter({});
    await act(async () => screen.getByRole('button', { name: 'Dark' }).click());
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    const told = sent.mock.calls.map(([address, init]) => [new URL(address).pathname, String(init?.body)]);
    expect(told).toEqual([['/i/theme', 'theme=dark&back=%2F']]);
  } finally {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset['theme'];
  }
});
