import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Switch } from './index.ts';

test('a switch is off until pressed', async () => {
  await show(<Switch label="Compact list" name="compact" />);
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Compact list' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});
