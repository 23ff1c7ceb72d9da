import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, DataDirInUse } from './errors.ts';

interface Owner {
  readonly host: string;
  readonly pid: number;
  /** Boot id and start time: a reused pid is not mistaken for the owner. Null where there is no /proc. */
  readonly start: string | null;
}

export interface DirectoryLock {
  release(): void;
}

const TRIES = 20;

/** Takes the lock beside the data directory or throws DataDirInUse. Survives kill -9: a dead owner is taken over. */
export function lockDirectory(path: string, dataDir: string): DirectoryLock {
  const nonce = randomBytes(8).toString('hex');
  const me: Owner = { host: hostname(), pid: process.pid, start: startOf(process.pid) };
  const text = JSON.stringify({ ...me, nonce });
  const mine = `${path}.${nonce}`;
  writeFileSync(mine, text, { flag: 'wx' });
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
  if (owner && owner.host !== hostname()) {
    const remedy = `If nothing runs there any more, delete ${path} and start again.`;
    throw new DataDirInUse(dataDir, `process ${owner.pid} on the machine ${owner.host}`, remedy);
  }
  if (owner && isAlive(owner)) {
    const remedy = 'Stop that one first, or give this one its own DATA_DIR.';
    throw new DataDirInUse(dataDir, `process ${owner.pid}`, remedy);
  }
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
    const { host, pid, start } = JSON.parse(text);
    return typeof host === 'string' && Number.isInteger(pid) ? { host, pid, start: start ?? null } : null;
  } catch {
    return null;
  }
}

/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}
