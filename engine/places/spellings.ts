import { NONE } from './trie.ts';

/**
 * Beginnings of well-known names with one of their first letters left out. A question with an edit there agrees with
 * one of them, so that the crowded top of the trie need not be walked.
 */
export interface Spellings {
  /** Hash slots: a beginning's bytes as one number (0 for none) and its first row. */
  readonly spellingSlot: Uint32Array;
  /** Rows of `ROW_WORDS`, those of one beginning side by side, the most popular first. */
  readonly spellingRow: Uint32Array;
}

/** Places that count as well known here. */
export const KNOWN = 16_000;

/** How many letters a beginning has without the one left out: one less than the question, at most the last. */
export const LENGTHS = [2, 3, 4] as const;
export const LONGEST = LENGTHS[2];

export const ROW_WORDS = 4;
/** Where the trie goes on behind the whole beginning: node and offset in its label, `AT_LEAF` for 'compare the entries'. */
export const CURSOR = 0;
/** As in a node, for the two bytes behind. */
export const BEHIND = 1;
export const BEHIND_SECOND = 2;
/** From the low bit up: most popular place, the letter left out, its position; the top bit marks the last row. */
export const ABOUT = 3;
export const AT_LEAF = 255;
export const LAST = 1 << 31;
const LETTER_AT = 15;
const POSITION_AT = 23;

export function about(place: number, letter: number, position: number): number {
  return place | (letter << LETTER_AT) | (position << POSITION_AT);
}

export function placeIn(row: number): number {
  return row & ((1 << LETTER_AT) - 1);
}

export function letterIn(row: number): number {
  return (row >>> LETTER_AT) & 0xff;
}

export function positionIn(row: number): number {
  return (row >>> POSITION_AT) & 0xf;
}

export function isLast(row: number): boolean {
  return row >>> 31 === 1;
}

export function slotOf(packed: number, slots: number): number {
  return (Math.imul(packed, 0x9e3779b1) >>> 7) & (slots - 1);
}

/** So many bytes but the one at `without` as one number; all where that is past them. Four fit. */
export function packWithout(bytes: Uint8Array, from: number, length: number, without: number): number {
  let packed = 0;
  for (let i = 0; i < length; i += 1) if (i !== without) packed = (packed << 8) | (bytes[from + i] ?? 0);
  return packed >>> 0;
}

/** First row of a beginning, or `NONE`. */
export function firstRow({ spellingSlot }: Spellings, packed: number): number {
  const slots = spellingSlot.length / 2;
  for (let slot = slotOf(packed, slots); ; slot = (slot + 1) & (slots - 1)) {
    const found = spellingSlot[slot * 2];
    if (found === packed) return spellingSlot[slot * 2 + 1] ?? NONE;
    if (found === 0) return NONE;
  }
}
