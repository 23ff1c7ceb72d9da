import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, restoreFrom } from '#platform/database';
import { silentLogger } from '#platform/testing';
import { dumpTo } from './backup.ts';
import { EmbeddedEngine } from './embedded.ts';
import { embeddedPool } from './open-embedded.ts';
import { makeOld, migrationsOf } from './testing/old-schema.ts';

const base = mkdtempSync(join(tmpdir(), 'wayfold-old-'));
const [dataDir, file] = [join(base, 'data'), join(base, 'backup.tgz')];
afterAll(() => rmSync(base, { recursive: true, force: true }));

const open = (databaseUrl: string | null = null) =>
  openDatabase({ config: { mode: 'demo', dataDir, databaseUrl, databaseOwnerUrl: null }, log: silentLogger });

/** The embedded database as it stands, past every look at its schema. */
async function inside<T>(work: (pool: pg.Pool, engine: EmbeddedEngine) => Promise<T>): Promise<T> {
  const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'database'), seed: null }, { log: silentLogger });
  const pool = embeddedPool(engine);
  try {
    return await work(pool, engine);
  } finally {
    await pool.end();
    await engine.close();
  }
}

describe('an embedded database of before the first release', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    await (await open()).close();
    await inside(async (pool, engine) => {
      await makeOld(pool);
      await dumpTo(engine, file);
    });
  }, 120_000);

  test('is refused in words and left as it is', async () => {
    await expect(open()).rejects.toMatchObject({
      code: 'DATABASE_BEFORE_RELEASE',
      message:
        `The database in ${dataDir} was made before the first release of Wayfold, in a form that is not carried over: ` +
        'only the version that made it can open it. Nothing in it was changed. To start here, move that folder away or ' +
        'name another one in DATA_DIR: a new database is made then.',
    });
    expect(await inside((pool) => migrationsOf(pool))).toContain('0001-platform');
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  test('is not restored from a backup', async () => {
    const target = join(base, 'restored');
    const restoring = restoreFrom({
      dataDir: target,
      file,
      log: silentLogger,
      seed: new Uint8Array(readFileSync(file)),
      beside: async () => {},
    });
    await expect(restoring).rejects.toMatchObject({
      code: 'DATABASE_BEFORE_RELEASE',
      message: expect.stringMatching(/^The database in \S+backup\.tgz was made before .* Nothing was restored\.$/),
    });
    expect(existsSync(join(target, 'database'))).toBe(false);
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `wayfold_test_${randomBytes(6).toString('hex')}`;

describe.runIf(serverUrl !== '')('a server database of before the first release', () => {
  const url = new URL(serverUrl || 'postgres://none');
  url.pathname = `/${name}`;
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => asOwner(`create database ${name}`));
  afterAll(() => asOwner(`drop database ${name} with (force)`));

  test('is refused by its name, without the password of its address', async () => {
    await (await open(url.href)).close();
    const pool = new pg.Pool({ connectionString: url.href });
    await makeOld(pool);
    const named = new URL(url);
    named.password = 'not-to-be-told';
    const refused = await open(named.href).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'DATABASE_BEFORE_RELEASE' });
    const { message } = refused as Error;
    expect(message).toContain(`The database ${name} on ${url.host} was made before`);
    expect(message).toContain('name an empty database in DATABASE_URL');
    expect(message).not.toContain('not-to-be-told');
    expect(await migrationsOf(pool)).toContain('0124-hot-indexes');
    await pool.end();
  });
});
