import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONG_CODE_LENGTH, LONG_CODE_SIGNS, readMailedCode, showLongCode } from './mailed-code.ts';

const codes = fc
  .array(fc.constantFrom(...LONG_CODE_SIGNS.split('')), { minLength: LONG_CODE_LENGTH, maxLength: LONG_CODE_LENGTH })
  .map((signs) => signs.join(''));

test('a long code is read back in whatever case and groups, with the signs that look alike', () => {
  const alike: Readonly<Record<string, readonly string[]>> = { '0': ['0', 'O', 'o'], '1': ['1', 'I', 'i', 'L', 'l'] };
  const typings = codes.chain((code) =>
    fc
      .tuple(
        ...code.split('').map((sign) => fc.constantFrom(...(alike[sign] ?? [sign, sign.toLowerCase()]))),
        fc.constantFrom('', '-', ' ', ' - ', '\u2011', '\u2013', '\u00a0', '\u2066'),
        fc.integer({ min: 1, max: LONG_CODE_LENGTH }),
      )
      .map((drawn) => {
        const size = drawn.at(-1) as number;
        const between = drawn.at(-2) as string;
        const signs = drawn.slice(0, LONG_CODE_LENGTH).join('');
        const groups = signs.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
        return { code, typed: `${between}${groups.join(between)} ` };
      }),
  );
  fc.assert(
    fc.property(typings, ({ code, typed }) => {
      expect(readMailedCode(typed)).toBe(code);
    }),
  );
});

test('as it is shown it is read again, in three groups', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const shown = showLongCode(code);
      expect(shown).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
      expect(readMailedCode(shown)).toBe(code);
    }),
  );
});

test('whatever else is typed is no long code: one sign more or fewer, a sign that is in none', () => {
  fc.assert(
    fc.property(codes, fc.nat(LONG_CODE_LENGTH - 1), fc.constantFrom('U', 'u', '*', 'é', '_'), (code, at, other) => {
      const without = code.slice(0, at) + code.slice(at + 1);
      expect(readMailedCode(without)).toBeNull();
      expect(readMailedCode(code.slice(0, at) + '0' + code.slice(at))).toBeNull();
      expect(readMailedCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const code = readMailedCode(typed) ?? '';
      expect([0, 6, LONG_CODE_LENGTH]).toContain(code.length);
      expect(code.split('').every((sign) => LONG_CODE_SIGNS.includes(sign))).toBe(true);
    }),
  );
  for (const other of ['', '47203', '4720319', '47203O', 'ABCD-EFGH', 'ABCDEF'])
    expect(readMailedCode(other)).toBeNull();
});

test.for(['472031', ' 472 031 ', '472-031', '٤٧٢٠٣١', '۴۷۲۰۳۱', '４７２０３１'])('%s is six digits', (typed) => {
  expect(readMailedCode(typed)).toBe('472031');
});
