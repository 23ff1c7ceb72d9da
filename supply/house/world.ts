import { open } from 'node:fs/promises';
import { decodeStays } from '#engine/stays';
import type { StaySnapshot } from '#engine/stays';
import { decodeTimetable } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';

/** Reads a snapshot file into shared memory and attaches its columns. Throws SnapshotError for a damaged or foreign file. */
export async function loadHouseTimetable(path: string): Promise<Timetable> {
  return decodeTimetable(await readShared(path));
}

/** The same for stays. */
export async function loadHouseStays(path: string): Promise<StaySnapshot> {
  return decodeStays(await readShared(path));
}

async function readShared(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return buffer;
  } finally {
    await file.close();
  }
}
