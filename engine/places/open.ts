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
  readonly nodeChild: Uint32Array;
  readonly nodeChildren: Uint8Array;
  readonly nodeByte: Uint8Array;
  readonly nodeLetters: Uint32Array;
  readonly nodeBelow: Uint8Array;
  readonly nodeLabel: Uint32Array;
  readonly nodeLabelLength: Uint8Array;
  readonly nodeEntry: Uint32Array;
  readonly nodeTop: Uint32Array;
  readonly top: Uint32Array;
  readonly nodeBest: Uint32Array;
  readonly scratch: Scratch;
}

/** The most answers one question can have. */
export const MAX_RESULTS = 64;
export const MAX_QUERY = 96;

export interface Scratch {
  readonly query: Uint8Array;
  /** Places found, in order, and what each costs in edits. */
  readonly found: Uint32Array;
  readonly score: Float64Array;
  readonly heapRank: Float64Array;
  readonly heapItem: Float64Array;
  /** The best known place of which the last question was a whole name, or `NONE`; always among those found. */
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
    score: f32('score'),
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
    nodeChild: u32('nodeChild'),
    nodeChildren: u8('nodeChildren'),
    nodeByte: u8('nodeByte'),
    nodeLetters: u32('nodeLetters'),
    nodeBelow: u8('nodeBelow'),
    nodeLabel: u32('nodeLabel'),
    nodeLabelLength: u8('nodeLabelLength'),
    nodeEntry: u32('nodeEntry'),
    nodeTop: u32('nodeTop'),
    top: u32('top'),
    nodeBest: u32('nodeBest'),
    scratch: createScratch(),
  };
}

/** Heap room for the widest frontier: every pop of the bounded search opens one node of at most 256 children. */
export const MAX_POPS = 512;
const HEAP = MAX_POPS * (256 + TOP + BUCKET);

function createScratch(): Scratch {
  return {
    query: new Uint8Array(MAX_QUERY * 3),
    found: new Uint32Array(MAX_RESULTS),
    score: new Float64Array(MAX_RESULTS),
    heapRank: new Float64Array(HEAP),
    heapItem: new Float64Array(HEAP),
    exact: NONE,
    starts: 0,
    work: 0,
  };
}
