import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from '#zod';
import { anybody, writeVerb } from '#domain/kernel';
import { systemClock } from '#platform/clock';
import { loadConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { silentLogger, testCtx } from '#platform/testing';
import { verify } from './audit-verify.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `audit_${randomBytes(4).toString('hex')}`;
const [ownerLogin, siteLogin] = [`${name}_owner`, `${name}_site`];

function urlOf(login: string): string {
  const url = new URL(serverUrl);
  url.username = login;
  url.pathname = name;
  return url.href;
}

/** Needs a server that lets local logins in without a password, as tools/postgres/start.sh makes one. */
describe.runIf(serverUrl !== '')('on a server with a login for the owner and one for the site', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  const siteOnly = () => ({
    MODE: 'test',
    DATA_DIR: dataDir,
    SECRET_KEYS: 'k'.repeat(40),
    DATABASE_URL: urlOf(siteLogin),
  });
  const both = () => ({ ...siteOnly(), DATABASE_OWNER_URL: urlOf(ownerLogin) });
  const asServer = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  beforeAll(async () => {
    await asServer(
      `create role ${ownerLogin} login createrole`,
      `create role ${siteLogin} login`,
      `do $$ begin create role wayfold_app nologin; exception when duplicate_object or unique_violation then null; end $$`,
      `grant wayfold_app to ${ownerLogin} with admin option`,
      `create database ${name} owner ${ownerLogin} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    );
    const open = await openDatabase({ config: loadConfig(both()), log: silentLogger });
    const ctx = testCtx({ db: open.database, clock: systemClock, actor: { job: 'test' } });
    const act = { name: 'test.act', allow: anybody, input: z.object({}), audit: () => ({}), run: async () => null };
    await writeVerb(act)({ ctx, input: {} });
    await open.close();
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true });
    await asServer(
      `drop database ${name} with (force)`,
      `drop owned by ${siteLogin}`,
      `drop role ${siteLogin}`,
      `drop owned by ${ownerLogin}`,
      `drop role ${ownerLogin}`,
    );
  });

  test('S32 the owner reads the trail of everybody; the site alone is refused, and never told that it is gone', async () => {
    const said: string[] = [];
    expect(await verify([], both(), (line) => said.push(line))).toBe(true);
    expect(said[0]).toBe('Entries: 1');
    await expect(verify([], siteOnly(), () => undefined)).rejects.toThrow(/DATABASE_OWNER_URL/);
  });
});
