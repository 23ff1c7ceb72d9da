import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSeed, DataDirInUse, openDatabase } from '#platform/database';
import { silentLogger } from '#platform/testing';
import { EmbeddedEngine } from './embedded.ts';
import { dumpTo } from './backup.ts';
import { vacuum } from './maintenance.ts';
import { embeddedPool } from './open-embedded.ts';
import { readSeed } from './seed.ts';
import { simpleQuery } from './wire.ts';

let dataDir: string;
let seed: Uint8Array | null;
beforeAll(async () => {
  await buildSeed(silentLogger);
  seed = await readSeed();
}, 60_000);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wayfold-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const config = () => ({ mode: 'demo' as const, dataDir, databaseUrl: null, databaseOwnerUrl: null });
const open = () => openDatabase({ config: config(), log: silentLogger });
const add = (name: string) => sql`insert into cron values (${name}, now())`;
const names = sql<{ name: string }>`select name from cron order by name`;

test(
  'what was written is there after a restart; meanwhile a second process is refused',
  { timeout: 120_000 },
  async () => {
    const first = await open();
    await add('kept').execute(first.database.query);
    await expect(open()).rejects.toBeInstanceOf(DataDirInUse);
    await first.close();
    const second = await open();
    expect((await names.execute(second.database.query)).rows).toEqual([{ name: 'kept' }]);
    await second.close();
  },
);

test('a process killed at once loses nothing it acknowledged', { timeout: 120_000 }, async () => {
  const script = `
    const { openDatabase } = await import('#platform/database');
    const { silentLogger } = await import('#platform/logger');
    const { sql } = await import('kysely');
    const { database } = await openDatabase({ config: ${JSON.stringify(config())}, log: silentLogger });
    for (let i = 0; ; i++) {
      await sql\`insert into cron values (\${String(i).padStart(6, '0')}, now())\`.execute(database.query);
      process.stdout.write(i + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = -1;
  child.stdout.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
    if (acknowledged >= 20) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  const again = await open();
  const { rows } = await names.execute(again.database.query);
  expect(rows.length).toBeGreaterThan(acknowledged);
  await again.close();
});

test('an unfinished directory is made anew, one of another version is left alone', { timeout: 120_000 }, async () => {
  const first = await open();
  await first.close();
  writeFileSync(join(dataDir, 'database.unfinished'), '');
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '99');
  await (await open()).close();
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toMatchObject({ code: 'DATA_DIR_VERSION', message: expect.stringContaining('17') });
});

test(
  'a statement that runs away is ended, its caller told, and the database opens again',
  { timeout: 120_000 },
  async () => {
    const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'own'), seed }, { log: silentLogger, limitMs: 2_000 });
    await engine.opened();
    const pool = embeddedPool(engine);
    const client = await pool.connect();
    client.on('error', () => {});
    await client.query('create table kept as select 1 as one');
    const lost = client.query('select count(*) from generate_series(1, 2000000000)');
    await expect(lost).rejects.toMatchObject({ code: 'EMBEDDED_LOST' });
    client.release(true);
    const next = await pool.connect();
    expect((await next.query('select one from kept')).rows).toEqual([{ one: 1 }]);
    next.release();
    await pool.end();
    await engine.close();
  },
);

test('after a loss nobody gets the new session without the role of the site', { timeout: 120_000 }, async () => {
  const start = { dataDir: join(dataDir, 'own'), seed };
  const engine = new EmbeddedEngine(start, { log: silentLogger, limitMs: 2_000 });
  const pool = embeddedPool(engine, 'set role wayfold_app');
  const idle = await pool.connect();
  idle.release();
  const runaway = engine.call(simpleQuery('select count(*) from generate_series(1, 2000000000)'));
  await expect(runaway).rejects.toMatchObject({ code: 'EMBEDDED_LOST' });
  const next = await pool.connect();
  expect((await next.query('select current_user as role')).rows).toEqual([{ role: 'wayfold_app' }]);
  expect(next).not.toBe(idle);
  next.release();
  await pool.end();
  await engine.close();
});

test(
  'maintenance: vacuum as the owner leaves the role as it was, a dump can be opened',
  { timeout: 120_000 },
  async () => {
    const engine = new EmbeddedEngine({ dataDir: null, seed }, { log: silentLogger });
    const pool = embeddedPool(engine, 'set role wayfold_app');
    await vacuum({ engine, pool }, ['job', 'absent']);
    await vacuum({ engine, pool }, []);
    const client = await pool.connect();
    expect((await client.query('select current_user as role')).rows).toEqual([{ role: 'wayfold_app' }]);
    client.release();
    await pool.end();
    const path = join(dataDir, 'backup.tgz');
    await dumpTo(engine, path);
    expect(statSync(path).size).toBeGreaterThan(100_000);
    await engine.close();
  },
);

test.skipIf(process.platform === 'win32')(
  'no file of the data directory can be read or written by group or others, older ones neither',
  { timeout: 120_000 },
  async () => {
    const openOnes = () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
        (name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0,
      );
    chmodSync(dataDir, 0o755);
    const first = await open();
    await add('kept').execute(first.database.query);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(openOnes()).toEqual([]);
    await first.close();
    expect(openOnes()).toEqual([]);
    chmodSync(join(dataDir, 'database', 'PG_VERSION'), 0o666);
    mkdirSync(join(dataDir, 'mail'));
    chmodSync(join(dataDir, 'mail'), 0o755);
    await (await open()).close();
    expect(openOnes()).toEqual([]);
  },
);
