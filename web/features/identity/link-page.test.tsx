import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MailLink } from '#contract/identity';
import { showPage } from '../booking/testing/show-page.tsx';
import { LinkPage } from './link-page.tsx';
import { VerifyPage, type VerifyPageProps } from './verify-page.tsx';

const about: MailLink = {
  purpose: 'secure',
  email: 'mira@example.com',
  state: 'done',
  reader: 'nobody',
  redir: '/',
  alone: false,
  secondStep: null,
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function textOf(change: Partial<MailLink>): Promise<string> {
  const page = <LinkPage formtoken="t" link="a.b" about={{ ...about, ...change }} result={undefined} />;
  return (await showPage(page)).textContent ?? '';
}

test.for([
  ['removed', 'Two-step sign-in was removed too'],
  ['kept', 'Two-step sign-in stays on'],
] as const)(
  'whoever secured the account reads that the second step was %s, and what comes next',
  async ([secondStep, said]) => {
    expect(await textOf({ secondStep })).toContain(said);
    expect(hrefOf('Request another link')).toBe('/login?mode=forgot&redir=%2Fs%2Fident%2Flink%3Flink%3Da.b');
    expect(await textOf({})).not.toContain('Two-step');
  },
);

test('the new password after it says that the second step is off and leads to where it is turned on again', async () => {
  const text = await textOf({ purpose: 'reset', reader: 'owner', secondStep: 'removed' });
  expect(text).toContain('Your password was saved');
  expect(text).toContain('Two-step sign-in is off.');
  expect(hrefOf('Go to my account')).toBe('/profile/account/security');
});

test.for([
  [{ purpose: 'confirm', state: 'void' }, 'already belongs to another account', 'Sign in'],
  [{ purpose: 'confirm', state: 'settled' }, 'Your email is already confirmed', 'Sign in'],
  [{ purpose: 'addEmail', state: 'void', reader: 'owner' }, 'was removed from the account', 'Go to my account'],
  [{ purpose: 'reset', state: 'void' }, 'no longer belongs to this account', 'Sign in'],
  [{ purpose: 'keep', state: 'settled' }, 'is not going to be deleted', 'Sign in'],
  [{ purpose: 'secure', state: 'settled' }, 'A new password has been set since', 'Sign in'],
  [{ purpose: 'keep', state: 'used', reader: 'owner' }, 'See in your account whether', 'Go to my account'],
  [{ purpose: 'keep', state: 'used' }, 'Sign in to see whether', 'Sign in'],
] as const)(
  'a link that does nothing says what is true and leads on, with no button: %j',
  async ([change, said, next]) => {
    expect(await textOf(change)).toContain(said);
    screen.getByRole('link', { name: next });
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a password that the link did not save is not told as saved', async () => {
  for (const [unsaved, state, title] of [
    [true, 'open', 'This password was not saved'],
    [true, 'done', 'This password was not saved'],
    [false, 'done', 'This link was already used'],
  ] as const) {
    const result = { field: null, message: '', unsaved };
    await showPage(<LinkPage formtoken="t" link="a.b" about={{ ...about, purpose: 'reset', state }} result={result} />);
    screen.getByRole('heading', { level: 1, name: title });
    expect(hrefOf('Set a new password')).toBe('/login?mode=forgot');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});

test('before an account is confirmed on another device the page says what is removed then', async () => {
  const open = { purpose: 'confirm', state: 'open' } as const;
  expect(await textOf({ ...open, alone: true })).toContain('any password set there is removed');
  expect(await textOf(open)).toContain('is the address of your new account');
});

test('before it is pressed the link to keep an account asks, and promises nothing', async () => {
  const text = await textOf({ purpose: 'keep', state: 'open' });
  expect(text).toContain('Keep your account?');
  expect(text).not.toContain('will not be deleted');
});

test.for([
  ['owner', 'has been added to your account'],
  ['other', 'has been added to another account than the one you are signed in to'],
  ['nobody', 'has been added to the account'],
] as const)('an address that was added is told as %s of the account reads it', async ([reader, said]) => {
  expect(await textOf({ purpose: 'addEmail', reader })).toContain(said);
});

const asked: VerifyPageProps = {
  formtoken: 't',
  account: 'h1',
  redir: '/',
  saved: true,
  step: 'verify',
  email: 'm•••••@example.com',
  app: true,
  passkey: false,
  warnedAt: '2027-03-01T12:00:00.000Z',
  way: 'app',
  result: undefined,
};

test('where the password was saved and the second step is still asked for, the page says both and who helps', async () => {
  const page = await showPage(<VerifyPage {...asked} />);
  screen.getByRole('heading', { level: 1, name: 'Your password was saved' });
  expect(page.textContent).toContain('One step left');
  expect(page.textContent?.replaceAll('\u00a0', ' ')).toContain('that we sent on Monday 1 March 2027');
  screen.getByRole('link', { name: 'Use a recovery code' });
  screen.getByRole('link', { name: 'Contact help' });
  // A mail whose press no longer counts is not named.
  const late = await showPage(<VerifyPage {...asked} saved={false} warnedAt={null} />);
  screen.getByRole('heading', { level: 1, name: 'One more step' });
  expect(late.textContent).not.toContain('Didn’t turn this step on?');
});

test('the second step is left by a form that signs its account out, and what was refused has the focus', async () => {
  const page = await showPage(<VerifyPage {...asked} />);
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out and start again' });
  expect(leave.form?.getAttribute('action')).toBe('/signout');
  expect(Object.fromEntries(new FormData(leave.form ?? undefined))).toMatchObject({ account: 'h1', redir: '/login' });
  expect(page.querySelector('a[href^="/signout"]')).toBeNull();
  const refused = { errorCode: 'FACTOR_WRONG', errorField: 'code', message: 'Not that one.' };
  for (const way of ['app', 'recovery'] as const) {
    await showPage(<VerifyPage {...asked} way={way} result={{ refused }} />);
    expect(document.activeElement?.id).toBe('code');
  }
});
