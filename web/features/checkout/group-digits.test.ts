import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test('[5-13] digits are grouped while they are typed, and the caret stays behind its digit', () => {
  expect(groupDigits('42424', 5)).toEqual({ text: '4242 4', caret: 6 });
  expect(groupDigits('378282', 6)).toEqual({ text: '3782 82', caret: 7 });
  expect(groupDigits('4242 4242', 2)).toEqual({ text: '4242 4242', caret: 2 });
});

test('deleting a gap does not trap the caret', () => {
  expect(groupDigits('42424', 4)).toEqual({ text: '4242 4', caret: 4 });
});

test('letters and pasted separators are dropped', () => {
  expect(groupDigits('4242-4242x', 10)).toEqual({ text: '4242 4242', caret: 9 });
});
