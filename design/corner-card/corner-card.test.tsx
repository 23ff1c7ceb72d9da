import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '#design/button';
import { show } from '#design/testing';
import { CornerCard } from './index.ts';

test('a named region that takes no focus; its cross and Esc within it close it', async () => {
  const close = vi.fn();
  await show(
    <CornerCard title="Welcome back" closeLabel="Close" onClose={close} actions={<Button>Sign in</Button>}>
      Your travellers are kept.
    </CornerCard>,
  );
  const card = screen.getByRole('region', { name: 'Welcome back' });
  expect(card.contains(document.activeElement)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Sign in' }), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});
