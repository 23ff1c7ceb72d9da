import { expect, test } from 'vitest';
import type { Logger } from '#platform/core';
import { createTellUnanswered, outcomeOf } from './unanswered.ts';

test('a source that is late a hundred times is one line without a stack, and later one more with their number', () => {
  const time = { at: 1_000_000 };
  const lines: unknown[] = [];
  const log = { warn: (message: string, facts: unknown) => lines.push([message, facts]) } as unknown as Logger;
  const tell = createTellUnanswered({ now: () => new Date(time.at) }, log);
  const cause = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const late = (search: string) => tell({ source: 'house', search, outcome: outcomeOf(cause), cause });
  for (let n = 0; n < 100; n += 1) late(`s${n}`);
  const facts = { source: 'house', outcome: 'timeout', because: cause.message };
  expect(lines).toEqual([['source did not answer', { ...facts, search: 's0' }]]);
  time.at += 10_000;
  late('t');
  expect(lines[1]).toEqual(['source did not answer', { ...facts, search: 't', alsoUnanswered: 99 }]);
  tell({ source: 'house', search: 'u', outcome: 'failed', cause: new TypeError('no\n  at line 1') });
  expect(lines[2]).toEqual([
    'source did not answer',
    { source: 'house', search: 'u', outcome: 'failed', because: 'no' },
  ]);
});
