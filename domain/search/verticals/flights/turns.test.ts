import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many at once, the others in order, and those beyond the queue are refused', async () => {
  const inTurn = createTurns(2, 2);
  const began: number[] = [];
  const end: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(undefined, async () => {
      began.push(n);
      await new Promise<void>((resolve) => end.push(resolve));
      return n;
    });
  const all = [1, 2, 3, 4, 5].map(work);
  expect(await all[4]).toBeUndefined();
  expect(began).toEqual([1, 2]);
  end[0]?.();
  expect(await all[0]).toBe(1);
  await Promise.resolve();
  expect(began).toEqual([1, 2, 3]);
  end[1]?.();
  await all[1];
  end[2]?.();
  await all[2];
  end[3]?.();
  expect(await all[3]).toBe(4);
});

test('work that fails gives its turn back', async () => {
  const inTurn = createTurns(1, 0);
  await expect(inTurn(undefined, () => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
  expect(await inTurn(undefined, async () => 'yes')).toBe('yes');
});

test('addresses that wait have their turns in rounds, and none fills the queue', async () => {
  const inTurn = createTurns(1, 8);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (asker: string, n: number) =>
    inTurn(asker, async () => {
      began.push(`${asker}${n}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  const greedy = [1, 2, 3, 4, 5].map((n) => work('a', n));
  const others = [work('b', 1), work('c', 1), work('b', 2)];
  expect(await Promise.all(greedy.slice(3))).toEqual([undefined, undefined]);
  for (const done of [greedy[0], greedy[1], others[0], others[1], greedy[2], others[2]]) {
    ends.shift()?.();
    await done;
    await Promise.resolve();
  }
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});
