import { expect, test } from 'vitest';
import { createRate, fitsLimits } from './index.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const round: { self?: unknown } = {};
round.self = round;

test.for<[name: string, fits: boolean, message: unknown]>([
  ['a plain one', true, { action: 'ajax', params: { q: 'lon', n: [1, 2] } }],
  ['depth six', true, nested(6)],
  ['depth seven', false, nested(7)],
  ['one that holds itself', false, round],
  ['a long text', false, { message: 'x'.repeat(16_385) }],
  ['a long key', false, { ['x'.repeat(16_385)]: 1 }],
  ['many parts', false, Array.from({ length: 600 }, () => 1)],
  ['a list of a million', false, Array(1_000_000)],
  ['a map', false, new Map([['a', 1]])],
  ['a date', false, new Date(0)],
  ['bytes', false, new Uint8Array(8)],
  ['__proto__ as a key', false, JSON.parse('{"a":{"__proto__":{"admin":true}}}')],
  ['constructor as a key', false, { constructor: { prototype: {} } }],
])('%s', ([, fits, message]) => {
  expect(fitsLimits(message)).toBe(fits);
});

test('a burst of 40, then 20 a second', () => {
  let now = 0;
  const room = createRate(() => now);
  const in100 = () => Array.from({ length: 100 }, room).filter(Boolean).length;
  expect(in100()).toBe(40);
  now = 1_000;
  expect(in100()).toBe(20);
  now = 0;
  expect(in100()).toBe(0);
});
