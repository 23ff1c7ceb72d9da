import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '../booking/testing/show-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

// The device's dialog ended without a passkey.
vi.mock('./passkeys.ts', () => ({
  signInByPasskey: async () => ({ kind: 'cancelled' }),
  offerPasskeys: async () => undefined,
}));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => vi.unstubAllGlobals());

test('a passkey that came to nothing is said to have failed', async () => {
  await showPage(<SignInPage formtoken="t" mode="default" state={null} redir="/" result={undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('The passkey did not work. Try another way.')).toBeTruthy();
});
