import { expect, test } from 'vitest';
import { estimate, formatTable, measure, median, quantile, seeded } from './index.ts';

test('quantiles are nearest rank and the median of an even count is the middle', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
  expect(quantile([], 0.5)).toBeNaN();
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the bootstrap interval holds the median and is the same every time', () => {
  const values = [5, 7, 6, 9, 5, 8, 6];
  const first = estimate(values);
  expect(first).toEqual(estimate(values));
  expect(first.low).toBeLessThanOrEqual(first.median);
  expect(first.high).toBeGreaterThanOrEqual(first.median);
  expect(estimate([3, 3, 3])).toEqual({ median: 3, low: 3, high: 3 });
});

test('the generator is uniform enough and repeatable', () => {
  const random = seeded(7);
  const values = Array.from({ length: 1000 }, () => random());
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / 1000 - 0.5)).toBeLessThan(0.05);
  expect(seeded(7)()).toBe(values[0]);
});

test('nothing is timed when the outputs differ', async () => {
  let calls = 0;
  const spec = {
    name: 'x',
    subjects: [{ name: 'a', kind: 'ours' as const, count: 1, run: () => (calls += 1) }],
    verify: () => {
      throw new RangeError('outputs differ');
    },
  };
  await expect(measure(spec)).rejects.toThrow('outputs differ');
  expect(calls).toBe(0);
});

test('every subject gets its blocks, an asynchronous one too', async () => {
  const seen = { a: new Set<number>(), b: 0 };
  const report = await measure({
    name: 'x',
    blocks: 1,
    baseline: 'a',
    subjects: [
      { name: 'a', kind: 'ours', count: 3, repeat: 2, run: (i) => seen.a.add(i) },
      { name: 'b', kind: 'peer', count: 2, asynchronous: true, run: async () => (seen.b += 1) },
    ],
    verify: () => undefined,
  });
  expect([...seen.a]).toEqual([0, 1, 2]);
  expect(report.subjects.map((subject) => [subject.name, subject.blocks >= 1])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(report.subjects[1]?.p50Ratio?.median).toBeGreaterThan(0);
});

test('tables line up', () => {
  expect(formatTable(['a', 'bb'], [['ccc', 'd']])).toBe('| a   | bb |\n|-----|----|\n| ccc | d  |');
});
