import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../booking/testing/show-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import type { StepResult } from './submit.ts';

async function paused(refused: StepResult['refused']): Promise<string> {
  const result: StepResult = { state: 'locked', email: 'mira@example.com', refused };
  const page = <SignInPage formtoken="t" mode="default" state={null} redir="/" result={result} />;
  return (await showPage(page)).textContent ?? '';
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const refused = { errorCode: 'TRIES_PAUSED', errorField: 'passwd', message: 'Too many attempts.' };

test('while passwords are paused only a mail is offered that goes out now; else the link in the inbox is named', async () => {
  expect(await paused({ ...refused, ways: ['code', 'link'] })).toContain('We email a sign-in link to mira@example.com');
  expect(buttons()).toEqual(['Email me a link']);
  expect(await paused({ ...refused, ways: ['code'] })).toContain('We email a sign-in code to mira@example.com');
  expect(buttons()).toEqual(['Email me a code']);
  const inbox = await paused({ ...refused, ways: [] });
  expect(inbox).toContain('The latest unused link we sent still signs you in.');
  expect(inbox).not.toContain('We send');
  expect(buttons()).toEqual(['Sign in']);
});

test('where no link went out a code is offered only if one goes out, beside the one in the inbox', async () => {
  const links = { errorCode: 'TOO_MANY_LINKS', message: 'No email was sent.' };
  expect(await paused({ ...links, ways: ['code'] })).toContain('No email was sent.');
  expect(buttons()).toEqual(['Email me a code', 'Sign in']);
  await paused({ ...links, ways: [] });
  expect(buttons()).toEqual(['Sign in']);
});
