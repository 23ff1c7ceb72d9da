import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HostContext, type StepHost } from './host.ts';
import { SendAgain } from './send-again.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

beforeEach(cleanup);

function step(busy: string | null, refused: StepHost['refused'] = null) {
  const Form: StepHost['Form'] = ({ children }) => <form>{children}</form>;
  const host = {
    Form,
    next: null,
    email: 'mira@example.com',
    busy,
    refused,
    stands: null,
    told: undefined,
  } as Partial<StepHost>;
  return (
    <I18nProvider i18n={i18n}>
      <HostContext value={host as StepHost}>
        <SendAgain intent="code" from="code" />
      </HostContext>
    </I18nProvider>
  );
}

test('once another was sent the page says so, and what stands in place of the button has the focus', async () => {
  const { rerender } = render(step(null));
  const waits = await screen.findByText(/Send another code in \d+ s/);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(document.body);
  rerender(step('code'));
  rerender(step(null));
  expect(screen.getByRole('status').textContent).toBe('Email sent.');
  await vi.waitFor(() => expect(waits.contains(document.activeElement)).toBe(true));
});

test('a code that no longer works is not waited for, and nothing is said to be sent that was refused', async () => {
  const { rerender } = render(step(null));
  await screen.findByText(/Send another code in \d+ s/);
  rerender(step('code'));
  rerender(step(null, { errorCode: 'CODE_TRIED_OUT', errorField: 'code', message: 'No.' }));
  fireEvent.submit(screen.getByRole('button', { name: 'Send another code' }));
  expect(screen.queryByText('Email sent.')).toBeNull();
});
