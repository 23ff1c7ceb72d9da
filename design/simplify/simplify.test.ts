// @vitest-environment node
import { expect, test } from 'vitest';
import { ringArea, ringPath, simplifyRing, smoothRing, type Point } from './simplify.ts';

const square: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('points that hardly matter go first', () => {
  const bumpy: readonly Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(simplifyRing(bumpy, 1)).toEqual(square);
  expect(ringArea(square)).toBe(100);
});

test('smoothing cuts corners and stays closed', () => {
  expect(smoothRing(square, 1).length).toBe(8);
  expect(ringArea(smoothRing(square, 2))).toBeLessThan(100);
});

test('the path is short and relative', () => {
  expect(
    ringPath([
      [1, 2],
      [3.5, 2],
      [3.25, -0.5],
    ]),
  ).toBe('M1 2l2.5 0 -.2-2.5z'.replace(' -.2', '-.2'));
});
