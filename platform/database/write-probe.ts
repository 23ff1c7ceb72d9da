import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An answer is good for so long: however often it is asked, the disk is written to no more than this. */
const EVERY_MS = 5_000;
/** Room for the next segment of the write-ahead log of PostgreSQL. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;

/** Asks at most every five seconds, and once for all who ask meanwhile. A failure is told to all of them. */
export function createWriteProbe(write: () => Promise<void>, nowMs: () => number = performance.now.bind(performance)) {
  let last: { readonly atMs: number; readonly answer: Promise<void> } | null = null;
  return (): Promise<void> => {
    if (last === null || nowMs() - last.atMs >= EVERY_MS) last = { atMs: nowMs(), answer: write() };
    return last.answer;
  };
}

/** Bytes that the site may still write in a folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Rejects where the folder of the embedded database cannot be written, or has no room left for what is written next. */
export async function writeToFolder(folder: string, freeBytes = freeBytesOf): Promise<void> {
  const path = join(folder, 'write-probe');
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
  if ((await freeBytes(folder)) < LEAST_FREE_BYTES)
    throw new TypeError(`Less than ${LEAST_FREE_BYTES} bytes are free in ${folder}`);
}
