import { open } from 'node:fs/promises';
import { decodeTimetable, encodeTimetable, packTimetable } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import { generateNetwork } from './network/generate.ts';
import type { NetworkInput } from './network/generate.ts';

/** The timetable of the invented world, built in memory: one to three seconds for the whole world. */
export function buildHouseTimetable(input: NetworkInput): Timetable {
  const { world, flights } = generateNetwork(input);
  return packTimetable(world, flights);
}

/** The same as one snapshot file; equal input gives equal bytes. */
export function buildHouseWorld(input: NetworkInput): Uint8Array {
  return encodeTimetable(buildHouseTimetable(input));
}

/** Reads a snapshot file into shared memory and attaches its columns. Throws TimetableError for a damaged or foreign file. */
export async function loadHouseTimetable(path: string): Promise<Timetable> {
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
    return decodeTimetable(buffer);
  } finally {
    await file.close();
  }
}
