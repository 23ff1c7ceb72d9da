import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FlagValues } from '#contract/flags';
import type { Tracked } from '#contract/measuring';
import { show } from '#design/testing';
import { publish, subscribe } from '../../events.ts';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { trackTo } from '../measuring/track.ts';
import { currencyChange } from './currency-change.ts';
import { CurrencyButton } from './currency-button.tsx';

const view = (currencyCode: string, microPerBase: number) => ({
  currencyCode,
  displayName: `Money of ${currencyCode}`,
  htmlSymbolAlone: currencyCode,
  showCurrency: false,
  microPerBase,
});
const STATE = {
  topCurrencies: ['EUR'],
  allCurrencies: [view('EUR', 1_000_000), view('JPY', 178_400_000)],
  current: 'EUR',
  rates: { kind: 'demo', date: '2026-11-16', stale: false },
};

interface Sent {
  readonly path: string;
  readonly csrf: string | null;
  readonly body: unknown;
}
let sent: Sent[] = [];
let failing: RegExp | null = null;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has popovers neither.
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    this.setAttribute('data-shown', '');
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

beforeEach(() => {
  sent = [];
  failing = null;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({
      path,
      csrf: headers.get('x-csrf'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    if (failing?.test(path)) return Response.json({ errors: [{ code: 'INTERNAL_ERROR' }] }, { status: 500 });
    if (path.startsWith('/s/run/formtoken')) return Response.json({ formtoken: 'token-1' });
    return Response.json(path.startsWith('/horizon') ? STATE : { currencyCode: 'JPY', store: true });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

interface Opened {
  readonly flags?: FlagValues;
  readonly chrome?: Partial<typeof FACTS.chrome>;
  readonly onChange?: (code: string) => void;
}

async function open({ flags, chrome, onChange = vi.fn() }: Opened = {}) {
  const element = <CurrencyButton onChange={onChange} />;
  await show(
    <FactsContext value={{ ...FACTS, chrome: { ...FACTS.chrome, ...chrome }, ...(flags && { flags }) }}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </I18nProvider>
    </FactsContext>,
  );
  return onChange;
}
const button = () => screen.queryByRole('link', { name: /EUR/ });
async function pick(code: string) {
  fireEvent.click(button()!);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(code), hidden: true }));
}
const saved = () => sent.filter(({ path }) => path.endsWith('/currency/v1/set'));

test('[4-12a] without the question a currency counts at once; [4-12d] a page that defers reads its data itself', async () => {
  const changed = await open();
  await pick('JPY');
  await expect
    .poll(saved)
    .toEqual([{ path: '/i/api/account/currency/v1/set', csrf: 'token-1', body: { currencyCode: 'JPY', store: true } }]);
  await expect.poll(() => changed).toHaveBeenCalledExactlyOnceWith('JPY');
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
});

const asked = { 'pickers.saveCurrency': true } as const;
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('[4-12a] [4-12c] with the question it is asked first; no applies the currency without saving it', async () => {
  const changed = await open({ flags: asked });
  await pick('JPY');
  expect(saved()).toEqual([]);
  answer('Not now');
  await expect.poll(() => saved()[0]?.body).toEqual({ currencyCode: 'JPY', store: false });
  await expect.poll(() => changed).toHaveBeenCalledOnce();
});

const nobody = { signIn: { allowed: true, links: [] } } as const;

test('[4-12b] yes saves it, for the account or where nobody can sign in for this device, and says for whom', async () => {
  const account = { name: 'Ines', email: 'ines@home.example' } as NonNullable<typeof FACTS.chrome.account>;
  for (const [chrome, owner] of [
    [{ account }, 'in your account'],
    [{ signIn: { allowed: false, links: [] } }, 'on this device'],
  ] as const) {
    sent = [];
    await open({ flags: asked, chrome });
    await pick('JPY');
    expect(screen.getByText(`Remember JPY ${owner}?`)).toBeTruthy();
    answer('Remember');
    await expect.poll(() => saved().map(({ body }) => body)).toEqual([{ currencyCode: 'JPY', store: true }]);
    cleanup();
  }
});

test('[4-12b] where a visitor can sign up, yes asks for that, prices change, and the save waits for the login', async () => {
  const wanted = vi.fn();
  const stop = subscribe('sign-up-wanted', wanted);
  const changed = await open({ flags: asked, chrome: nobody });
  await pick('JPY');
  answer('Remember');
  await expect.poll(() => wanted).toHaveBeenCalledExactlyOnceWith({ why: 'currency' });
  stop();
  await act(async () => undefined);
  expect(saved().map(({ body }) => body)).toEqual([{ currencyCode: 'JPY', store: false }]);
  expect(changed).not.toHaveBeenCalled();
  publish('login-success', {});
  await expect.poll(() => saved().map(({ body }) => body)).toContainEqual({ currencyCode: 'JPY', store: true });
  await expect.poll(() => changed).toHaveBeenCalledOnce();
});

test('[4-12b] who closes the dialog without signing in reads prices in the currency that was chosen, and keeps nothing', async () => {
  const stop = subscribe('sign-up-wanted', () => undefined);
  const changed = await open({ flags: asked, chrome: nobody });
  await pick('JPY');
  answer('Remember');
  await expect.poll(() => saved().length).toBe(1);
  await act(async () => undefined);
  publish('sign-in-closed', {});
  await expect.poll(() => changed).toHaveBeenCalledExactlyOnceWith('JPY');
  stop();
  expect(saved().map(({ body }) => body)).toEqual([{ currencyCode: 'JPY', store: false }]);
});

test('[4-12e] the picker is hidden by its flag, while it is not loaded, and for good when it did not load', async () => {
  await open({ flags: { 'pickers.currency': false } });
  expect(button()).toBeNull();
  failing = /^\/horizon/;
  await open();
  fireEvent.click(button()!);
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  await expect.poll(button).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
});

test('[8-10a] a currency that could not be saved is logged and told; the old one stays', async () => {
  failing = /currency\/v1\/set$/;
  const changed = await open();
  await pick('JPY');
  await expect.poll(() => vi.mocked(console.error).mock.calls[0]?.[0]).toBe('The currency was not changed');
  expect(changed).not.toHaveBeenCalled();
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('Prices stay in EUR.');
  expect(screen.getByRole('option', { selected: true, hidden: true }).textContent).toContain('EUR');
});

test('[7.5-04] a change is told with selected, prefilled, changed, device locale and permanent', async () => {
  const told: unknown[] = [];
  trackTo(Promise.resolve((name: keyof Tracked, detail: unknown) => void told.push([name, detail])));
  await open();
  await pick('JPY');
  await expect
    .poll(() => told)
    .toEqual([
      [
        'currencyChange',
        { selected: 'JPY', prefilled: 'EUR', changed: true, deviceLocale: navigator.language, permanent: true },
      ],
    ]);
  trackTo(null);
  expect(currencyChange({ selected: 'EUR', before: 'EUR', deviceLocale: 'de-AT', store: false })).toEqual({
    selected: 'EUR',
    prefilled: 'EUR',
    changed: false,
    deviceLocale: 'de-AT',
    permanent: false,
  });
});
