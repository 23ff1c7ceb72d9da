import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { PictureGrid } from './index.ts';

test('at most five pictures, and what they are is said in view', async () => {
  const pictures = Array.from({ length: 7 }, (_, at) => <svg key={at} aria-hidden="true" />);
  const { container } = await show(<PictureGrid pictures={pictures} caption="Drawings, no photos yet." />);
  expect(container.querySelectorAll('svg').length).toBe(5);
  expect(screen.getByRole('figure').textContent).toBe('Drawings, no photos yet.');
});
