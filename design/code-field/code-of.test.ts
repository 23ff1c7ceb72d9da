import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsLong, CODE_LENGTH, codeOf } from './code-of.ts';

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

test('a long code is known by its first letter, in groups or not, as far as it was typed', () => {
  const sign = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz'.split(''));
  const codes = fc.array(sign, { minLength: 12, maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(
      codes,
      fc.constantFrom('', '-', ' ', ' - '),
      fc.integer({ min: 1, max: 12 }),
      (code, between, length) => {
        const typed = (code.slice(0, length).match(/.{1,4}/g) ?? []).join(between);
        expect(beginsLong(typed)).toBe(/[a-z]/i.test(typed));
      },
    ),
  );
});

test.for([
  '472031',
  '472 031',
  'Code 472031',
  'Code 472 031',
  '472031 is your code',
  'Your code: 472031.',
  '',
  'abcde fgh',
])('%s is no long code', (typed) => {
  expect(beginsLong(typed)).toBe(false);
});
