import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { htmlOf, showPage } from '../booking/testing/show-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignedInPage } from './signed-in-page.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')].join(' '));

test('in place of a sign-in that is done stands who is signed in, and the ways on, to another account and out', async () => {
  const page = await showPage(<SignedInPage email="mira@example.com" redir="/" />);
  screen.getByRole('heading', { level: 1, name: 'You are signed in' });
  expect(page.textContent).toContain('You are signed in as mira@example.com.');
  expect(links()).toEqual([
    'Continue /',
    'Go to my account /profile/account',
    'Use another account /s/ident/accounts?redir=%2F',
    'Sign out /signout?redir=%2Flogin',
  ]);
  await showPage(<SignedInPage email="mira@example.com" redir="/stays" confirmed />);
  screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' });
  expect(links()[0]).toBe('Continue /stays');
});

test('after securing the account the page says so and what comes next; the link may be sent again to the same address', async () => {
  const secured = (
    <SignInPage formtoken="t" mode="secured" state={null} redir="/" email="mira@example.com" result={undefined} />
  );
  const page = await showPage(secured);
  screen.getByRole('heading', { level: 1, name: 'Your account is secured' });
  expect(page.textContent).toContain('from the link that we emailed to mira@example.com');
  expect(page.textContent).toMatch(/Send another link in (?:29|30) s/);
  // Without scripts nothing is counted.
  const still = document.createElement('div');
  still.innerHTML = htmlOf(secured);
  expect(still.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe('mira@example.com');
  expect(still.textContent).toContain('Send another link');
});
