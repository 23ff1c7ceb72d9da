import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { againTo } from '../../features/account-data/testing/again-to.ts';
import { action, loader } from './data.ts';

const state = { 'identity.state': () => ({ authStateParams: { providers: ['google'] } }) };
const token = { 'session.formtoken': () => ({ formtoken: 'a.b' }) };
const URL_OF = 'https://accounts.google.com/ask';

test('the page exists for each provider that is configured, and for no other', async () => {
  const { api } = fakeApi({ ...state, ...token });
  const page = await loader(argsFor(api, '/login/with/google?redir=/trips&link', { provider: 'google' }));
  expect(page).toEqual({ formtoken: 'a.b', provider: 'google', redir: '/trips', link: true });
  await expect(loader(argsFor(api, '/login/with/apple', { provider: 'apple' }))).rejects.toMatchObject({ status: 404 });
  await expect(loader(argsFor(api, '/login/with/x', { provider: 'x' }))).rejects.toMatchObject({ status: 404 });
});

test('sent, it answers where to go on', async () => {
  const { api, asked } = fakeApi({ 'identity.beginProvider': () => ({ status: 0, loginRedirectUrl: URL_OF }) });
  const sent = argsFor(api, '/login/with/google', { provider: 'google' }, { redir: '/trips' });
  expect(await action(sent)).toEqual({ goTo: URL_OF });
  expect(asked).toEqual([['identity.beginProvider', { provider: 'google', redir: '/trips', sticky: '1' }]]);
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
