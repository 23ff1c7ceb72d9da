import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const auth = { loggedInSession: true, authStateParams: { providers: ['google'] } };
const state = { 'identity.state': () => auth };
const token = { 'session.formtoken': () => ({ formtoken: 'a.b' }) };
const URL_OF = 'https://accounts.google.com/ask';

test('the page exists for each provider that is configured, and for no other', async () => {
  const { api } = fakeApi({ ...state, ...token });
  const page = await loader(argsFor(api, '/login/with/google?redir=/trips&link', { provider: 'google' }));
  expect(page).toEqual({ formtoken: 'a.b', provider: 'google', redir: '/trips', link: true, adding: false });
  await expect(loader(argsFor(api, '/login/with/apple', { provider: 'apple' }))).rejects.toMatchObject({ status: 404 });
  await expect(loader(argsFor(api, '/login/with/x', { provider: 'x' }))).rejects.toMatchObject({ status: 404 });
});

test('sent, it answers where to go on', async () => {
  const { api, asked } = fakeApi({ 'identity.beginProvider': () => ({ status: 0, loginRedirectUrl: URL_OF }) });
  const sent = argsFor(api, '/login/with/google', { provider: 'google' }, { redir: '/trips' });
  expect(await action(sent)).toEqual({ goTo: URL_OF });
  expect(asked).toEqual([['identity.beginProvider', { provider: 'google', redir: '/trips', sticky: '1' }]]);
});

test('[4-05d] who adds an account is told that the others stay; nobody is who is not signed in, or adds a way in', async () => {
  const adding = async (query: string, loggedInSession = true) => {
    const { api, asked } = fakeApi({ ...token, 'identity.state': () => ({ ...auth, loggedInSession }) });
    const page = await loader(argsFor(api, `/login/with/google?${query}`, { provider: 'google' }));
    expect(asked.map(([name]) => name)).not.toContain('identity.add');
    return page.adding;
  };
  expect(await adding('mode=add&redir=/trips')).toBe(true);
  expect(await adding('redir=/trips')).toBe(false);
  expect(await adding('mode=add&redir=/trips', false)).toBe(false);
  expect(await adding('mode=add&link=1&redir=/trips')).toBe(false);
});

test('[4-05d] what the page said is asked for before the provider is, and where it cannot be nobody leaves', async () => {
  const begun = { ...state, 'identity.beginProvider': () => ({ status: 0, loginRedirectUrl: URL_OF }) };
  const body = { redir: '/trips', adding: 'on' };
  const { api, asked } = fakeApi({ ...begun, 'identity.add': () => ({ status: 0 }) });
  expect(await action(argsFor(api, '/login/with/google', { provider: 'google' }, body))).toEqual({ goTo: URL_OF });
  expect(asked.map(([name]) => name)).toEqual(['identity.state', 'identity.add', 'identity.beginProvider']);
  const many = () => ({ status: -1, errorCode: 'TOO_MANY_ACCOUNTS', message: 'Five are enough' });
  const full = fakeApi({ ...begun, 'identity.add': many });
  const answer = await action(argsFor(full.api, '/login/with/google', { provider: 'google' }, body));
  expect(answer).toMatchObject({ data: { refused: 'Five are enough' }, init: { status: 422 } });
  expect(full.asked.map(([name]) => name)).not.toContain('identity.beginProvider');
});

test('a provider that does not answer is told on the page', async () => {
  const down = () => ({ status: 2, errorCode: 'PROVIDER_UNAVAILABLE', message: 'No answer.' });
  const { api } = fakeApi({ 'identity.beginProvider': down });
  const answer = await action(argsFor(api, '/login/with/google', { provider: 'google' }, { redir: '/' }));
  expect(answer).toMatchObject({ data: { refused: 'No answer.' }, init: { status: 422 } });
});

test('adding a provider is for who signed in lately; others sign in first and come back', async () => {
  const body = { redir: '/profile/account', link: '1' };
  const { api } = fakeApi({ 'identity.googleLink': () => ({ status: 0, loginRedirectUrl: URL_OF }) });
  const sent = argsFor(api, '/login/with/google', { provider: 'google' }, body);
  expect(await action(sent)).toEqual({ goTo: URL_OF });
  const stale = fakeApi({ 'identity.googleLink': refuse(403, 'FRESH_SIGN_IN_REQUIRED') }).api;
  const thrown = await action(argsFor(stale, '/login/with/google', { provider: 'google' }, body)).catch(
    (error: unknown) => error as Response,
  );
  const on = new URL((thrown as Response).headers.get('location') ?? '', 'http://x');
  expect(on.pathname + on.search).toBe(againTo('/profile/account/providers', 'add-google'));
});
