import { expect, test } from 'vitest';
import { z } from '#zod';
import { companyOf, wordOf, type Actor } from './actor.ts';
import type { Ctx } from './context.ts';
import { InvalidInput, Refused } from './errors.ts';
import {
  accountOf,
  anybody,
  inSession,
  member,
  operator,
  permission,
  type Policy,
  policyOf,
  sameCompany,
  signedIn,
  theSite,
  visitor,
} from './policies.ts';
import { verb } from './verb.ts';

const membership = { companyId: 'c', roles: ['traveller'], permissions: ['REPORTING_VIEW'] } as const;
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
  [operator, [4]],
  [member, [5]],
  [permission('ROLE_MANAGEMENT', 'REPORTING_VIEW'), [5]],
  [permission('ROLE_MANAGEMENT'), []],
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

test('a call is for those whom its scope and one of its permissions name', () => {
  expect(policyOf({ scope: 'anybody' })).toBe(anybody);
  expect(policyOf({ scope: 'account' })).toBe(signedIn);
  expect(policyOf({ scope: 'company' })).toBe(member);
  const declared = { scope: 'company', permissions: ['USER_INVITE', 'REPORTING_VIEW'] } as const;
  expect(policyOf(declared)).toMatchObject({ name: 'permission(USER_INVITE or REPORTING_VIEW)', declared });
});

test('what belongs to a company is there for its members alone, as far as their roles allow', async () => {
  const rows: Readonly<Record<string, string | null>> = { ours: 'c', theirs: 'd', personal: null };
  const allow = sameCompany<{ id: string }>(permission('REPORTING_VIEW'), 'report', async (_, { id }) => rows[id]);
  const read = verb({ name: 'some.read', allow, input: z.object({ id: z.string() }), run: () => 'done' });
  const by = (actor: Actor, id: string) =>
    read({ ctx: { actor, db: { seeing: () => ({}) } } as unknown as Ctx, input: { id } });
  const [alone, ours] = [ACTORS[3]!, ACTORS[5]!];
  expect(await by(ours, 'ours')).toBe('done');
  for (const id of ['theirs', 'personal', 'none']) await expect(by(ours, id), id).rejects.toThrow('No such report');
  for (const id of ['ours', 'theirs']) await expect(by(alone, id), id).rejects.toThrow(Refused);
  const weaker: Actor = {
    sessionId: 's',
    accountId: 'a',
    membership: { ...membership, permissions: [] },
    forCompany: true,
  };
  await expect(by(weaker, 'ours')).rejects.toThrow('may not some.read: sameCompany, permission(REPORTING_VIEW)');
});
