import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Logo } from './index.ts';

test('the name is words, the mark is decoration', async () => {
  const { container } = await show(<Logo name="Wayfold" />);
  expect(container.textContent).toBe('Wayfold');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
