import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Proving } from '../../routes/login-provider/data.ts';
import { showPage } from '../booking/testing/show-page.tsx';
import { ProviderLinkForm } from './provider-link-form.tsx';

const asked = {
  kind: 'link',
  provider: 'naver',
  email: 'ana@example.com',
  verified: false,
  round: 'r1',
  way: 'code',
  formtoken: 't',
  next: '/',
  adding: false,
} as const;

async function shown(proving: Proving | undefined): Promise<string> {
  return (await showPage(<ProviderLinkForm result={asked} proving={proving} />)).textContent ?? '';
}

test('a code that went out is said to be on its way; of one that did not only the refusal is said, with room for one of before', async () => {
  const onItsWay = 'If ana@example.com can sign in, a code is on its way.';
  expect(await shown({ sent: true, refused: null })).toContain(onItsWay);
  const refused = { errorCode: 'TOO_MANY_CODES', message: 'No code was sent.' };
  const full = await shown({ sent: true, refused });
  expect(full).toContain('No code was sent.');
  expect(full).not.toContain(onItsWay);
  expect(screen.getByLabelText('Code')).toBeDefined();
});
