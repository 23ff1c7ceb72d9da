import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#contract/core';
import { showPage } from '../booking/testing/show-page.tsx';
import type { SignInMode, SignInState } from './flow.ts';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { NewPassword } from './fields.tsx';
import { HostContext, type StepHost } from './host.ts';
import { SignInPage } from './sign-in-page.tsx';
import { type StepResult, submitStep } from './submit.ts';

const email = 'mira@example.com';

function pageOf(state: SignInState | null, result?: StepResult, mode: SignInMode = 'default') {
  return <SignInPage formtoken="t" mode={mode} state={state} redir="/" email={email} result={result} />;
}

test('a code instead of the password is one press with the address, and there is a way back', async () => {
  await showPage(pageOf('login'));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Email me a code instead' });
  const sent = new FormData(button.form ?? undefined, button);
  expect([sent.getAll('intent').at(-1), sent.get('username')]).toEqual(['code', email]);
  // Enter in a field signs in.
  expect(button.form?.querySelector('[type="submit"]')?.textContent).toBe('Sign in');
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toContain('state=landing');
});

test('both pages that create an account offer the same', async () => {
  const offered = async (state: SignInState | null, mode: SignInMode) => {
    const page = await showPage(pageOf(state, undefined, mode));
    return [
      screen.getByRole('heading', { level: 1 }).textContent,
      ...[...page.querySelectorAll('button, a:not([aria-label="Go back"])')].map(({ textContent }) => textContent),
    ];
  };
  expect(await offered('email', 'default')).toEqual(await offered(null, 'signup'));
});

async function refusedSignUp(fields: Readonly<Record<string, string>>, errorCode: string, errorField: string) {
  const api = (async () => ({ status: -1, errorCode, errorField, message: `${errorCode}.` })) as unknown as Api;
  const sent = { intent: 'register', field: (name: string) => ({ from: 'password', ...fields })[name] ?? '' };
  return (await submitStep(api, sent, null)) as StepResult;
}

test('sign-up that is sent empty says what is missing at each field', async () => {
  const page = await showPage(pageOf('password', await refusedSignUp({}, 'INVALID_EMAIL', 'username')));
  for (const words of ['INVALID_EMAIL.', 'Enter a password.', 'Accept the terms to create an account.'])
    expect(page.textContent).toContain(words);
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function newPassword(refused: StepHost['refused']) {
  const host = { email, refused, stands: null } as Partial<StepHost>;
  return (
    <FactsContext value={FACTS}>
      <I18nProvider i18n={i18n}>
        <HostContext value={host as StepHost}>
          <NewPassword />
        </HostContext>
      </I18nProvider>
    </FactsContext>
  );
}

test('a password that was refused is not called long enough until it is changed', () => {
  cleanup();
  const { container, rerender } = render(newPassword(null));
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wayfold wayfold wayfold' } });
  rerender(newPassword({ errorCode: 'PASSWORD_GUESSABLE', errorField: 'passwd', message: 'Easy to guess.' }));
  expect(container.textContent).toContain('Easy to guess.');
  expect(container.textContent).not.toMatch(/Long enough|Strong|Repetitive/);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse battery staple' } });
  expect(container.textContent).toMatch(/Long enough|Strong/);
});
