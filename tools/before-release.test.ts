import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database';
import { silentLogger } from '#platform/testing';
import { backup } from './backup.ts';

const base = mkdtempSync(join(tmpdir(), 'wayfold-before-'));
const [dataDir, file] = [join(base, 'data'), join(base, 'old.tgz')];
afterAll(() => rmSync(base, { recursive: true, force: true }));

beforeAll(async () => {
  const config = { mode: 'demo' as const, dataDir, databaseUrl: null, databaseOwnerUrl: null };
  const open = await openDatabase({ config, log: silentLogger });
  // It has one session, and whose role that is the site may leave; on a server it could not.
  await sql`set role none`.execute(open.database.query);
  await sql`update kysely_migration set name = '0001-platform' where name = '0001-baseline'`.execute(
    open.database.query,
  );
  await open.close();
}, 120_000);

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { stderr, code };
}

test(
  'a start on data of before the first release ends with one message and no stack',
  { timeout: 120_000 },
  async () => {
    const { stderr, code } = await run({ DATA_DIR: dataDir, PORT: '0' }, 'server/main.ts');
    expect(code).toBe(1);
    const told = stderr.split('\n').filter((line) => line.includes('before the first release'));
    expect(told).toEqual([
      expect.stringMatching(/^The database in .+Nothing in it was changed.+move that folder away/),
    ]);
    expect(stderr).not.toMatch(/^\s+at |Error:/m);
  },
);

test('a backup of it can be made and is not restored', { timeout: 120_000 }, async () => {
  await backup([file], { DATA_DIR: dataDir }, () => {});
  const target = join(base, 'restored');
  const { stderr, code } = await run({ DATA_DIR: target }, 'tools/restore.ts', file);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database in .+old\.tgz was made before the first release.+Nothing was restored\.\n$/);
  expect(existsSync(join(target, 'database'))).toBe(false);
});
