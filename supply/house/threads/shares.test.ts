import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

function setUp(threads = 2) {
  const time = { at: 0 };
  const shares = createShares(threads, () => time.at);
  const work = (asker: string, ms: number) => {
    const end = shares.begin([asker]);
    time.at += ms;
    end();
  };
  return { shares, time, work };
}

test('a second of work is free to everybody, what is beyond it counts and is forgotten', () => {
  const { shares, time, work } = setUp();
  work('a', 900);
  expect(shares.ahead(['a'])).toBe(0);
  work('a', 2_000);
  const ahead = shares.ahead(['a']);
  expect(ahead).toBeGreaterThan(1_000);
  time.at += 5_000;
  expect(shares.ahead(['a'])).toBeLessThan(ahead / 2);
  time.at += 60_000;
  expect(shares.ahead(['a'])).toBe(0);
});

test('whoever has had more never holds the last thread, the house and newcomers may', () => {
  const { shares, work } = setUp();
  work('greedy', 4_000);
  expect(shares.may(['greedy'])).toBe(true);
  const end = shares.begin(['greedy']);
  expect(shares.may(['greedy'])).toBe(false);
  expect([shares.may([]), shares.may(['ann']), shares.may(['greedy', 'ann'])]).toEqual([true, true, true]);
  end();
  expect(shares.may(['greedy'])).toBe(true);
});

test('a single thread is for everybody, one after the other', () => {
  const { shares, work } = setUp(1);
  work('greedy', 4_000);
  expect(shares.may(['greedy'])).toBe(true);
});

test('while others search no address holds the last thread, however little it has had', () => {
  const { shares, time, work } = setUp();
  work('ann', 100);
  const end = shares.begin(['bob']);
  expect([shares.may(['bob']), shares.may(['ann'])]).toEqual([false, true]);
  time.at += 2_000;
  expect(shares.may(['bob'])).toBe(true);
  end();
});

test('beyond what is free an address rests three times as long as its work took, but only while others search', () => {
  const { shares, time, work } = setUp();
  work('greedy', 2_000);
  expect(shares.may(['greedy'])).toBe(true);
  work('ann', 100);
  work('greedy', 400);
  work('ann', 100);
  time.at += 1_099;
  expect(shares.may(['greedy'])).toBe(false);
  time.at += 1;
  expect(shares.may(['greedy'])).toBe(true);
  work('greedy', 1_000);
  time.at += 2_000;
  expect(shares.may(['greedy'])).toBe(true);
});
