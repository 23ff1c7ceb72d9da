import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { subscribe } from '../../events.ts';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { SignInOverlay } from './dialog.tsx';
import type { SignInMode } from './flow.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

async function open(mode: SignInMode): Promise<() => void> {
  const onClose = vi.fn();
  const element = <SignInOverlay open mode={mode} resultId="offer-7" here="/flights" onClose={onClose} />;
  await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </I18nProvider>
    </FactsContext>,
  );
  return onClose;
}

test('[2.1-01e] closing the soft gate publishes a close event with the id of the result; closing another step does not', async () => {
  const heard = vi.fn();
  const stop = subscribe('soft-gate-closed', heard);
  const closed = await open('softGate');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ resultId: 'offer-7' });
  expect(closed).toHaveBeenCalledOnce();
  cleanup();
  await open('login');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
