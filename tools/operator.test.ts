import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findAccountByEmail, makeOperator, readLink } from '#domain/identity';
import { loadConfig, withSecretKeys } from '#platform/config';
import { openDatabase, type OpenDatabase } from '#platform/database';
import { openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import { IDENTITY_SIGNATURE } from '../server/compose/identity.ts';
import { createSigner } from '../server/compose/signer.ts';
import { operator } from './operator.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'operator-'));
const env = { MODE: 'test', DATA_DIR: dataDir };
afterAll(() => rmSync(dataDir, { recursive: true }));

async function run(...args: string[]): Promise<string> {
  const said: string[] = [];
  await operator(args, env, (line) => said.push(line));
  return said.join('\n');
}

async function withDatabase(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const open = await openDatabase({ config: { ...loadConfig(env), databaseUrl: null }, log: silentLogger });
  await work(open).finally(open.close);
}

test('the first operator is made from nothing, gets a link that counts, and is not made twice', async () => {
  const said = await run('add', 'Ida@Help.example');
  const link = decodeURIComponent(/link\?link=(\S+)/.exec(said)?.[1] ?? '');
  await withDatabase(async ({ database }) => {
    const signer = createSigner(withSecretKeys(loadConfig(env)).secretKeys, IDENTITY_SIGNATURE);
    const ctx = testCtx({ db: database, clock: { now: () => new Date() } });
    expect(await readLink({ signer })(ctx, link)).toMatchObject({ purpose: 'signIn', email: 'Ida@Help.example' });
    const found = await findAccountByEmail(database.query, 'ida@help.example');
    expect(found).toMatchObject({ account: { role: 'helpdesk', password_hash: null }, email: { is_primary: true } });
    await expect(run('add', 'ida@help.example')).rejects.toThrow(/in use/);
  });
  await expect(run('add', 'ida@help.example')).rejects.toThrow(/is an operator already/);
  await expect(run('add', 'nobody')).rejects.toThrow(/is no e-mail address/);
  await expect(run('second-step-off', 'nobody@help.example')).rejects.toThrow(/has no account/);
  await expect(run('second-step-off', 'ida@help.example')).rejects.toThrow(/has no second step/);
  for (const args of [[], ['add'], ['second-step-off'], ['remove', 'a@b.example'], ['add', 'a@b.example', 'c']]) {
    await expect(run(...args)).rejects.toThrow(/Usage/);
  }
}, 90_000);

test('nobody becomes an operator through the site', async () => {
  const open = await openTestDatabase();
  const make = makeOperator(createSigner(['k'.repeat(40)], IDENTITY_SIGNATURE));
  for (const more of [{}, { accountId: 'a' }, { accountId: 'a', staff: true as const }]) {
    const actor = { sessionId: 's', ...more };
    const ctx = testCtx({ db: open.database, actor });
    await expect(make({ ctx, input: { email: 'a@b.example' } })).rejects.toMatchObject({ status: 403 });
  }
  await open.close();
});
