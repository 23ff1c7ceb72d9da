import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEWS_WORDING, NEWS_WORDINGS } from '#contract/news';
import { showPage } from '../booking/testing/show-page.tsx';
import { SignInStates } from './sign-in-states.tsx';

test('whoever opens an account finds an empty box for news, in the words that the proof names by its version', async () => {
  const given = { email: 'mira@a.example', refused: null, field: null, message: '', until: null };
  await showPage(<SignInStates {...given} state="password" mode="signup" />);
  const words = NEWS_WORDINGS[NEWS_WORDING]?.signUp.replace('{brand}', 'Wayfold');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words ?? 'missing' }).checked).toBe(false);
});
