import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { UpdateBar } from './index.ts';

test('updates on press only', async () => {
  const press = vi.fn();
  await show(<UpdateBar onPress={press}>18 new, 2 cheaper: update the list</UpdateBar>);
  fireEvent.click(screen.getByRole('button', { name: '18 new, 2 cheaper: update the list' }));
  expect(press).toHaveBeenCalledOnce();
});
