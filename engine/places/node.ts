/**
 * A node of the trie is eight words side by side, half a cache line, and is named by the offset of the first. The root
 * is 0 and nobody's child, so 0 also means 'no such child'.
 */
export const NODE_WORDS = 8;

/** Ordinal of the most popular place below. */
export const BEST = 0;
/** Bits of the bytes that may follow the node's first byte, and of those that may come behind those. */
export const NEXT = 1;
export const SECOND = 2;
/** From the low byte up: first byte, length of the label, children before the first letter (space, digits), children. */
export const LEAD = 3;
/** Bit n: there is a child for the n-th letter of a .. z. */
export const LETTERS = 4;
/** First child; all lie side by side, sorted by byte. */
export const CHILD = 5;
/** Where the label's bytes lie in the folded names. */
export const LABEL = 6;
/** Index into `top`, or `NONE` for a leaf. */
export const TOP_AT = 7;

/** Set in every mask: what is asked of a byte behind the end of the question. */
export const ANY_BIT = 1 << 29;

const LETTER_A = 97;
const SPACE_BIT = 1 << 26;
const DIGIT_BIT = 1 << 27;
const OTHER_BIT = 1 << 28;

export function bitOf(byte: number): number {
  const letter = byte - LETTER_A;
  if (letter >= 0 && letter < 26) return 1 << letter;
  if (byte === 0x20) return SPACE_BIT;
  return byte >= 48 && byte < 58 ? DIGIT_BIT : OTHER_BIT;
}

export function labelLengthOf(nodes: Uint32Array, node: number): number {
  return ((nodes[node + LEAD] ?? 0) >>> 8) & 0xff;
}

/** Where in `nodeEntry` the node's first entry is told; one past its last is a word further. */
export function entryRow(node: number): number {
  return (node / NODE_WORDS) * 2;
}

/** The child that starts with the byte, or 0: letters by counting bits, anything else by looking. */
export function childFor(nodes: Uint32Array, node: number, byte: number): number {
  const first = nodes[node + CHILD] ?? 0;
  const lead = nodes[node + LEAD] ?? 0;
  const letter = byte - LETTER_A;
  if (letter >= 0 && letter < 26) {
    const letters = nodes[node + LETTERS] ?? 0;
    if ((letters & (1 << letter)) === 0) return 0;
    return first + (((lead >>> 16) & 0xff) + bitCount(letters & ((1 << letter) - 1))) * NODE_WORDS;
  }
  const end = first + (lead >>> 24) * NODE_WORDS;
  for (let child = first; child < end; child += NODE_WORDS)
    if (((nodes[child + LEAD] ?? 0) & 0xff) === byte) return child;
  return 0;
}

/** One past the last child that starts with a space, digit or letter: an edit makes no letter of another script. */
export function lastPlainChild(nodes: Uint32Array, node: number): number {
  const below = ((nodes[node + LEAD] ?? 0) >>> 16) & 0xff;
  return (nodes[node + CHILD] ?? 0) + (below + bitCount(nodes[node + LETTERS] ?? 0)) * NODE_WORDS;
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
