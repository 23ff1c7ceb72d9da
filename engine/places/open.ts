import { readSections, type SectionName } from './snapshot.ts';
import { BUCKET, NONE, TOP } from './trie.ts';

/** Views on a snapshot and the scratch of one thread; makes no copies, so every worker opens the same buffer. */
export interface PlaceIndex {
  readonly buffer: SharedArrayBuffer;
  readonly version: string;
  readonly size: number;
  readonly text: Uint8Array;
  readonly folded: Uint8Array;
  readonly nameStart: Uint32Array;
  readonly cityNameStart: Uint32Array;
  /** Ordinal of the place's city, or `NONE`. */
  readonly city: Uint32Array;
  readonly kind: Uint8Array;
  readonly key: Uint32Array;
  readonly country: Uint16Array;
  readonly lat: Float32Array;
  readonly lon: Float32Array;
  readonly zone: Uint16Array;
  /** Base-two logarithm of the weight. */
  readonly score: Float32Array;
  readonly airportStart: Uint32Array;
  readonly airportPlace: Uint32Array;
  readonly airportKm: Uint16Array;
  readonly aliasStart: Uint32Array;
  readonly aliasText: Uint32Array;
  readonly aliasLang: Uint16Array;
  readonly zoneStart: Uint32Array;
  readonly codePlace: Uint32Array;
  readonly metroPlace: Uint32Array;
  readonly cityId: Uint32Array;
  readonly cityPlace: Uint32Array;
  readonly entryKey: Uint32Array;
  readonly entryLength: Uint8Array;
  readonly entryPlace: Uint32Array;
  readonly nodes: Uint32Array;
  readonly nodeEntry: Uint32Array;
  readonly top: Uint32Array;
  readonly spellingSlot: Uint32Array;
  readonly spellingRow: Uint32Array;
  /** Places before this one are well known enough to answer a question alone. */
  readonly strong: number;
  /** First ordinal less popular than each step of `SCORE_STEP` below 0. */
  readonly ordinalBelow: Uint32Array;
  readonly scratch: Scratch;
}

/** The most answers one question can have. */
export const MAX_RESULTS = 64;
export const MAX_QUERY = 96;
/** So many entries are looked at for places with one name. */
export const MAX_NAMESAKES = 64;

export interface Scratch {
  readonly query: Uint8Array;
  /** Of each byte of the question its bit, see `bitOf`; behind the end `ANY_BIT`. */
  readonly bits: Int32Array;
  /** Is the question ASCII, and read whole? */
  plain: boolean;
  /** Places found, in order, and the edits that each costs. */
  readonly found: Uint32Array;
  readonly edits: Uint8Array;
  readonly heapRank: Float64Array;
  readonly heapItem: Float64Array;
  /** Accepted places of which the last question was a whole name, the best known first, and how many. */
  readonly named: Uint32Array;
  namesakes: number;
  /** The first of them, or `NONE`; always among those found. */
  exact: number;
  /** How many of the found really start with the last question; 0 where all are misspellings. */
  starts: number;
  /** Trie nodes and entries looked at for the last question: the bound that tests hold. */
  work: number;
}

/** Throws `SnapshotError` for a file that is not ours, another layout, cut short or damaged. Linear in bytes, no parsing. */
export function createPlaceIndex(buffer: SharedArrayBuffer): PlaceIndex {
  const sections = readSections(buffer);
  const at = (name: SectionName) => sections.get(name) ?? ([0, 0] as const);
  const u8 = (name: SectionName) => new Uint8Array(buffer, ...at(name));
  const u16 = (name: SectionName) => new Uint16Array(buffer, at(name)[0], at(name)[1] / 2);
  const u32 = (name: SectionName) => new Uint32Array(buffer, at(name)[0], at(name)[1] / 4);
  const f32 = (name: SectionName) => new Float32Array(buffer, at(name)[0], at(name)[1] / 4);
  const score = f32('score');
  return {
    buffer,
    version: new TextDecoder().decode(u8('meta').slice()),
    size: u8('kind').length,
    text: u8('text'),
    folded: u8('folded'),
    nameStart: u32('nameStart'),
    cityNameStart: u32('cityNameStart'),
    city: u32('city'),
    kind: u8('kind'),
    key: u32('key'),
    country: u16('country'),
    lat: f32('lat'),
    lon: f32('lon'),
    zone: u16('zone'),
    score,
    airportStart: u32('airportStart'),
    airportPlace: u32('airportPlace'),
    airportKm: u16('airportKm'),
    aliasStart: u32('aliasStart'),
    aliasText: u32('aliasText'),
    aliasLang: u16('aliasLang'),
    zoneStart: u32('zoneStart'),
    codePlace: u32('codePlace'),
    metroPlace: u32('metroPlace'),
    cityId: u32('cityId'),
    cityPlace: u32('cityPlace'),
    entryKey: u32('entryKey'),
    entryLength: u8('entryLength'),
    entryPlace: u32('entryPlace'),
    nodes: u32('nodes'),
    nodeEntry: u32('nodeEntry'),
    top: u32('top'),
    spellingSlot: u32('spellingSlot'),
    spellingRow: u32('spellingRow'),
    strong: ordinalsFrom(score, STRONG),
    ordinalBelow: Uint32Array.from({ length: SCORE_STEPS + 1 }, (_, step) => ordinalsFrom(score, -step * SCORE_STEP)),
    scratch: createScratch(),
  };
}

/** A place this well known answers a question by itself; below it a typo is the better guess. */
const STRONG = Math.log2(0.01);
export const SCORE_STEP = 1 / 8;
const SCORE_STEPS = 40 / SCORE_STEP;

/** How many places have at least this score; they are the first. */
function ordinalsFrom(score: Float32Array, least: number): number {
  let low = 0;
  let high = score.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((score[middle] ?? 0) >= least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Heap room for the widest frontier: every pop of the bounded search opens one node of at most 256 children. */
export const MAX_POPS = 512;
const HEAP = MAX_POPS * (256 + TOP + BUCKET);

function createScratch(): Scratch {
  return {
    query: new Uint8Array(MAX_QUERY * 3),
    bits: new Int32Array(MAX_QUERY * 3 + 4),
    plain: true,
    found: new Uint32Array(MAX_RESULTS),
    edits: new Uint8Array(MAX_RESULTS),
    heapRank: new Float64Array(HEAP),
    heapItem: new Float64Array(HEAP),
    named: new Uint32Array(MAX_NAMESAKES),
    namesakes: 0,
    exact: NONE,
    starts: 0,
    work: 0,
  };
}
