import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '#domain/identity';
import { openIdentitySite, type IdentitySite } from './identity-testing.ts';
import { DEMO_ACCOUNTS, demoAccountsPart, refuseDemoAccounts } from './demo-accounts.ts';

let site: IdentitySite;
let ctx: Parameters<typeof makeAccount>[0]['ctx'];
beforeAll(async () => {
  site = await openIdentitySite((base) => {
    ctx = { ...base, actor: { job: 'test' } };
    return [];
  });
});
afterAll(() => site.close());

test('a live installation refuses to start with an account whose password everybody knows; a demo has them', async () => {
  const start = (mode: 'production' | 'demo') => refuseDemoAccounts({ config: { mode } as never, db: ctx.db });
  await start('production');
  await makeAccount({ ctx, input: { email: DEMO_ACCOUNTS.locked, passwordHash: null } });
  await start('demo');
  await expect(start('production')).rejects.toThrow(/DATABASE_URL: holds the accounts of the demo/);
});

test.for([
  ['demo', true, true],
  ['demo', false, false],
  ['production', true, false],
] as const)('in mode %s with DEMO_ACCOUNTS %s accounts are made at a first start: %s', ([mode, demoAccounts, made]) => {
  const part = demoAccountsPart({ config: { mode, demoAccounts } } as never, () => []);
  expect([part.warmUp !== undefined, part.jobs !== undefined]).toEqual([made, made]);
});

test('an account is made once, and by the house alone', async () => {
  const input = { email: 'made@x.example', passwordHash: null };
  const [first, second] = [await makeAccount({ ctx, input }), await makeAccount({ ctx, input })];
  expect([first.made, second.made, second.accountId === first.accountId]).toEqual([true, false, true]);
  const visitor = { ...ctx, actor: { sessionId: 's' } as const };
  await expect(makeAccount({ ctx: visitor, input })).rejects.toMatchObject({ status: 403 });
});
