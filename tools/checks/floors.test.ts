import { expect, test } from 'vitest';
import { checkFloors } from './floors.ts';

const check = (path: string, text: string) => checkFloors({ path: `web/features/${path}`, text });
const asks = (from: string, to: string) => check(from, `const a = 1;\nimport { x } from '${to}';`).length;

test('the frame knows no feature and no vertical, by type and later neither', () => {
  expect(check('chrome/header.tsx', "\nimport type { Cart } from '../cart/cart.ts';")).toMatchObject([
    { line: 2, rule: 'floors' },
  ]);
  expect(check('chrome/header.tsx', "const later = () => import('../cart/cart.ts');")).toHaveLength(1);
  expect(asks('reader/clock.ts', '../verticals/flights/when.ts')).toBe(1);
  expect(asks('chrome/header.tsx', '../pickers/here.ts')).toBe(0);
});

test('features know the frame, each other and the registries, not what is in a vertical', () => {
  expect(asks('checkout/page.tsx', '../chrome/header.tsx')).toBe(0);
  expect(asks('checkout/page.tsx', '../cart/cart.ts')).toBe(0);
  expect(asks('checkout/page.tsx', '../verticals/checkout-parts.ts')).toBe(0);
  expect(asks('checkout/page.tsx', '../verticals/stays/checkout/parts.tsx')).toBe(1);
});

test('verticals know features and themselves, not each other; registries and wiring know all', () => {
  expect(asks('verticals/stays/list/card.tsx', '../scene.ts')).toBe(0);
  expect(asks('verticals/stays/card.tsx', '../../results/list.ts')).toBe(0);
  expect(asks('verticals/stays/card.tsx', '../flights/party.ts')).toBe(1);
  expect(asks('verticals/checkout-parts.ts', './stays/checkout/parts.tsx')).toBe(0);
  expect(asks('extras.ts', './seasonal/start.ts')).toBe(0);
});

test('a file that only hands on another is refused', () => {
  expect(check('cart/cart.island.tsx', "export { Cart } from './cart.tsx';\n")).toMatchObject([{ rule: 'floors' }]);
  expect(check('cart/cart.ts', "export { Cart } from './cart.tsx';\nexport const A = 1;\n")).toEqual([]);
});
