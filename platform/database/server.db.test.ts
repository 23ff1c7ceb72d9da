import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, openDatabase } from '#platform/database';
import { silentLogger } from '#platform/testing';
import { overPool } from './open.ts';
import { refuseUnsafeRole } from './role.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `wayfold_test_${randomBytes(6).toString('hex')}`;
const [ownerLogin, siteLogin] = [`${name}_owner`, `${name}_site`];

function urlOf(login: string | null, database: string): string {
  const url = new URL(serverUrl);
  if (login !== null) url.username = login;
  url.pathname = `/${database}`;
  return url.href;
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Needs a server that lets local logins in without a password, as tools/postgres/start.sh makes one. */
describe.runIf(serverUrl !== '')('on a server with a login for the owner and one for the site', () => {
  beforeAll(() =>
    asSuperuser(
      `create role ${ownerLogin} login createrole`,
      `create role ${siteLogin} login`,
      `create database ${name} owner ${ownerLogin}`,
    ),
  );
  afterAll(() =>
    asSuperuser(`drop database ${name} with (force)`, `drop role ${siteLogin}`, `drop role ${ownerLogin}`),
  );

  const open = () =>
    openDatabase({
      config: {
        mode: 'production',
        dataDir: '',
        databaseUrl: urlOf(siteLogin, name),
        databaseOwnerUrl: urlOf(ownerLogin, name),
      },
      log: silentLogger,
    });

  test('several nodes may start at once; the site can work but not change the schema', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    const database = nodes[0].database;
    await sql`insert into cron values ('server', now())`.execute(database.query);
    const { rows } = await sql`select current_user as role, session_user as login from cron`.execute(database.query);
    expect(rows).toEqual([{ role: 'wayfold_app', login: siteLogin }]);
    const change = await sql`drop table cron`.execute(database.query).catch(codeOf);
    expect(change).toBe('42501');
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('a statement that runs away is ended by the server', async () => {
    const node = await open();
    const late = node.database.transact(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(30)`.execute(tx);
    });
    expect(await late.catch(codeOf)).toBe('57014');
    await node.close();
  });

  test('a superuser, or a role that owns tables, is refused as the role of the site', async () => {
    const [superuser, owner] = [urlOf(null, name), urlOf(ownerLogin, name)].map((connectionString) =>
      overPool(new pg.Pool({ connectionString })),
    );
    if (!superuser || !owner) return expect.fail();
    await expect(refuseUnsafeRole(superuser.database)).rejects.toThrow('is a superuser');
    await expect(refuseUnsafeRole(owner.database)).rejects.toThrow('owns');
    await Promise.all([superuser.close(), owner.close()]);
  });
});
