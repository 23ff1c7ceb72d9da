import { COLUMNS } from './columns.ts';
import type { Counts } from './columns.ts';
import { requireThat } from './errors.ts';
import { validateColumns } from './structure.ts';
import type { Timetable } from './types.ts';

/** Rises with every change of layout or meaning; an older file is built again, never converted. */
const VERSION = 1;
/** `WFTT` in the byte order of the machine that reads: a file from the other byte order fails on it. */
const MAGIC = 0x54544657;
/** Header words: magic, version, checksum, byte length, text offset, text length, columns, then an offset per column. */
const HEADER_WORDS = 7;
const ALIGNMENT = 64;

interface Text {
  readonly firstDay: number;
  readonly counts: Counts;
  readonly airports: Pick<Timetable['airports'], 'code' | 'countryCode'>;
  readonly zones: Pick<Timetable['zones'], 'name'>;
  readonly carriers: Pick<Timetable['carriers'], 'code' | 'name' | 'allianceName'>;
  readonly configs: Pick<Timetable['configs'], 'aircraft' | 'aircraftName'>;
}

/** The timetable as one file: header, strings as JSON, then 64-byte aligned columns; equal timetables give equal bytes. */
export function encodeTimetable(tt: Timetable): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(textOf(tt)));
  const textAt = 4 * (HEADER_WORDS + COLUMNS.length);
  let at = aligned(textAt + text.length);
  const offsets = COLUMNS.map(([part, column]) => {
    const offset = at;
    at = aligned(at + columnOf(tt, part, column).byteLength);
    return offset;
  });
  requireThat(at < 2 ** 32, () => `a timetable of ${at} bytes is too large for one file`);
  const bytes = new Uint8Array(at);
  bytes.set(text, textAt);
  COLUMNS.forEach(([part, column], i) => {
    const values = columnOf(tt, part, column);
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), offsets[i]);
  });
  const words = new Uint32Array(bytes.buffer);
  words.set([MAGIC, VERSION, 0, at, textAt, text.length, COLUMNS.length, ...offsets]);
  words[2] = checksum(words);
  return bytes;
}

/**
 * Attaches columns to the file in `buffer` without a copy. Throws TimetableError when the file is of another version or
 * byte order, damaged, cut short, or its columns contradict each other.
 */
export function decodeTimetable(buffer: SharedArrayBuffer): Timetable {
  requireThat(buffer.byteLength >= 4 * HEADER_WORDS && buffer.byteLength % 4 === 0, () => 'no timetable: too short');
  const words = new Uint32Array(buffer);
  requireThat(words[0] === MAGIC, () => 'no timetable of this byte order');
  requireThat(words[1] === VERSION, () => `timetable of version ${words[1]}, wanted ${VERSION}`);
  requireThat(words[3] === buffer.byteLength, () => `timetable of ${buffer.byteLength} bytes, wanted ${words[3]}`);
  requireThat(words[2] === checksum(words), () => 'the timetable is damaged: its checksum differs');
  requireThat(words[6] === COLUMNS.length, () => `timetable of ${words[6]} columns, wanted ${COLUMNS.length}`);
  // TextDecoder takes no shared memory.
  const text = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, words[4], words[5]).slice())) as Text;
  const { counts } = text;
  const { airports, zones, carriers, configs } = text;
  const parts = { airports, zones, carriers, configs, pairs: {}, flights: {}, codeshares: {} };
  const columns: Record<string, Record<string, unknown>> = parts;
  COLUMNS.forEach(([part, column, type, length], i) => {
    const View: new (memory: SharedArrayBuffer, offset: number, length: number) => unknown = type;
    columns[part]![column] = new View(buffer, words[HEADER_WORDS + i]!, length(counts));
  });
  for (const part of ['airports', 'zones', 'carriers', 'configs', 'pairs', 'flights'] as const) {
    columns[part]!.count = counts[part];
  }
  const tt = { firstDay: text.firstDay, dayCount: counts.days, ...parts } as unknown as Timetable;
  validateColumns(tt);
  return tt;
}

function textOf(tt: Timetable): Text {
  const { airports, zones, carriers, configs, pairs, flights, codeshares } = tt;
  return {
    firstDay: tt.firstDay,
    counts: {
      days: tt.dayCount,
      airports: airports.count,
      zones: zones.count,
      carriers: carriers.count,
      configs: configs.count,
      pairs: pairs.count,
      flights: flights.count,
      codeshares: codeshares.carrier.length,
    },
    airports: { code: airports.code, countryCode: airports.countryCode },
    zones: { name: zones.name },
    carriers: { code: carriers.code, name: carriers.name, allianceName: carriers.allianceName },
    configs: { aircraft: configs.aircraft, aircraftName: configs.aircraftName },
  };
}

function columnOf(tt: Timetable, part: keyof Timetable, column: string): Uint8Array {
  return (tt[part] as unknown as Record<string, Uint8Array>)[column]!;
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
