import { fireEvent, screen } from '@testing-library/react';
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

const folds = () => Array.from(document.querySelectorAll('details'), ({ open }) => open);

const held = { errorCode: 'TOO_MANY_CODES', message: 'No code was sent: this address has had several emails.' };

test('where no code went out the field takes the code of a mail with a link, which is offered', async () => {
  const { heading, text, field, sent, buttons } = await shown({
    state: 'code',
    refused: { ...held, ways: ['link'] },
  });
  expect(heading).toBe('Sign in another way');
  expect(text).toContain(held.message);
  expect(text).toContain('No new code was sent');
  expect(text).not.toContain('Something went wrong');
  expect(text).toContain(
    '6 digits from the email you requested here, or 12 letters and digits such as K7Q2‑X9AB‑M4NP.',
  );
  expect([field?.inputMode, field?.autocomplete]).toEqual(['text', 'one-time-code']);
  expect(sent).toMatchObject({ intent: 'confirm', username: email, redir: '/' });
  expect(text).toContain(`You are signing in as ${email}.`);
  // What happened, the way that works now, then the code: no other one can be sent for a while.
  expect(buttons).toEqual(['Email me a link', 'Sign in']);
  expect(text).not.toContain('another code in');
  // Folded: who never had a mail has none to type.
  expect(folds()).toEqual([false]);
  expect(text.indexOf(held.message)).toBeLessThan(text.indexOf('Email me a link'));
  const inbox = await shown({ state: 'code', refused: { ...held, ways: [] } });
  expect(inbox.field?.inputMode).toBe('text');
  expect(inbox.buttons).not.toContain('Email me a link');
});

/** Where no six digits were sent. */
const TOLD_WRONG = 'That is not a code we sent. Check the latest email.';
const wrong = { errorCode: 'CODE_WRONG', errorField: 'code', message: 'That is not the code we sent.' };

test('six digits have their slots where a code went out', async () => {
  const short = await shown({ state: 'code', refused: wrong });
  expect([short.heading, short.field?.inputMode]).toEqual(['Enter the 6-digit code', 'numeric']);
  expect(short.sent).not.toHaveProperty('stands');
});

