import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { codeOf, DataDirInUse } from './errors.ts';

interface Owner {
  readonly host: string;
  readonly pid: number;
  /** Boot id and start time: a reused pid is not mistaken for the owner. Null where there is no /proc. */
  readonly start: string | null;
  /** The file and its folder as they were when the lock was taken: a copy is another file. */
  readonly inode: string | null;
  readonly folder: string | null;
}

export interface DirectoryLock {
  release(): void;
}

const TRIES = 20;

/** Takes the lock beside the data directory or throws DataDirInUse. Survives kill -9: a dead owner is taken over. */
export function lockDirectory(path: string, dataDir: string): DirectoryLock {
  const nonce = randomBytes(8).toString('hex');
  const mine = `${path}.${nonce}`;
  writeFileSync(mine, '', { flag: 'wx' });
  const me: Owner = {
    host: hostname(),
    pid: process.pid,
    start: startOf(process.pid),
    inode: inodeOf(mine),
    folder: realpathSync(dirname(path)),
  };
  const text = JSON.stringify({ ...me, nonce });
  writeFileSync(mine, text);
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tryLink(mine, path)) return { release: () => release(path, text) };
      const judged = readLock(path);
      if (judged === null) continue;
      refuseIfAlive(judged, path, dataDir);
      clearDead(path, judged, `${path}.dead.${nonce}`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new DataDirInUse(dataDir, 'several processes that start at once', 'Start it once more.');
}

function refuseIfAlive(text: string, path: string, dataDir: string): void {
  const owner = parseOwner(text);
  if (owner && isCopy(owner, path)) return;
  if (owner && owner.host !== hostname()) {
    const remedy = `If nothing runs there any more, delete ${path} and start again.`;
    throw new DataDirInUse(dataDir, `process ${owner.pid} on the machine ${owner.host}`, remedy);
  }
  if (owner && isAlive(owner)) {
    const remedy = 'Stop that one first, or give this one its own DATA_DIR.';
    throw new DataDirInUse(dataDir, `process ${owner.pid}`, remedy);
  }
}

/**
 * Copied with its folder, so nobody owns this one. On one machine the folder must be another too: where a file system
 * numbers its files anew, a lock that is held must not look free.
 */
function isCopy({ host, inode, folder }: Owner, path: string): boolean {
  if (inode === null || inode === inodeOf(path)) return false;
  return host !== hostname() || folder !== realpathSync(dirname(path));
}

function inodeOf(path: string): string | null {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false })?.ino.toString() ?? null;
}

function isAlive(owner: Owner): boolean {
  const start = startOf(owner.pid);
  if (start !== null && owner.start !== null) return start === owner.start;
  if (startOf(process.pid) !== null) return start !== null;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Between judging and renaming, a third starter may have won: then its lock is put back. */
function clearDead(path: string, judged: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== judged) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function release(path: string, text: string): void {
  if (readLock(path) === text) rmSync(path, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** link() never shows a half-written file, so text that does not parse was not written by us and nobody owns it. */
function parseOwner(text: string): Owner | null {
  try {
    const { host, pid, start, inode, folder } = JSON.parse(text);
    return typeof host === 'string' && Number.isInteger(pid)
      ? { host, pid, start: start ?? null, inode: inode ?? null, folder: folder ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Has ended and was not yet taken note of by its parent, which in a container without an init may never happen. */
const ENDED = new Set(['Z', 'X', 'x']);

/** Fields 3 and 22 of /proc/<pid>/stat; the command name before them may hold spaces and brackets. Null for who has ended. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(fields[0] ?? '') ? null : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}
