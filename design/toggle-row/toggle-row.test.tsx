import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { ToggleRow } from './index.ts';

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Weekly summary' });
const told = () =>
  (toggle().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('the switch is named by its label alone, and its hint describes it', async () => {
  await show(<ToggleRow label="Weekly summary" hint="Sent on Mondays." name="weekly" />);
  expect(told()).toEqual(['Sent on Mondays.']);
  fireEvent.click(screen.getByText('Weekly summary'));
  expect(toggle().checked).toBe(true);
});

test('the page decides what holds where it gives the state', async () => {
  const change = vi.fn();
  await show(<ToggleRow label="Weekly summary" on={false} onChange={change} />);
  fireEvent.click(toggle());
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(toggle().checked).toBe(false);
});

test('a locked setting is off limits and says why', async () => {
  await show(<ToggleRow label="Weekly summary" on={false} locked="Ask Tomas Lind." />);
  expect(toggle().disabled).toBe(true);
  expect(told()).toEqual(['Ask Tomas Lind.']);
});

test('what becomes of a change is said, and a failure takes the place of "Saved"', async () => {
  const row = (more: object) => <ToggleRow label="Weekly summary" on={false} savedText="Saved" {...more} />;
  const { rerender } = await show(row({ busyText: 'Saving…' }));
  expect(screen.getByRole('status').textContent).toBe('Saving…');
  rerender(row({}));
  expect(screen.getByRole('status').textContent).toBe('Saved');
  rerender(row({ error: 'This was not saved.' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect([told(), toggle().getAttribute('aria-invalid')]).toEqual([['This was not saved.'], 'true']);
});
