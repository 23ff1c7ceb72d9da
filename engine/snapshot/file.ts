import { requireSound } from './errors.ts';
import type { Column, ColumnType } from './memory.ts';

/** What a file says of itself. A version rises with every change of layout or meaning; an older file is built again, never converted. */
export interface FileKind {
  /** For messages, with its article: `a timetable`. */
  readonly name: string;
  /** Four letters in the byte order of the machine that reads: a file from the other byte order fails on them. */
  readonly magic: number;
  readonly version: number;
}

/** A file that was attached: its text, and its columns in the order in which they were written. */
export interface SnapshotFile {
  readonly text: unknown;
  column<T extends Column>(at: number, type: ColumnType<T>, length: number): T;
}

/** Header words: magic, version, checksum, 64-byte blocks, text offset, text length, columns, then a start block per column. */
const HEADER_WORDS = 7;
const ALIGNMENT = 64;

/** Header, words as JSON, then 64-byte aligned columns; equal contents give equal bytes. */
export function encodeSnapshot(kind: FileKind, contents: unknown, columns: readonly Column[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(contents));
  const textAt = 4 * (HEADER_WORDS + columns.length);
  let at = aligned(textAt + text.length);
  const offsets = columns.map((column) => {
    const offset = at;
    at = aligned(at + column.byteLength);
    return offset;
  });
  requireSound(at < 2 ** 36, () => `${kind.name} of ${at} bytes is too large for one file`);
  const bytes = new Uint8Array(at);
  bytes.set(text, textAt);
  columns.forEach((column, i) => {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offsets[i]);
  });
  const words = new Uint32Array(bytes.buffer);
  const blocks = offsets.map((offset) => offset / ALIGNMENT);
  words.set([kind.magic, kind.version, 0, at / ALIGNMENT, textAt, text.length, columns.length, ...blocks]);
  words[2] = checksum(words);
  return bytes;
}

/**
 * Attaches to the file in `buffer` without a copy. Throws SnapshotError when it is of another kind, version or byte order, damaged,
 * cut short, or of another number of columns.
 */
export function openSnapshot(kind: FileKind, buffer: SharedArrayBuffer, columns: number): SnapshotFile {
  const { name } = kind;
  requireSound(buffer.byteLength >= 4 * HEADER_WORDS && buffer.byteLength % 4 === 0, () => `not ${name}: too short`);
  const words = new Uint32Array(buffer);
  requireSound(words[0] === kind.magic, () => `not ${name} of this byte order`);
  requireSound(words[1] === kind.version, () => `${name} of version ${words[1]}, wanted ${kind.version}`);
  const length = words[3]! * ALIGNMENT;
  requireSound(length === buffer.byteLength, () => `${name} of ${buffer.byteLength} bytes, wanted ${length}`);
  requireSound(words[2] === checksum(words), () => `${name} is damaged: its checksum differs`);
  requireSound(words[6] === columns, () => `${name} of ${words[6]} columns, wanted ${columns}`);
  // TextDecoder takes no shared memory.
  const text = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, words[4], words[5]).slice())) as unknown;
  return {
    text,
    column: (at, type, count) => {
      const start = words[HEADER_WORDS + at]! * ALIGNMENT;
      const fits = start + count * type.BYTES_PER_ELEMENT <= length;
      requireSound(fits, () => `${name} has no room for ${count} values in column ${at}`);
      return new type(buffer, start, count);
    },
  };
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

/** FNV-1a over 32-bit words in four lanes, all words but the checksum itself: finds damage, not intent. */
function checksum(words: Uint32Array): number {
  const PRIME = 0x01000193;
  let [a, b, c, d] = [0x811c9dc5, 0x050c5d1f, 0x1a47e90b, 0x2bd5c1d3];
  a = Math.imul(a ^ words[0]!, PRIME);
  b = Math.imul(b ^ words[1]!, PRIME);
  d = Math.imul(d ^ words[3]!, PRIME);
  const whole = words.length - (words.length % 4);
  for (let i = 4; i < whole; i += 4) {
    a = Math.imul(a ^ words[i]!, PRIME);
    b = Math.imul(b ^ words[i + 1]!, PRIME);
    c = Math.imul(c ^ words[i + 2]!, PRIME);
    d = Math.imul(d ^ words[i + 3]!, PRIME);
  }
  for (let i = whole; i < words.length; i++) a = Math.imul(a ^ words[i]!, PRIME);
  return (Math.imul(Math.imul(Math.imul(a, PRIME) ^ b, PRIME) ^ c, PRIME) ^ d) >>> 0;
}
