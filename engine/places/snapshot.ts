import { crc32 } from 'node:zlib';
import { SnapshotError } from './errors.ts';

/** 'WFPL', then a version that changes with the layout below. */
const MAGIC = 0x4c504657;
export const LAYOUT_VERSION = 2;

/** Order is the file's order; never reorder without a new version. */
export const SECTIONS = [
  'meta',
  'text',
  'folded',
  'nameStart',
  'cityNameStart',
  'city',
  'kind',
  'key',
  'country',
  'lat',
  'lon',
  'zone',
  'score',
  'airportStart',
  'airportPlace',
  'airportKm',
  'aliasStart',
  'aliasText',
  'aliasLang',
  'zoneStart',
  'codePlace',
  'metroPlace',
  'cityId',
  'cityPlace',
  'entryKey',
  'entryLength',
  'entryPlace',
  'nodes',
  'nodeEntry',
  'top',
  'spellingSlot',
  'spellingRow',
] as const;
export type SectionName = (typeof SECTIONS)[number];

const HEADER_WORDS = 4;
/** A line of the cache: a node and a top list never straddle two. */
const ALIGN = 64;

/**
 * One file: magic, version, checksum and length, then offset and byte length of every section, then the sections,
 * each on a 64-byte boundary so that any typed array can lie on it without a copy.
 */
export function writeSnapshot(sections: Readonly<Record<SectionName, ArrayBufferView>>): SharedArrayBuffer {
  let offset = align((HEADER_WORDS + SECTIONS.length * 2) * 4);
  const table: number[] = [];
  for (const name of SECTIONS) {
    table.push(offset, sections[name].byteLength);
    offset = align(offset + sections[name].byteLength);
  }
  const buffer = new SharedArrayBuffer(offset);
  const bytes = new Uint8Array(buffer);
  const words = new Uint32Array(buffer);
  words.set(table, HEADER_WORDS);
  SECTIONS.forEach((name, index) => {
    const view = sections[name];
    bytes.set(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), table[index * 2]);
  });
  words.set([MAGIC, LAYOUT_VERSION, checksum(buffer), offset]);
  return buffer;
}

/** Offset and byte length of every section. Throws `SnapshotError` for a file that is not ours, another version, cut short or damaged. */
export function readSections(
  buffer: SharedArrayBuffer,
): ReadonlyMap<SectionName, readonly [offset: number, length: number]> {
  if (buffer.byteLength < HEADER_WORDS * 4 || buffer.byteLength % 4 !== 0) throw new SnapshotError('too short');
  const words = new Uint32Array(buffer);
  if (words[0] !== MAGIC) throw new SnapshotError('not a places snapshot');
  if (words[1] !== LAYOUT_VERSION) throw new SnapshotError(`layout ${words[1]}, expected ${LAYOUT_VERSION}`);
  if (words[3] !== buffer.byteLength) throw new SnapshotError('cut short');
  if (words[2] !== checksum(buffer)) throw new SnapshotError('checksum differs');
  return new Map(
    SECTIONS.map((name, index) => [
      name,
      [words[HEADER_WORDS + index * 2] ?? 0, words[HEADER_WORDS + index * 2 + 1] ?? 0] as const,
    ]),
  );
}

/** Of everything behind the header's first four words, which are checked one by one. */
function checksum(buffer: SharedArrayBuffer): number {
  return crc32(new Uint8Array(buffer, HEADER_WORDS * 4));
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGN) * ALIGN;
}
