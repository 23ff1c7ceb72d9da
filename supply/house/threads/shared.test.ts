import { expect, test } from 'vitest';
import { createShared } from './shared.ts';

test('a question is asked once, until it failed or others pushed it out', async () => {
  const shared = createShared<string>(2);
  const asked: string[] = [];
  const ask = (question: string, answer = Promise.resolve(question)) =>
    shared.once(question, () => {
      asked.push(question);
      return answer;
    });
  await Promise.all([ask('a'), ask('a')]);
  await ask('b');
  await ask('a');
  expect(asked).toEqual(['a', 'b']);
  await ask('c');
  await ask('b');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  await expect(ask('d', Promise.reject(new TypeError('no')))).rejects.toThrow('no');
  await ask('d');
  expect(asked.slice(4)).toEqual(['d', 'd']);
});
