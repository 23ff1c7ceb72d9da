import { expect, test } from 'vitest';
import { cryptoRandom, seededRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return [random.next(), random.next(), ...random.bytes(4)];
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test.each([
  ['crypto', cryptoRandom],
  ['seeded', seededRandom(1)],
])('%s numbers are spread over [0, 1)', (_, random) => {
  const numbers = Array.from({ length: 4_000 }, () => random.next());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(random.bytes(16)).toHaveLength(16);
});
