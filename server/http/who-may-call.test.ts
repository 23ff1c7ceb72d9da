import { expect, test } from 'vitest';
import { PERMISSIONS, type Call } from '#contract/core';
import { wordOf, type Actor, type Ctx } from '#domain/kernel';
import { silentLogger } from '#platform/testing';
import { z } from '#zod';
import { allCalls } from '../../tools/attack/calls.ts';
import { handle } from './binding.ts';
import { createPipeline, type Exchange } from './pipeline.ts';
import type { Visitor } from './visitor.ts';

const base = { csrf: 'none', input: z.object({}), output: z.string() } as const;
/** As calls for companies will be, until the contract has some. */
const COMPANY_CALLS = [
  { scope: 'company' as const },
  ...PERMISSIONS.map((name) => ({ scope: 'company' as const, permissions: [name] as const })),
  { scope: 'company' as const, permissions: ['REPORTING_VIEW', 'ROLE_MANAGEMENT'] as const },
].map((declared, at): Call => ({
  ...base,
  ...declared,
  name: `test.company${at}`,
  method: 'POST',
  path: `/i/api/test/v1/${at}`,
  idempotency: 'none',
  body: 'json',
  errors: [],
  summary: '',
}));
const CALLS = [...(await allCalls()), ...COMPANY_CALLS];

const pipeline = createPipeline(
  CALLS.map((call) => handle({ ...call, ...base, input: z.any(), idempotency: 'none' }, ({ actor }) => wordOf(actor))),
);

const membership = { companyId: 'a', roles: [], permissions: ['REPORTING_VIEW', 'USER_INVITE'] } as const;
const account = { sessionId: 's', accountId: 'a' } as const;
const WHO: Readonly<Record<string, Actor>> = {
  nobody: { sessionId: null },
  anonymous: { sessionId: 's' },
  traveller: account,
  'member for themselves': { ...account, membership },
  'member without a role': { ...account, membership: { ...membership, permissions: [] }, forCompany: true },
  member: { ...account, membership, forCompany: true },
  staff: { ...account, staff: true },
  supplier: { supplier: 'house' },
};

/** What the table of the contract says, told apart from how the site asks it. */
function mayCall({ scope, permissions }: Call, who: string): boolean {
  if (scope === 'anybody') return true;
  if (scope === 'account') return !['nobody', 'anonymous', 'supplier'].includes(who);
  if (who !== 'member' && who !== 'member without a role') return false;
  return !permissions || (who === 'member' && permissions.some((name) => /^(REPORTING_VIEW|USER_INVITE)$/.test(name)));
}

async function answerTo({ name }: Call, actor: Actor): Promise<number> {
  const visitor = { session: async () => null } as unknown as Visitor;
  const exchange = {
    ctx: async () => ({ actor }) as Ctx,
    visitor,
    ip: '',
    requestId: '',
    locale: 'en',
    log: silentLogger,
    tokenHolds: async () => true,
    idempotencyKey: null,
  } as unknown as Exchange;
  return pipeline.invoke(name, {}, exchange).then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );
}

test.for(Object.entries(WHO))('every call of the contract refuses %s as its scope says', async ([who, actor]) => {
  const hasAccount = 'sessionId' in actor && actor.accountId !== undefined;
  for (const call of CALLS) {
    const wanted = mayCall(call, who) ? 200 : hasAccount ? 403 : 401;
    expect([call.name, call.permissions, await answerTo(call, actor)]).toEqual([call.name, call.permissions, wanted]);
  }
});

test('every call says for whom it is, and permissions only where it is for members', () => {
  expect(CALLS.length).toBeGreaterThan(150);
  for (const { name, scope, permissions } of CALLS) {
    expect(['anybody', 'account', 'company'], name).toContain(scope);
    if (permissions) expect([name, scope]).toEqual([name, 'company']);
  }
});