test.for([
  ['locked', ''],
  ['forgotSuccess', ' The code signs you in, and you set a password next.'],
] as const)('once a link was requested its code may be typed beside: %s', async ([state, hint]) => {
  const { text, sent, buttons } = await shown({ state, refused: null, told: 'sent' });
  expect(text).toContain(`Code12 letters and digits, such as K7Q2‑X9AB‑M4NP.${hint}`);
  expect(sent).toMatchObject({ intent: 'confirm', from: state, username: email, told: 'sent' });
  // Whoever forgot a password sets one next.
  expect(sent).toHaveProperty('redir', state === 'forgotSuccess' ? '/profile/account/security?open=password' : '/');
  expect(buttons).toEqual(['Sign in']);
  // The seconds say that one is on its way.
  expect(text).toMatch(/Send another link in (?:29|30) s/);
  // Whose address it is was typed here.
  expect(text.split(email)).toHaveLength(2);
  expect(text).not.toContain('•');
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

/** The step after its form was sent with `code` and refused. */
async function tried(before: Awaited<ReturnType<typeof shown>>, answer: Partial<AuthAnswer>, code: string) {
  const fields = Object.fromEntries(
    Object.entries({ ...before.sent, code }).map(([name, value]) => [name, String(value)]),
  );
  const result = (await sending({ status: 2, ...wrong, ...answer }, fields, 'confirm')) as StepResult;
  return { result, page: await shown(result) };
}

test('after a wrong entry the page still says that no code went out, and offers the link', async () => {
  let page = await shown({ state: 'code', refused: { ...held, ways: ['link'] } });
  for (const code of ['', '472', 'K7Q2-X9AB-M4NP', '000000']) {
    const { buttons } = page;
    ({ page } = await tried(page, {}, code));
    expect(page).toMatchObject({ heading: 'Sign in another way', buttons });
    expect(folds()).toEqual([true]);
    expect(page.text).toContain(held.message);
    expect(page.text).toContain(TOLD_WRONG);
    expect(page.field).toHaveProperty('value', code);
  }
  const inbox = await tried(await shown({ state: 'code', refused: { ...held, ways: [] } }), {}, '472');
  expect(inbox.page.buttons).toEqual(['Sign in']);
});

test('a wrong entry leaves the page of a link that was requested as it is, with the error at the field', async () => {
  for (const state of ['locked', 'forgotSuccess'] as const) {
    const before = await shown({ state, refused: null, told: 'sent' });
    const { page } = await tried(before, {}, 'K7Q2');
    expect(page).toMatchObject({ heading: before.heading, buttons: before.buttons });
    expect(page.field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.field).toHaveProperty('value', 'K7Q2');
  }
  const ways = { errorCode: 'TRIES_PAUSED', errorField: 'passwd', message: 'Too many attempts.', ways: [] };
  const paused = await shown({ state: 'locked', refused: ways });
  const { page } = await tried(paused, {}, 'K7Q2');
  expect(page).toMatchObject({ heading: paused.heading, buttons: paused.buttons });
});

test('a code is told in words that fit the field: what it takes, and that this browser has no six digits', async () => {
  const refused = await shown({ state: 'code', refused: { ...held, ways: ['link'] } });
  const incomplete = { errorCode: 'CODE_INCOMPLETE', message: 'Enter the 6-digit code.' };
  const [empty, requested, none] = [
    await tried(refused, incomplete, ''),
    await tried(await shown({ state: 'forgotSuccess', refused: null }), incomplete, ''),
    await tried(refused, { errorCode: 'CODE_NOT_SENT', message: 'Use the link.' }, '472 031'),
  ];
  expect(empty.page.text).toContain('Enter the 6 digits, or all 12 letters and digits of the code.');
  expect(requested.page.text).toContain('Enter all 12 letters and digits of the code');
  expect(none.page.text).toContain(
    'A 6-digit code works only in the browser where it was requested. Use what is offered above instead.',
  );
  // Where nothing is offered above it is not referred to, and a code of this browser is not called one of another.
  const inbox = await shown({ state: 'code', refused: { ...held, ways: [] } });
  for (const errorCode of ['CODE_NOT_SENT', 'CODE_EXPIRED', 'CODE_TRIED_OUT']) {
    const { page } = await tried(inbox, { errorCode, message: `${errorCode}.` }, '472 031');
    expect(page.text).toContain(`${errorCode}.`);
    expect(page.text).not.toContain('offered above');
  }
});

test('an error goes as soon as what is typed is complete', async () => {
  const before = await shown({ state: 'code', refused: { ...held, ways: ['link'] } });
  for (const [part, whole] of [
    ['47203', '472031'],
    ['K7Q2-X9AB-M4N', 'K7Q2-X9AB-M4NP'],
  ] as const) {
    const { page } = await tried(before, {}, '');
    fireEvent.change(page.field!, { target: { value: part } });
    expect(screen.queryByText(TOLD_WRONG)).not.toBeNull();
    fireEvent.change(page.field!, { target: { value: whole } });
    expect(screen.queryByText(TOLD_WRONG)).toBeNull();
  }
});

test('what a form says of before is read as nothing else than that', async () => {
  const fields = { username: email, from: 'code', code: '1' };
  for (const stands of [
    '{',
    '1',
    'null',
    '{"errorCode":"SERVER_ERROR","message":"x"}',
    '{"errorCode":"TOO_MANY_CODES"}',
  ])
    expect(await sending({ status: 2, ...wrong }, { ...fields, stands }, 'confirm')).not.toHaveProperty('stands');
});

test('a refused resend is told where it was pressed, and has the focus', async () => {
  const links = { status: 2, errorCode: 'TOO_MANY_LINKS', message: 'No email was sent: it has had several.' } as const;
  for (const [from, intent] of [
    ['forgotSuccess', 'forgot'],
    ['locked', 'unlock'],
  ] as const) {
    const result = (await sending(links, { username: email, from, told: 'sent' }, intent)) as StepResult;
    expect(result.state).toBe(from);
    expect((await shown(result)).text).toContain(links.message);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  }
});

test('where no link to set a password goes out, the codes of mails that came are taken on the spot', async () => {
  const links = { status: 2, errorCode: 'TOO_MANY_LINKS', message: 'Open its link or enter its long code.' } as const;
  const result = (await sending(links, { username: email, from: 'forgot' }, 'forgot')) as StepResult;
  const { text, heading, buttons } = await shown(result);
  expect([result.state, heading]).toEqual(['forgotSuccess', 'Set a new password']);
  expect(text).toContain(links.message);
  expect(text).not.toContain('is on its way');
  expect(buttons).toContain('Sign in');
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
