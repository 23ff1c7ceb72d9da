import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Button, IconButton } from './index.ts';

test('a button is named by its words and does not submit by default', async () => {
  const press = vi.fn();
  await show(<Button onClick={press}>See fares</Button>);
  const button = screen.getByRole('button', { name: 'See fares' });
  expect(button).toHaveProperty('type', 'button');
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

test('a busy button says so, stays focusable and ignores presses', async () => {
  const press = vi.fn();
  await show(
    <Button busyLabel="Booking, do not close" onClick={press}>
      Book
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Booking, do not close' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('an icon button has a name', async () => {
  await show(<IconButton icon="x" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
