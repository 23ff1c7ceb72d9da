import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { closeToOthers, makePrivate } from '#platform/config';
import type { Logger } from '#platform/core';
import { EmbeddedEngine } from './embedded.ts';
import { DataDirVersion } from './errors.ts';
import { lockDirectory, type DirectoryLock } from './lock.ts';
import { migrate, type Named } from './migrate.ts';
import { readSeed } from './seed.ts';
import { typeParsers } from './types.ts';
import { WireStream } from './wire.ts';

const POSTGRES_MAJOR = '18';

export interface EmbeddedOpened {
  readonly engine: EmbeddedEngine;
  readonly pool: pg.Pool;
  readonly lock: DirectoryLock | null;
  /** Made from nothing, without a seed. */
  readonly unseeded: boolean;
}

/** Opens the database under `dataDir` (null: in memory) with the schema up to date. */
export async function openEmbedded(dataDir: string | null, log: Logger): Promise<EmbeddedOpened> {
  if (dataDir === null) return openEngine(null, await readSeed(), log);
  closeToOthers(dataDir, log);
  const lock = lockDirectory(join(dataDir, 'database.lock'), dataDir);
  try {
    const opened = await openDirectory(dataDir, log);
    // The engine gives what it unpacks modes of its own, whatever the umask says.
    makePrivate(folderIn(dataDir));
    return { ...opened, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A directory that was being made when its process died holds nothing anybody was told of: it is made anew. */
async function openDirectory(dataDir: string, log: Logger): Promise<EmbeddedOpened> {
  const folder = folderIn(dataDir);
  const unfinished = join(dataDir, 'database.unfinished');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const versionFile = join(folder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found !== POSTGRES_MAJOR) throw new DataDirVersion(dataDir, found, POSTGRES_MAJOR);
    return openEngine(dataDir, null, log, false);
  }
  writeFileSync(unfinished, '');
  const opened = await openEngine(dataDir, await readSeed(), log);
  rmSync(unfinished);
  return opened;
}

const folderIn = (dataDir: string): string => join(dataDir, 'database');

function named(dataDir: string | null): Named {
  return {
    which: `The database in ${dataDir ?? 'memory'}`,
    instead: 'To start here, move that folder away or name another one in DATA_DIR: a new database is made then.',
  };
}

async function openEngine(
  dataDir: string | null,
  seed: Uint8Array | null,
  log: Logger,
  unseeded = seed === null,
): Promise<EmbeddedOpened> {
  const folder = dataDir === null ? null : folderIn(dataDir);
  const engine = new EmbeddedEngine({ dataDir: folder, seed }, { log });
  try {
    await engine.opened();
    const applied = await engine.patiently(() => migrate(embeddedPool(engine), named(dataDir)));
    if (applied.length > 0) log.info('Migrations applied', { applied });
    return { engine, pool: embeddedPool(engine, 'set role wayfold_app'), lock: null, unseeded };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** One connection, for there is one session; `connectSql` runs before the client is handed out. */
export function embeddedPool(engine: EmbeddedEngine, connectSql = 'select 1'): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new WireStream(engine),
    user: 'postgres',
    database: 'postgres',
    password: 'x',
    types: typeParsers,
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`${connectSql}; set timezone to 'UTC'`);
    },
  });
  // A lost connection is told to the caller whose statement it was; an idle one has nobody to tell.
  pool.on('error', () => {});
  return pool;
}
