import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { VisuallyHidden } from './index.ts';

test('the words are in the tree', async () => {
  const { container } = await show(<VisuallyHidden>arrives next day</VisuallyHidden>);
  expect(container.textContent).toBe('arrives next day');
});
