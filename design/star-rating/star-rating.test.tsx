import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { StarRating } from './index.ts';

test('as many shapes as stars, and the words alone are read', async () => {
  const { container } = await show(<StarRating count={4} text="4 stars" />);
  expect(container.querySelectorAll('path').length).toBe(4);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('4 stars');
});
