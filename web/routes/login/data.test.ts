import { expect, test } from 'vitest';
import { argsFor, fakeApi } from '../../features/booking/testing/fake-api.ts';
import { NOBODY, TWO_ACCOUNTS } from '../../features/identity/testing/auth-states.ts';
import { SIGN_IN_MODES } from '../../features/identity/flow.ts';
import { action, loader } from './data.ts';

const HALF = { ...NOBODY, authStateParams: { ...NOBODY.authStateParams, half: true } };
const UNCONFIRMED = { ...TWO_ACCOUNTS, unconfirmedAccount: true };

function openLogin(state: typeof NOBODY, query = '') {
  const { api } = fakeApi({ 'session.formtoken': () => ({ formtoken: 'a.b' }), 'identity.state': () => state });
  return loader(argsFor(api, `/login${query}`));
}

async function leadsTo(opened: Promise<unknown>): Promise<string | null> {
  const thrown = await opened.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

test('whoever is signed in goes on, and nowhere else than on this site', async () => {
  expect(await leadsTo(openLogin(TWO_ACCOUNTS, '?redir=/trips'))).toBe('/trips');
  expect(await leadsTo(openLogin(TWO_ACCOUNTS, '?redir=https://bad.example/'))).toBe('/');
});

test('a page names no way back that is none of this site', async () => {
  expect(await openLogin(NOBODY, '?redir=/stays%E2%80%AE')).toMatchObject({ redir: '/' });
  expect(await openLogin(NOBODY, '?redir=/trips?fs=stops:0')).toMatchObject({ redir: '/trips?fs=stops:0' });
});

test('whoever is signed in and was led from nowhere is told who they are', async () => {
  expect(await openLogin(TWO_ACCOUNTS)).toMatchObject({ signedIn: 'ines@home.example', redir: '/' });
  expect(await openLogin(TWO_ACCOUNTS, '?mode=forgot')).toMatchObject({ signedIn: 'ines@home.example' });
  expect(await openLogin(NOBODY)).toMatchObject({ signedIn: null });
  expect(await openLogin(TWO_ACCOUNTS, '?mode=add')).toMatchObject({ signedIn: null });
});

const SECURED = { ...NOBODY, authStateParams: { ...NOBODY.authStateParams, securedEmail: 'ines@home.example' } };

test('the account is said to be secured only where it was, with its address filled in', async () => {
  expect(await openLogin(SECURED, '?mode=secured')).toMatchObject({ mode: 'secured', email: 'ines@home.example' });
  expect(await openLogin(NOBODY, '?mode=secured')).toMatchObject({ mode: 'forgot', email: '' });
  expect(await openLogin(SECURED, '?mode=forgot')).toMatchObject({ mode: 'forgot', email: '' });
});

test.for([
  ['secure', 'mira@home.example'],
  ['addEmail', ''],
] as const)('whoever comes from the link of a mail to %s finds the address %s', async ([purpose, email]) => {
  const about = { purpose, email: 'mira@home.example', state: 'done', reader: 'nobody', redir: '/', alone: false };
  const { api } = fakeApi({
    'session.formtoken': () => ({ formtoken: 'a.b' }),
    'identity.state': () => NOBODY,
    'identity.readLink': () => ({ ...about, secondStep: null }),
  });
  const redir = encodeURIComponent('/s/ident/link?link=a.b');
  expect(await loader(argsFor(api, `/login?mode=forgot&redir=${redir}`))).toMatchObject({ mode: 'forgot', email });
});

const ASKED = { ...NOBODY, authStateParams: { ...NOBODY.authStateParams, codeEmail: 'ines@home.example' } };

test('a code that was sent leads to an address of its own, which shows its box again after a reload while the code counts', async () => {
  const { api } = fakeApi({ 'identity.sendCode': () => ({ status: 0 }) });
  const body = { intent: 'code', from: 'landing', username: 'ines@home.example', redir: '/trips' };
  const sent = action(argsFor(api, '/login?mode=add&state=landing&redir=%2Ftrips', {}, body));
  expect(await leadsTo(sent)).toBe('/login?mode=add&state=code&redir=%2Ftrips');
  const step = { state: 'code', email: 'ines@home.example', redir: '/trips' };
  expect(await openLogin(ASKED, '?state=code&redir=/trips')).toMatchObject(step);
  expect(await openLogin(NOBODY, '?state=code&redir=/trips')).toMatchObject({ state: null, email: '' });
  // Whoever turns to the password keeps the address; a page that is opened anew begins empty.
  expect(await openLogin(ASKED, '?state=login&redir=/trips')).toMatchObject({ email: 'ines@home.example' });
  expect(await openLogin(ASKED, '?redir=/trips')).toMatchObject({ email: '' });
});

test('a code that is sent where no link to set a password is leads on to the form for one', async () => {
  const { api } = fakeApi({ 'identity.sendCode': () => ({ status: 0 }) });
  const body = { intent: 'code', from: 'forgotSuccess', username: 'ines@home.example', redir: '/profile/account' };
  const sent = action(argsFor(api, '/login?mode=forgot&redir=%2Ftrips', {}, body));
  expect(await leadsTo(sent)).toBe('/login?mode=forgot&redir=%2Fprofile%2Faccount&state=code');
});

test('the page of a link that is done with is not come back to', async () => {
  const about = { purpose: 'secure', email: 'mira@home.example', reader: 'nobody', redir: '/', alone: false };
  for (const [state, redir] of [
    ['done', '/'],
    ['open', '/s/ident/link?link=a.b'],
  ] as const) {
    const { api } = fakeApi({
      'session.formtoken': () => ({ formtoken: 'a.b' }),
      'identity.state': () => NOBODY,
      'identity.readLink': () => ({ ...about, state, secondStep: null }),
    });
    const path = `/login?mode=forgot&redir=${encodeURIComponent('/s/ident/link?link=a.b')}`;
    expect(await loader(argsFor(api, path))).toMatchObject({ redir, email: 'mira@home.example' });
  }
});

test('the page opens for nobody, for whoever proves it once more, and where the address is still to be proved', async () => {
  expect(await openLogin(NOBODY, '?redir=/trips')).toMatchObject({ mode: 'default', redir: '/trips' });
  expect(await openLogin(TWO_ACCOUNTS, '?mode=again')).toMatchObject({ mode: 'again' });
  expect(await openLogin(UNCONFIRMED)).toMatchObject({ mode: 'default' });
});

test.for([TWO_ACCOUNTS, UNCONFIRMED])(
  '[4-05d] each step of adding an account opens however long ago that was asked for; opening it asks for nothing',
  async (state) => {
    const { api, asked } = fakeApi({
      'session.formtoken': () => ({ formtoken: 'a.b' }),
      'identity.state': () => state,
    });
    const page = await loader(argsFor(api, '/login?mode=add&state=login&redir=/trips'));
    expect(page).toMatchObject({ mode: 'add', state: 'login', redir: '/trips' });
    expect(asked.map(([name]) => name)).not.toContain('identity.add');
  },
);

test.for([NOBODY, HALF])('nobody who is not signed in is told that they add an account', async (state) => {
  expect(await openLogin(state, '?mode=add')).toMatchObject({ mode: 'default' });
});

test.for(['external', 'onboarding', 'priceAlert', 'softGate'])(
  'the step %s, whose end is to come, is opened by no address: the plain one is',
  async (step) => {
    expect(await openLogin(NOBODY, `?state=${step}`)).toMatchObject({ mode: 'default', state: null });
    const modes = Object.entries(SIGN_IN_MODES).flatMap(([mode, begins]) => (begins === step ? mode : []));
    expect(modes).toHaveLength(1);
    expect(await openLogin(NOBODY, `?mode=${modes[0]}`)).toMatchObject({ mode: 'default', state: null });
  },
);
