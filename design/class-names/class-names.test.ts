import { expect, test } from 'vitest';
import { classNames } from './index.ts';

test('joins what is true and gives nothing for nothing', () => {
  expect(classNames('a', false, undefined, 'b')).toBe('a b');
  expect(classNames(false, null)).toBeUndefined();
});
