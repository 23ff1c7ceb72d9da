import { expect, test } from 'vitest';
import { z } from '#zod';
import { companyOf, wordOf, type Actor } from './actor.ts';
import type { Ctx } from './context.ts';
import { InvalidInput, Refused } from './errors.ts';
import { accountOf, anybody, inSession, type Policy, signedIn, theSite, visitor } from './policies.ts';
import { verb } from './verb.ts';

const membership = { companyId: 'c', roles: ['traveller'], permissions: [] };
const ACTORS: readonly Actor[] = [
  { sessionId: null },
  { sessionId: 's' },
  { sessionId: 's', accountId: 'a' },
  { sessionId: 's', accountId: 'a', membership },
  { staff: true, sessionId: 's', accountId: 'a' },
  { sessionId: 's', accountId: 'a', membership, forCompany: true },
  { job: 'timers' },
  { supplier: 'house' },
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

test('records say of somebody the first word that is true, and the company only of whoever acts for it', () => {
  expect(ACTORS.map(wordOf)).toEqual([
    'anonymous',
    'anonymous',
    'traveler',
    'traveler',
    'helpdesk',
    'member',
    'job',
    'supplier',
  ]);
  expect(wordOf({ sessionId: 's', accountId: 'a', throughStaff: 'b' })).toBe('helpdesk');
  expect(ACTORS.map(companyOf)).toEqual([null, null, null, null, null, 'c', null, null]);
  expect(companyOf({ sessionId: 's', accountId: 'a', forCompany: true })).toBeNull();
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
  await expect(by({ sessionId: 's' })).rejects.toThrow(Refused);
  await expect(by({ sessionId: 's', accountId: 'a' })).rejects.toThrow(InvalidInput);
  expect(read.policy).toBe(signedIn);
});
