import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, codeOf } from './code-of.ts';

test.for([
  ['472 031', '472031'],
  ['472-031', '472031'],
  [' Your code: 4 7 2 0 3 1. ', '472031'],
  ['٤٧٢٠٣١', '472031'],
  ['۴۷۲۰۳۱', '472031'],
  ['४७२०३१', '472031'],
  ['４７２０３１', '472031'],
  ['4720319', '472031'],
  ['abc', ''],
] as const)('%s is read as %s', ([typed, code]) => {
  expect(codeOf(typed)).toBe(code);
});

test('whatever is typed, at most six Latin digits come out, and they come out again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const code = codeOf(typed);
      expect(code).toMatch(/^[0-9]*$/);
      expect(code.length).toBeLessThanOrEqual(CODE_LENGTH);
      expect(codeOf(code)).toBe(code);
    }),
  );
});

test('what stands between the figures does not count', () => {
  const figures = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: CODE_LENGTH });
  fc.assert(
    fc.property(figures, fc.constantFrom(' ', '-', '\u00a0', '.', '\n'), (digits, between) => {
      expect(codeOf(digits.join(between))).toBe(digits.join(''));
    }),
  );
});
