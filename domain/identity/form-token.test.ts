import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#platform/testing';
import { formTokenHolds, issueFormToken } from './form-token.ts';

const random = seededRandom(1);

test('a token holds for its session, under the newest key and under an older one still listed', () => {
  const token = issueFormToken('s1', ['old'], random);
  expect(formTokenHolds(token, 's1', ['old'])).toBe(true);
  expect(formTokenHolds(token, 's1', ['new', 'old'])).toBe(true);
  expect(formTokenHolds(token, 's1', ['new'])).toBe(false);
  expect(formTokenHolds(token, 's2', ['old'])).toBe(false);
});

test('two tokens of one session differ', () => {
  expect(issueFormToken('s', ['k'], random)).not.toBe(issueFormToken('s', ['k'], random));
});

test('no other text holds', () => {
  const token = issueFormToken('s1', ['k'], random);
  fc.assert(fc.property(fc.string(), (text) => formTokenHolds(text, 's1', ['k']) === (text === token)));
});
