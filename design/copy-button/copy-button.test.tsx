import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { CopyButton } from './index.ts';

test('copies the reference and says so', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await show(<CopyButton text="8QJ4TD" label="Copy airline reference" copiedText="Copied" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy airline reference' })));
  expect(writeText).toHaveBeenCalledWith('8QJ4TD');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('says its label beside the icon where it stands alone', async () => {
  await show(<CopyButton text="/fares/1" label="Copy link" copiedText="Copied" inWords />);
  expect(screen.getByRole('button', { name: 'Copy link' }).textContent).toContain('Copy link');
});

test('[9-02b] that it was copied is said for 3 seconds', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await show(<CopyButton text="8QJ4TD" label="Copy airline reference" copiedText="Copied" />);
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});
