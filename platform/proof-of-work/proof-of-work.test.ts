import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#platform/testing';
import { createProofOfWork } from './proof-of-work.ts';

const signer = {
  sign: (text: string) => `s${text.length}`,
  verify: (text: string, s: string) => s === `s${text.length}`,
};
const now = new Date('2027-01-01T00:00:00Z');
const work = createProofOfWork(signer, seededRandom(1), 8);

function solve(challenge: string): string {
  for (let number = 0; ; number += 1) {
    if (work.solved(`${challenge}:${number}`, now)) return `${challenge}:${number}`;
  }
}

test('a number that was looked for solves the challenge, ten minutes long', () => {
  const solution = solve(work.challenge(now));
  expect(work.solved(solution, new Date(now.getTime() + 599_000))).toBe(true);
  expect(work.solved(solution, new Date(now.getTime() + 601_000))).toBe(false);
});

test('another signature, an easier challenge and any text are no solution', () => {
  const challenge = work.challenge(now);
  const [, salt, until] = challenge.split('.');
  expect(work.solved(`0.${salt}.${until}.s1:1`, now)).toBe(false);
  expect(work.solved(`${challenge.slice(0, -1)}x:1`, now)).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !work.solved(text, now)));
});
