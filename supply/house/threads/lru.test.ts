import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('the entry used longest ago goes when the weight is too much, the newest stays however heavy', () => {
  const lru = createLru<string>(10, 1_000, () => 0);
  lru.put('a', 'A', 4);
  lru.put('b', 'B', 4);
  expect(lru.get('a')).toBe('A');
  lru.put('c', 'C', 4);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
  lru.put('d', 'D', 50);
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual([undefined, undefined, 'D']);
});

test('what was not used for a while is forgotten, and putting again replaces', () => {
  let now = 0;
  const lru = createLru<number>(100, 50, () => now);
  lru.put('a', 1, 10);
  lru.put('a', 2, 10);
  now = 50;
  expect(lru.get('a')).toBe(2);
  now = 101;
  expect(lru.get('a')).toBeUndefined();
});
