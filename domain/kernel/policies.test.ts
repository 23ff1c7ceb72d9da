import { expect, test } from 'vitest';
import { z } from '#zod';
import type { Actor } from './actor.ts';
import type { Ctx } from './context.ts';
import { InvalidInput, Refused } from './errors.ts';
import { accountOf, anybody, inSession, type Policy, signedIn, theSite, visitor } from './policies.ts';
import { verb } from './verb.ts';

const company = { sessionId: 's', accountId: 'a', companyId: 'c' };
const ACTORS: readonly Actor[] = [
  { kind: 'anonymous', sessionId: null },
  { kind: 'anonymous', sessionId: 's' },
  { kind: 'traveler', sessionId: 's', accountId: 'a' },
  { kind: 'arranger', ...company },
  { kind: 'helpdesk', sessionId: 's', accountId: 'a' },
  { kind: 'admin', ...company },
  { kind: 'job', job: 'timers' },
  { kind: 'supplier', supplier: 'house' },
];

test.each<[Policy, readonly number[]]>([
  [anybody, [0, 1, 2, 3, 4, 5, 6, 7]],
  [inSession, [1, 2, 3, 4, 5]],
  [signedIn, [2, 3, 4, 5]],
  [theSite, [6]],
  [visitor, [0, 1, 2, 3, 5]],
])('$name admits exactly those whom it names', (policy, admitted) => {
  expect(ACTORS.flatMap((actor, at) => (policy.admits(actor) ? [at] : []))).toEqual(admitted);
});

test('whoever has no account has none to act for', () => {
  for (const actor of ACTORS) {
    if (signedIn.admits(actor)) expect(accountOf(actor)).toBe('a');
    else expect(() => accountOf(actor)).toThrow(Refused);
  }
});

test('a verb judges who acts before it reads what is asked', async () => {
  const read = verb({ name: 'some.read', allow: signedIn, input: z.object({ id: z.uuid() }), run: () => 'done' });
  const by = (actor: Actor) => read({ ctx: { actor } as Ctx, input: { id: 'none' } });
  await expect(by({ kind: 'anonymous', sessionId: 's' })).rejects.toThrow(Refused);
  await expect(by({ kind: 'traveler', sessionId: 's', accountId: 'a' })).rejects.toThrow(InvalidInput);
  expect(read.policy).toBe(signedIn);
});
