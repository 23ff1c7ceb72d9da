import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthState } from '#contract/identity';
import type { FlagValues } from '#contract/flags';
import { show } from '#design/testing';
import { publish, subscribe } from '../../../events.ts';
import { type AccountFact, type AccountMenuFact, type Chrome, FactsContext } from '../../../facts.ts';
import { FACTS, PLAIN_CHROME } from '../../../testing/facts.ts';
import { CLUB, INES, TWO_ACCOUNTS } from '../../identity/testing/auth-states.ts';
import { PageHeader } from '../../site-header.island.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const ACCOUNT: AccountFact = {
  name: 'Ines Moreau',
  firstName: 'Ines',
  lastName: 'Moreau',
  displayName: '',
  email: 'ines@home.example',
  image: null,
  confirmed: true,
  handle: 'h1',
};
const named = (...names: AccountMenuFact['links'][number]['name'][]): AccountMenuFact => ({
  links: names.map((name) => ({ name })),
});
const COMPANY = { businessMode: true, companyName: 'Northlight Labs' };

/** The server: who is signed in, and what came of the calls that change it. */
let state: AuthState;
let calls: string[];
let answers: Record<string, () => Promise<Response>>;
const json = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

beforeEach(() => {
  state = TWO_ACCOUNTS;
  calls = [];
  answers = {
    AuthStateProviderAction: () => json(state),
    formtoken: () => json({ formtoken: 'a-token' }),
    add: () => json({ status: 0, loginRedirectUrl: '/login?mode=add' }),
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://w.example');
    calls.push(url.pathname.split('/').at(-1) + url.search);
    return answers[url.pathname.split('/').at(-1) ?? '']?.() ?? json({}, 500);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Given {
  readonly account?: AccountFact | undefined;
  readonly menu?: AccountMenuFact;
  readonly chrome?: Partial<Chrome>;
  readonly flags?: FlagValues;
  readonly accountPath?: string;
  readonly state?: Partial<AuthState>;
}

async function showHeader({ account = ACCOUNT, menu = named('account', 'help', 'guides'), chrome, ...given }: Given) {
  state = { ...TWO_ACCOUNTS, ...given.state };
  const element = <PageHeader />;
  const router = createMemoryRouter([{ path: '*', element, handle: { shell: 'site', pageId: 'p' } }], {
    initialEntries: ['/flights?x=1'],
  });
  await show(
    <FactsContext
      value={{
        ...FACTS,
        flags: given.flags ?? {},
        ...(given.accountPath && { accountPath: given.accountPath }),
        chrome: { ...PLAIN_CHROME, account, accountMenu: menu, ...chrome },
      }}
    >
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  // What an earlier test was told is read again.
  await act(async () => publish('header-reload', {}));
  await act(async () => undefined);
}

const HIDDEN = { hidden: true };
const dialog = () => document.querySelector<HTMLElement>('dialog[aria-label="Account"]');
const panel = () => within(dialog()!);
const links = () =>
  panel()
    .getAllByRole('link', HIDDEN)
    .map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`);
const radio = (name: string) => panel().getByRole<HTMLInputElement>('radio', { ...HIDDEN, name: new RegExp(name) });
const switches = () => calls.filter((call) => call.startsWith('switch'));

test('[5-07b] the account menu shows for a logged-in session: who it is, and what it leads to', async () => {
  await showHeader({});
  expect(screen.getByRole('button', { name: /^Ines\b.*Account/ })).toBeDefined();
  expect(panel().getByText('ines@home.example')).toBeDefined();
  expect(screen.queryByText('Sign in')).toBeNull();
});

test('[5-07a] [5-07b] who is not signed in has triggers where sign-in is allowed, and no menu', async () => {
  const signIn = { allowed: true, links: [{ to: 'sign-in', url: '/login' }] } as const;
  const { account: _a, accountMenu: _m, ...chrome } = { ...PLAIN_CHROME, account: undefined, accountMenu: undefined };
  const router = createMemoryRouter([{ path: '*', element: <PageHeader />, handle: { shell: 'site', pageId: 'p' } }]);
  await show(
    <FactsContext value={{ ...FACTS, chrome: { ...chrome, signIn } }}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  expect(dialog()).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?redir=%2F');
  expect(calls).toEqual([]);
});

test('[2.4-01a] [2.4-01b] the links are those of the configured list, in its order, help apart', async () => {
  const menu = named('trips', 'account', 'business', 'guides', 'help');
  await showHeader({ menu, accountPath: '/profile/overview', state: { guidebookEnabled: true } });
  await waitFor(() => expect(links()).toContain('Your guides /guides/yourguides'));
  expect(links().filter((link) => !link.includes('redir='))).toEqual([
    'Trips /trips',
    'Account and travellers /profile/overview',
    'Add an email address /profile/account?addEmail=true',
    'Register for business /business',
    'Your guides /guides/yourguides',
    'Help and contact /help',
  ]);
});

test('[2.4-10f] a traveller’s menu leads to /trips and /profile/account', async () => {
  await showHeader({ menu: named('trips', 'account') });
  expect(links()).toEqual(expect.arrayContaining(['Trips /trips', 'Account and travellers /profile/account']));
});

test.for([
  ['trips', 'Trips'],
  ['myTrips', 'My trips'],
  ['bookings', 'My bookings'],
] as const)('[2.4-01c] the flag account.tripsLabel:%s calls the link to the trips %s', async ([label, text]) => {
  await showHeader({ menu: named('trips'), flags: { 'account.tripsLabel': label } });
  expect(links()).toContain(`${text} /trips`);
});

test('who is signed in has the way to the bookings in the header', async () => {
  await showHeader({});
  const ways = screen.getAllByRole('link', { ...HIDDEN, name: 'Bookings' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/profile/account']);
});

test('[2.4-02] the button that adds an address leads to /profile/account?addEmail=true', async () => {
  await showHeader({});
  const add = panel().getByRole('link', { ...HIDDEN, name: 'Add an email address' });
  expect(add.getAttribute('href')).toBe('/profile/account?addEmail=true');
});

test('[2.4-03] an unconfirmed account is asked to confirm, with the encoded current address to come back to', async () => {
  await showHeader({ account: { ...ACCOUNT, confirmed: false } });
  expect(links()).toContain('Resend link /s/ident/resend?redir=%2Fflights%3Fx%3D1');
  expect(links().some((link) => link.includes('addEmail'))).toBe(false);
  const row = document.querySelector('[data-place="account"] a[href^="/s/ident/resend"]');
  expect(row?.textContent).toBe('Confirm your email address');
});

test('[2.4-04b] signing out comes last and carries the current path as redir', async () => {
  await showHeader({});
  expect(links().at(-1)).toBe('Sign out /signout?redir=%2Fflights%3Fx%3D1');
  const drawer = [...document.querySelectorAll('#site-menu a')].at(-1);
  expect(`${drawer?.textContent.trim()} ${drawer?.getAttribute('href')}`).toBe(links().at(-1));
});

test('[4-05a] [4-05b] accounts are those of this browser; while one switches no press counts', async () => {
  const third = { ...CLUB, tokenId: 'h3', accountName: 'Mina Park', userEmail: 'mina@home.example' };
  answers['switch'] = () => new Promise(() => undefined);
  await showHeader({ state: { accountSwitcherItems: [INES, CLUB, third] } });
  expect([radio('Ines').checked, radio('Harbour').checked]).toEqual([true, false]);
  fireEvent.click(radio('Ines'));
  fireEvent.click(radio('Harbour'));
  await waitFor(() => expect(switches()).toEqual([`switch?tokenId=h2&redir=${encodeURIComponent('/flights?x=1')}`]));
  expect(radio('Harbour').closest('label')?.textContent).toContain('Switching…');
  for (const name of ['Ines', 'Harbour', 'Mina']) {
    expect(radio(name).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(radio(name));
  }
  expect(switches().length).toBe(1);
});

test('[8-10a] a switch that failed is logged and told: the account stays, and another can be tried', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answers['switch'] = () => json({ status: -1, errorCode: 'NO_SUCH_ACCOUNT', message: 'gone' });
  await showHeader({});
  fireEvent.click(radio('Harbour'));
  await waitFor(() => expect(logged).toHaveBeenCalledWith('The account was not switched', expect.anything()));
  await waitFor(() => expect(radio('Harbour').getAttribute('aria-disabled')).toBeNull());
  expect(radio('Ines').checked).toBe(true);
  expect(screen.getAllByRole('alert', HIDDEN).map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('The account was not switched'),
  );
});

test('[4-05d] adding an account starts the flow that adds, in the dialog, and closes the menu', async () => {
  const wanted = vi.fn();
  const stop = subscribe('sign-in-wanted', wanted);
  const hide = vi.fn();
  HTMLElement.prototype.hidePopover = hide;
  await showHeader({});
  const add = panel().getByRole('link', { ...HIDDEN, name: 'Add an account' });
  // As far as jsdom knows of popovers.
  vi.spyOn(dialog()!, 'matches').mockReturnValue(true);
  fireEvent.click(add);
  await waitFor(() => expect(wanted).toHaveBeenCalledExactlyOnceWith({ mode: 'add' }));
  expect([calls.includes('add'), hide.mock.calls.length]).toEqual([true, 1]);
  stop();
});

test('[8-10a] an account that cannot be added is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answers['add'] = () => json({ status: -1, errorCode: 'TOO_MANY_ACCOUNTS', message: 'five' });
  const wanted = vi.fn();
  const stop = subscribe('sign-in-wanted', wanted);
  await showHeader({});
  fireEvent.click(panel().getByRole('link', { ...HIDDEN, name: 'Add an account' }));
  await waitFor(() => expect(logged).toHaveBeenCalledWith('No account can be added', expect.anything()));
  expect(wanted).not.toHaveBeenCalled();
  stop();
});

test('[4-05e] who has a company picks business or personal, which is a switch of the account’s mode', async () => {
  answers['switch'] = () => new Promise(() => undefined);
  await showHeader({ state: { businessState: COMPANY } });
  expect([radio('^Business$').checked, radio('^Personal$').checked]).toEqual([true, false]);
  expect(screen.getByRole('button', { name: /^Ines Business/ })).toBeDefined();
  fireEvent.click(radio('^Personal$'));
  await waitFor(() => expect(switches()).toEqual(['switch?business=false&redir=%2Fflights%3Fx%3D1']));
});

test('[4-05e] who has none is not asked', async () => {
  await showHeader({ state: { businessState: null } });
  expect(panel().queryByRole('radio', { ...HIDDEN, name: 'Business' })).toBeNull();
});

test('[2.4-10d] the drawer begins with the account and its pages, without sign-in', async () => {
  await showHeader({});
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset['place']);
  expect(places).toEqual(['account', 'primary', 'secondary', 'feedback', 'pickers']);
  const account = document.querySelector<HTMLElement>('[data-place="account"]')!;
  expect(account.querySelector('summary')?.textContent).toContain('Ines Moreau');
  expect([...account.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/s/ident/accounts?redir=%2Fflights%3Fx%3D1',
    '/profile/account',
    '/profile/account?addEmail=true',
  ]);
});
