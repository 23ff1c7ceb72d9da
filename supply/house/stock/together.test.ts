import { expect, test } from 'vitest';
import type { Queries } from '#platform/core';
import { createTogether } from './together.ts';

const queries = {} as Queries;

/** Answers each question with itself, when the test says so. */
function setUp(broken?: number) {
  const asked: (readonly number[])[] = [];
  const inLane = createTogether(async (_queries: Queries, questions: readonly number[]) => {
    asked.push(questions);
    await Promise.resolve();
    if (broken !== undefined && questions.includes(broken)) throw new RangeError(`${broken} is broken`);
    return questions;
  });
  return { asked, ask: (lane: string, question: number) => inLane(queries, lane, question) };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

test('the first goes alone, the others together and at most 64 at once, in their order', async () => {
  const { asked, ask } = setUp();
  expect(await Promise.all(range(0, 100).map((n) => ask('a', n)))).toEqual(range(0, 100));
  expect(asked).toEqual([[0], range(1, 65), range(65, 100)]);
});

test('lanes do not wait for each other', async () => {
  const { asked, ask } = setUp();
  await Promise.all([ask('a', 1), ask('b', 2)]);
  expect(asked).toEqual([[1], [2]]);
});

test('a lane that ended starts anew', async () => {
  const { asked, ask } = setUp();
  for (const n of [1, 2, 3]) await ask('a', n);
  expect(asked).toEqual([[1], [2], [3]]);
});

test('a broken member fails alone', async () => {
  const { ask } = setUp(2);
  const answers = await Promise.allSettled([0, 1, 2, 3].map((n) => ask('a', n)));
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
