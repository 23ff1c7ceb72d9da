import { expect, test } from 'vitest';
import { columnAt, linePath, percent, stack } from './geometry.ts';

test('stacked values stand on each other, the first on the ground', () => {
  expect(stack([50, 30, 20], 200)).toEqual([
    { from: 0.75, size: 0.25 },
    { from: 0.6, size: 0.15 },
    { from: 0.5, size: 0.1 },
  ]);
});

test('a line goes through the middle of its columns, and breaks where a value is missing', () => {
  expect(linePath([0, 100], 100)).toBe('M25 100L75 0');
  expect(linePath([50, undefined, 50, 25], 100)).toBe('M12.5 50M62.5 50L87.5 75');
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [399, 3],
  [400, 3],
  [-5, 0],
])('a pointer %i pixels into four columns of 100 is in column %i', (distance, column) => {
  expect(columnAt(distance, 400, 4)).toBe(column);
});

test('shares are written with two places', () => {
  expect([percent(1 / 3), percent(0), percent(1)]).toEqual(['33.33%', '0%', '100%']);
});
