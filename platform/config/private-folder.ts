import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from '#platform/core';

const OTHERS = 0o077;
/** Bounds a start. The folder itself is closed first, so what is not reached is out of reach of others too. */
const MOST_ENTRIES = 50_000;

export interface Mended {
  readonly mended: number;
  /** What could not be closed: it belongs to somebody else, or the file system has no modes. */
  readonly open: readonly string[];
}

/**
 * Makes `folder` where it is missing, and closes it and what lies in it to group and others. Links are not followed.
 * From now on everything that this process makes is closed: the umask belongs to all its threads.
 */
export function makePrivate(folder: string): Mended {
  if (isMainThread) process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A DATA_DIR may be a link to a volume; what lies in it may not be one.
  const pending = [realpathSync(folder)];
  const open: string[] = [];
  let mended = 0;
  for (let seen = 0; seen < MOST_ENTRIES; seen++) {
    const path = pending.pop();
    if (path === undefined) break;
    try {
      const entry = lstatSync(path);
      if (!entry.isFile() && !entry.isDirectory()) continue;
      if ((entry.mode & OTHERS) !== 0 && process.platform !== 'win32') {
        chmodSync(path, entry.mode & 0o700);
        mended += 1;
      }
      if (entry.isDirectory()) pending.push(...readdirSync(path).map((name) => join(path, name)));
    } catch (error) {
      // Something else may have cleared it away meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) open.push(path);
    }
  }
  return { mended, open };
}

/** `makePrivate`, and says in the log what it found. */
export function closeToOthers(dataDir: string, log: Logger): void {
  const { mended, open } = makePrivate(dataDir);
  if (mended > 0) log.info('Files of DATA_DIR were open to others on this machine and are closed now', { mended });
  if (open.length === 0) return;
  const what = { count: open.length, first: open[0] };
  log.warn('Files of DATA_DIR belong to somebody else, so others on this machine may read them', what);
}

/** Before a start writes anything, whichever database and keys it has: mails may be files there too. Makes no folder. */
export function keepPrivate(dataDir: string, log: Logger): void {
  process.umask(OTHERS);
  if (existsSync(dataDir)) closeToOthers(dataDir, log);
}
