import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test('a run of dark modules is one rectangle', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('the rectangles cover the dark modules, each once, and nothing else', () => {
  const size = fc.integer({ min: 1, max: 12 });
  const matrices = size.chain((side) => {
    const row = fc.array(fc.boolean(), { minLength: side, maxLength: side });
    return fc.array(row, { minLength: side, maxLength: side });
  });
  fc.assert(
    fc.property(matrices, (matrix) => {
      const drawn = matrix.map((row) => row.map(() => 0));
      for (const [, x, y, length] of pathOf(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
        for (let at = Number(x); at < Number(x) + Number(length); at += 1) drawn[Number(y)]![at]! += 1;
      }
      expect(drawn).toEqual(matrix.map((row) => row.map(Number)));
    }),
  );
});
