import { expect, test } from 'vitest';
import { checkParts } from './parts.ts';

const check = (text: string, path = 'web/features/cart/panel.tsx') => checkParts({ path, text });

test('a part is named as it is imported', () => {
  const part = "{ module: 'web/features/cart/cart-panel.tsx', importer: () => import('./cart-panel.tsx') }";
  expect(check(part)).toEqual([]);
  expect(check(part.replace('./cart-panel', './moved'))).toMatchObject([{ line: 1, rule: 'parts' }]);
  expect(check(part, 'web/features/chrome/panel.tsx')).toMatchObject([{ rule: 'parts' }]);
});

test('nobody asks for a chunk past its words', () => {
  expect(check("loadChunk('a', later)")).toMatchObject([{ rule: 'parts' }]);
  expect(check("loadChunk('a', later)", 'web/i18n.ts')).toEqual([]);
});
