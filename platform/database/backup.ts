import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makePrivate } from '#platform/config';
import type { Logger } from '#platform/core';
import { EmbeddedEngine } from './embedded.ts';
import { codeOf, DataDirInUse } from './errors.ts';
import { lockDirectory } from './lock.ts';
import { appliedTo } from './migrate.ts';
import { embeddedPool } from './open-embedded.ts';

const LOOK_EVERY_MS = 200;

export const backupIn = (dataDir: string): string => join(dataDir, 'database-backup.tgz');
export const requestIn = (dataDir: string): string => join(dataDir, 'database-backup.request');

interface BackUp {
  readonly dataDir: string;
  readonly file: string;
  readonly log: Logger;
  /** How long a running site is waited for. */
  readonly waitMs?: number;
}

/** Writes a backup of the embedded database to `file`: the site that runs on it makes it, else it is opened here, as it is. */
export async function backUpTo({ dataDir, file, log, waitMs = 300_000 }: BackUp): Promise<void> {
  if (existsSync(file)) throw new TypeError(`${file} is there already; name another file`);
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new TypeError(`There is no embedded database in ${dataDir}; name another DATA_DIR`);
  makePrivate(dataDir);
  const lock = lockOrNull(dataDir);
  if (lock === null) {
    await askSite(dataDir, waitMs);
    return copyWhole(backupIn(dataDir), file);
  }
  try {
    const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'database'), seed: null }, { log });
    try {
      await dumpTo(engine, file);
    } finally {
      await engine.close();
    }
  } finally {
    lock.release();
  }
}

function lockOrNull(dataDir: string) {
  try {
    return lockDirectory(join(dataDir, 'database.lock'), dataDir);
  } catch (error) {
    if (error instanceof DataDirInUse) return null;
    throw error;
  }
}

/** Whoever may write into DATA_DIR may ask. The site takes the request away once it has tried. */
async function askSite(dataDir: string, waitMs: number): Promise<void> {
  const request = requestIn(dataDir);
  const before = await identityOf(backupIn(dataDir));
  await writeFile(`${request}.part`, randomBytes(8).toString('hex'), { mode: 0o600 });
  await rename(`${request}.part`, request);
  const until = performance.now() + waitMs;
  while (existsSync(request)) {
    if (performance.now() > until) {
      await rm(request, { force: true });
      throw new TypeError(`The process that holds ${dataDir} made no backup within ${waitMs / 1_000} seconds`);
    }
    await pause(LOOK_EVERY_MS);
  }
  if ((await identityOf(backupIn(dataDir))) === before)
    throw new TypeError('The site could not make the backup; its log says why');
}

async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino}/${found.mtimeMs}`;
}

/** On the side of the site. One that is asked for while another is made is made too. */
export async function answerRequest(engine: EmbeddedEngine, dataDir: string): Promise<void> {
  const request = requestIn(dataDir);
  const asked = await readFile(request, 'utf8').catch(() => null);
  if (asked === null) return;
  try {
    await dumpTo(engine, backupIn(dataDir));
  } finally {
    if ((await readFile(request, 'utf8').catch(() => null)) === asked) await rm(request, { force: true });
  }
}

/** Written aside, forced to disk, renamed: the last good backup stays until the next one is whole. */
export async function dumpTo(engine: EmbeddedEngine, path: string): Promise<void> {
  const dump = await engine.dump();
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(dump);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`);
  const file = await open(`${to}.part`, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${to}.part`, to);
}

/** What no backup holds and an operator may have put in place before the database is restored. */
const KEPT_BESIDES = new Set(['secret-key', 'audit-heads.json', 'mail', 'files']);

interface Restore extends Omit<BackUp, 'waitMs'> {
  /** The database of `file`, which was found to be whole. */
  readonly seed: Uint8Array;
  /** Puts in place what goes with it, once it is known that there is room for both. */
  readonly beside: () => Promise<void>;
}

/**
 * Makes the database of a backup in a DATA_DIR that is missing, empty, or holds only what is kept besides; after a failure it is as it
 * was.
 */
export async function restoreFrom({ dataDir, file, log, seed, beside }: Restore): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const inTheWay = (await readdir(dataDir)).find((name) => !KEPT_BESIDES.has(name));
  if (inTheWay !== undefined)
    throw new TypeError(
      `${dataDir} is not empty, it holds ${inTheWay}; name a DATA_DIR that is missing, or empty but for what is kept beside a backup. Nothing was changed`,
    );
  makePrivate(dataDir);
  const lock = lockDirectory(join(dataDir, 'database.lock'), dataDir);
  const [folder, unfinished] = [join(dataDir, 'database'), join(dataDir, 'database.unfinished')];
  try {
    await writeFile(unfinished, '');
    await beside();
    await openOnce(folder, seed, { file, log });
    makePrivate(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(unfinished, { force: true });
    lock.release();
  }
}

async function openOnce(folder: string, seed: Uint8Array, { file, log }: Pick<BackUp, 'file' | 'log'>): Promise<void> {
  const engine = new EmbeddedEngine({ dataDir: folder, seed }, { log });
  try {
    await engine.opened();
    readFileSync(join(folder, 'PG_VERSION'));
    const pool = embeddedPool(engine);
    try {
      await appliedTo(pool, { which: `The database in ${file}`, instead: 'Nothing was restored.' });
    } finally {
      await pool.end();
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new TypeError('The backup holds no database', { cause: error });
  } finally {
    await engine.close();
  }
}
