import { expect, test } from 'vitest';
import { partsOf } from './part-graph.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'web/entry-client.tsx': ['web/shell/layout.tsx', 'node_modules/react/index.js'],
  'web/routes/cart/all.ts': ['web/routes/cart/page.tsx', 'contract/cart/index.ts'],
  'web/routes/cart/page.tsx': ['web/features/cart/cart.tsx', 'web/routes/cart/all.ts'],
  'web/features/cart/cart.island.tsx': ['web/features/cart/line.tsx'],
};
const LAZY: Readonly<Record<string, readonly string[]>> = {
  'web/features/cart/cart.tsx': ['web/features/cart/cart.island.tsx', 'web/features/cart/panel.tsx'],
  'web/features/cart/line.tsx': ['web/features/cart/price.island.tsx'],
};
const parts = partsOf({
  modules: [...Object.keys(IMPORTS), ...Object.keys(LAZY)],
  isEntry: (module) => module.endsWith('all.ts') || module.includes('entry'),
  importsOf: (module) => IMPORTS[module] ?? [],
  lazyOf: (module) => LAZY[module] ?? [],
});

test('a part is what is loaded by itself: entries and what is asked for later', () => {
  expect(Object.keys(parts)).toEqual([
    'web/entry-client.tsx',
    'web/features/cart/cart.island.tsx',
    'web/features/cart/panel.tsx',
    'web/features/cart/price.island.tsx',
    'web/routes/cart/all.ts',
  ]);
});

test('a page brings what it imports, in a circle too, and not what it asks for later; packages and calls say nothing', () => {
  expect(parts['web/routes/cart/all.ts']?.files).toEqual(['web/features/cart/cart.tsx', 'web/routes/cart/page.tsx']);
  expect(parts['web/entry-client.tsx']?.files).toEqual(['web/entry-client.tsx', 'web/shell/layout.tsx']);
});

test('islands of a page are those that it may draw, those in islands among them, and no other parts', () => {
  expect(parts['web/routes/cart/all.ts']?.islands).toEqual([
    'web/features/cart/cart.island.tsx',
    'web/features/cart/price.island.tsx',
  ]);
});
