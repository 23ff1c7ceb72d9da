import { expect, test } from 'vitest';
import type { ProviderWay } from '#contract/identity';
import { showPage } from '../../booking/testing/show-page.tsx';
import { ProvidersPage } from './providers-page.tsx';

const since = '2027-03-01T09:12:00.000Z';
const google: ProviderWay = { provider: 'google', linked: true, email: 'ana@provider.example', since, removable: true };
const naver: ProviderWay = { provider: 'naver', linked: false, email: null, since: null, removable: false };
const given = { providers: [google, naver], formtoken: 'a.b', done: null, refused: null };

test('what leads in can be removed, what does not can be added', async () => {
  const page = await showPage(<ProvidersPage {...given} />);
  const [first, second] = page.querySelectorAll('li');
  expect(first?.textContent).toContain('ana@provider.example');
  expect(first?.querySelector('button')?.getAttribute('aria-label')).toBe('Remove Google');
  expect(first?.querySelector<HTMLInputElement>('input[name="provider"]')?.value).toBe('google');
  expect(second?.querySelector('a')?.getAttribute('href')).toBe(
    '/login/with/naver?link=1&redir=%2Fprofile%2Faccount%2Fproviders',
  );
});

test('the only way in has no button, and says what to do first', async () => {
  const page = await showPage(<ProvidersPage {...given} providers={[{ ...google, removable: false }]} />);
  expect(page.querySelector('form button')).toBeNull();
  expect(page.textContent).toContain(
    'This is your only way to sign in. Confirm your email address, set a password or add a passkey to remove it.',
  );
});

test('a refusal is said, and not that something was removed', async () => {
  const page = await showPage(<ProvidersPage {...given} done="apple" refused="This is the only way in." />);
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('This is the only way in.');
  expect(page.textContent).not.toContain('no longer leads');
  const done = await showPage(<ProvidersPage {...given} done="apple" />);
  expect(done.textContent).toContain('Apple can no longer sign in to your account');
});
