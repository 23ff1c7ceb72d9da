import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { folderStore } from './folder.ts';
import { isFileId } from './types.ts';

const BLOCK = 512;
const DATABASE = 'database.tgz';
const FOLDER = 'files/';
/** Of a text in a head. */
const END = String.fromCharCode(0);

/** What a backup holds. */
export interface Packed {
  /** As the embedded database is opened from it. */
  readonly database: Uint8Array;
  /** Puts the files of the backup into a folder; answers how many there were. */
  writeFiles(folder: string): Promise<number>;
}

/** One archive (POSIX ustar, gzip) of a database and every file of a folder. Written aside, forced to disk, renamed. */
export async function packBackup(
  file: string,
  from: { readonly database: string; readonly folder: string },
): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await pipeline(Readable.from(entriesOf(from)), createGzip({ level: 1 }), handle.createWriteStream({ flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* entriesOf({ database, folder }: { readonly database: string; readonly folder: string }) {
  yield* entry(DATABASE, await readFile(database));
  const store = folderStore(folder);
  for await (const { id } of store.list()) {
    const bytes = await store.get(id);
    // Removed since it was listed.
    if (bytes) yield* entry(FOLDER + id, bytes);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function* entry(name: string, bytes: Uint8Array) {
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0, 'latin1');
  head.write(['0000600', '0000000', '0000000', ''].join(END), 100, 'latin1');
  const size = bytes.length.toString(8).padStart(11, '0');
  head.write([size, '0'.repeat(11), `${' '.repeat(8)}0`].join(END), 124, 'latin1');
  head.write(`ustar${END}00`, 257, 'latin1');
  const sum = head.reduce((all, byte) => all + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}${END} `, 148, 'latin1');
  yield head;
  yield bytes;
  const rest = bytes.length % BLOCK;
  if (rest > 0) yield Buffer.alloc(BLOCK - rest);
}

/** Reads a backup of either form, one of the database alone among them. Throws for one that was cut or changed, before anything is made. */
export async function readBackup(file: string): Promise<Packed> {
  let database: Uint8Array | null = null;
  try {
    for await (const { name, bytes } of readEntries(file)) if (name === DATABASE) database ??= bytes;
  } catch (cause) {
    throw new TypeError(`${file} is no whole backup`, { cause });
  }
  return {
    database: database ?? new Uint8Array(await readFile(file)),
    async writeFiles(folder) {
      let count = 0;
      if (database === null) return count;
      const store = folderStore(folder);
      for await (const { name, bytes } of readEntries(file)) {
        const id = name.startsWith(FOLDER) ? name.slice(FOLDER.length) : '';
        if (!isFileId(id)) continue;
        await store.put(id, bytes);
        count += 1;
      }
      return count;
    },
  };
}

/** The entries of an archive to its end, where its checksum stands; of one whose first is no database that is all there is to know. */
async function* readEntries(file: string): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const input = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  const unpacked = input.pipe(createGunzip());
  let ours: boolean | null = null;
  let chunks: Buffer[] = [];
  let missing = BLOCK;
  for await (const chunk of unpacked) {
    if (ours === false) continue;
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing > 0) continue;
    let held = Buffer.concat(chunks);
    ours ??= nameOf(held) === DATABASE;
    let size = wholeOf(held);
    for (; ours && held.length >= BLOCK && held.length >= size; size = wholeOf(held)) {
      if (held[0] !== 0) yield { name: nameOf(held), bytes: held.subarray(BLOCK, BLOCK + sizeOf(held)) };
      held = held.subarray(size);
    }
    // Joined once an entry is there as a whole, not with each piece of it.
    chunks = [held];
    missing = size - held.length;
  }
}

const nameOf = (head: Buffer) => head.toString('latin1', 0, 100).split(END, 1)[0] ?? '';
const sizeOf = (head: Buffer) => parseInt(head.toString('latin1', 124, 135), 8) || 0;

/** Bytes of what begins here: an entry with its head, or one of the empty blocks at the end. */
function wholeOf(held: Buffer): number {
  return held.length < BLOCK ? BLOCK : BLOCK + Math.ceil(sizeOf(held) / BLOCK) * BLOCK;
}
