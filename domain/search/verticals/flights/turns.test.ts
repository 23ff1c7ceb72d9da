import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many at once, the others in order, and those beyond the queue are refused', async () => {
  const inTurn = createTurns(2, 2);
  const began: number[] = [];
  const end: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(async () => {
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
  await expect(inTurn(() => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'yes')).toBe('yes');
});
