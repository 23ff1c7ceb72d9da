import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Toasts, useToast } from './index.ts';

function Saver() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ text: 'Link copied' })}>
      Share
    </button>
  );
}

async function open() {
  await show(
    <Toasts label="Messages" closeLabel="Close message">
      <Saver />
    </Toasts>,
  );
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

test('[9-02b] goes away after five seconds', async () => {
  await open();
  expect(screen.getByText('Link copied')).toBeDefined();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Link copied')).toBeNull();
  vi.useRealTimers();
});

test('F6 leads to it and focus keeps it', async () => {
  await open();
  fireEvent.keyDown(window, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close message' }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('Link copied')).toBeDefined();
  vi.useRealTimers();
});
