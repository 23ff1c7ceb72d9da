import { expect, test } from 'vitest';
import { walked } from './index.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['PageDown', 0, 2],
  ['PageUp', 2, 0],
  ['a', 1, undefined],
])('%s at %i of three rows leads to %s', (key, at, to) => {
  expect(walked(key, at, 3)).toBe(to);
});

test('nothing is walked to in an empty list', () => {
  expect(walked('ArrowDown', -1, 0)).toBeUndefined();
});
