import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#contract/core';
import type { AuthAnswer } from '#contract/identity';
import { showPage } from '../booking/testing/show-page.tsx';
import type { SignInMode } from './flow.ts';
import { SignInPage } from './sign-in-page.tsx';
import { type StepResult, submitStep } from './submit.ts';

const email = 'mira@example.com';

async function shown(result: Omit<StepResult, 'email'>, mode: SignInMode = 'default') {
  const page = <SignInPage formtoken="t" mode={mode} state={null} redir="/" result={{ ...result, email }} />;
  const container = await showPage(page);
  const field = screen.queryByLabelText<HTMLInputElement>('Code');
  return {
    text: container.textContent ?? '',
    heading: screen.getByRole('heading', { level: 1 }).textContent,
    field,
    /** What is sent beside the code. */
    sent: field && Object.fromEntries(new FormData(field.form ?? undefined)),
    buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent),
  };
}

const held = { errorCode: 'TOO_MANY_CODES', message: 'No code was sent: this address has had several emails.' };

test('where no code went out the field takes the code of a mail with a link, which is offered', async () => {
  const { heading, text, field, sent, buttons } = await shown({
    state: 'code',
    refused: { ...held, ways: ['link'] },
  });
  expect(heading).toBe('Enter your code');
  expect(text).toContain(held.message);
  expect(text).toContain('No email was sent');
  expect(text).not.toContain('Something went wrong');
  expect(text).toContain('6 digits, or the long code from an email with a link.');
  expect([field?.inputMode, field?.autocomplete]).toEqual(['text', 'one-time-code']);
  expect(sent).toMatchObject({ intent: 'confirm', username: email, longCode: 'on', redir: '/' });
  expect(buttons).toContain('Email me a link instead');
  const inbox = await shown({ state: 'code', refused: { ...held, ways: [] } });
  expect(inbox.field?.inputMode).toBe('text');
  expect(inbox.buttons).not.toContain('Email me a link instead');
});

test('a long code that was refused is told at a field for long codes; six digits have their slots', async () => {
  const wrong = { errorCode: 'CODE_WRONG', errorField: 'code', message: 'That is not the code we sent.' };
  const long = await shown({ state: 'code', refused: wrong, longCode: true });
  expect([long.heading, long.field?.inputMode, long.sent?.['longCode']]).toEqual(['Enter your code', 'text', 'on']);
  expect(long.text).toContain(`It is in the email to ${email}, below the link.`);
  expect(long.field?.getAttribute('aria-invalid')).toBe('true');
  const short = await shown({ state: 'code', refused: wrong });
  expect([short.heading, short.field?.inputMode, short.sent?.['longCode']]).toEqual([
    'Enter the 6-digit code',
    'numeric',
    undefined,
  ]);
});

test.for([
  ['locked', 'Resend link'],
  ['forgotSuccess', 'Resend'],
] as const)('once a link was requested its code may be typed beside: %s', async ([state, resend]) => {
  const { text, sent, buttons } = await shown({ state, refused: null, told: 'sent' });
  expect(text).toContain('Is the email on another device? Enter the long code from it here.');
  expect(sent).toMatchObject({ intent: 'confirm', from: state, username: email, longCode: 'on' });
  expect(buttons).toEqual(['Sign in with the code', resend]);
});

test('where no address is known no code can be typed', async () => {
  const page = <SignInPage formtoken="t" mode="default" state="forgotSuccess" redir="/" result={undefined} />;
  await showPage(page);
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a secured account is offered no code: its link alone opens it', async () => {
  expect((await shown({ state: 'forgotSuccess', refused: null }, 'secured')).field).toBeNull();
  const refused = { errorCode: 'ACCOUNT_LOCKED', message: 'User denied phone changed and locked account.' };
  const locked = await shown({ state: 'locked', refused });
  expect([locked.field, locked.buttons]).toEqual([null, ['Set a new password']]);
});

const sending = (answer: AuthAnswer, fields: Readonly<Record<string, string>>, intent: string) =>
  submitStep((async () => answer) as unknown as Api, { intent, field: (name) => fields[name] ?? '' }, null);

test('a refused long code leads to the step of codes, and one is expected there', async () => {
  const answer = { status: 2, errorCode: 'CODE_WRONG', errorField: 'code', message: 'No.' } as const;
  const fields = { username: email, code: 'K7Q2-X9AB-M4NP', from: 'locked', longCode: 'on' };
  expect(await sending(answer, fields, 'confirm')).toMatchObject({ state: 'code', email, longCode: true });
  const { longCode: _, ...short } = fields;
  expect(await sending(answer, short, 'confirm')).not.toHaveProperty('longCode');
});

test('where a code needs work that this browser cannot do, one that was mailed before may be typed', async () => {
  const answer = { status: 2, errorCode: 'CAPTCHA_REQUIRED', message: 'No email was sent.' } as const;
  const result = await sending(answer, { username: email }, 'code');
  expect(result).toMatchObject({ state: 'code', refused: { errorCode: 'CAPTCHA_REQUIRED' } });
  expect(await sending(answer, { username: email, passwd: 'x' }, 'login')).toMatchObject({ state: 'login' });
  const page = await shown(result as StepResult);
  expect(page.field?.inputMode).toBe('text');
  expect(page.text).toContain('No email was sent.');
});
