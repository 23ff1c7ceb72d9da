import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { AskFirst } from './index.ts';

test('nothing can be pressed that does it before it is said what it leads to', async () => {
  await show(
    <AskFirst text="Remove" of="Hotel Taman Gadingi" keep="Keep" outcome="New total: €639.93">
      <button type="submit">Remove Hotel Taman Gadingi</button>
    </AskFirst>,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  expect(fold.open).toBe(false);
  expect(fold.querySelector('summary')?.textContent).toBe('RemoveKeep Hotel Taman Gadingi');
  expect(fold.querySelector('summary')?.contains(screen.getByRole('button'))).toBe(false);
  expect(screen.getByText('New total: €639.93').parentElement?.contains(screen.getByRole('button'))).toBe(true);
});
