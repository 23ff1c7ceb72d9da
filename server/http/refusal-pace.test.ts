import { expect, test } from 'vitest';
import { createRefusalPace } from './refusal-pace.ts';

function setUp() {
  const time = { at: 0 };
  const pauses: number[] = [];
  const pace = createRefusalPace(
    () => time.at,
    async (ms) => void pauses.push(ms),
  );
  return { time, pauses, pace };
}

test('thirty refusals are told at once, further ones of the address come later and later, at most a second', async () => {
  const { pauses, pace } = setUp();
  for (let n = 0; n < 30; n += 1) await pace.wait('greedy');
  expect(pauses).toEqual([]);
  for (let n = 0; n < 200; n += 1) await pace.wait('greedy');
  expect(pauses).toHaveLength(200);
  expect(pauses.slice(0, 3)).toEqual([40, 80, 120]);
  expect(Math.max(...pauses)).toBe(1_000);
});

test('another address is told at once meanwhile, and after a pause so is the first', async () => {
  const { time, pauses, pace } = setUp();
  for (let n = 0; n < 100; n += 1) await pace.wait('greedy');
  const before = pauses.length;
  await pace.wait('ann');
  time.at += 3_000;
  await pace.wait('greedy');
  expect(pauses).toHaveLength(before);
});
