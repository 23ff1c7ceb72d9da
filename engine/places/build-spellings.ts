import { ANY_BIT, bitOf, childFor, labelLengthOf, NODE_WORDS, TOP_AT } from './node.ts';
import { about, ABOUT, AT_LEAF, KNOWN, LAST, LENGTHS, packWithout, placeIn, ROW_WORDS, slotOf } from './spellings.ts';
import type { Spellings } from './spellings.ts';
import { NONE, type Trie } from './trie.ts';

interface Draft {
  readonly packed: number;
  readonly words: readonly [cursor: number, behind: number, second: number, about: number];
}

export function buildSpellings(text: Uint8Array, trie: Trie): Spellings {
  const drafts = LENGTHS.flatMap((letters) => draftsOf(text, trie, letters));
  drafts.sort((a, b) => placeIn(a.words[ABOUT]) - placeIn(b.words[ABOUT]));
  const byBeginning = Map.groupBy(drafts, (draft) => draft.packed);
  const slots = 2 ** Math.ceil(Math.log2(Math.max(1, byBeginning.size) * 2));
  const spellingSlot = new Uint32Array(slots * 2);
  const spellingRow = new Uint32Array(drafts.length * ROW_WORDS);
  let at = 0;
  for (const [packed, group] of byBeginning) {
    let slot = slotOf(packed, slots);
    while (spellingSlot[slot * 2] !== 0) slot = (slot + 1) & (slots - 1);
    spellingSlot.set([packed, at], slot * 2);
    for (const { words } of group) {
      spellingRow.set(words, at);
      at += ROW_WORDS;
    }
    const last = at - ROW_WORDS + ABOUT;
    spellingRow[last] = ((spellingRow[last] ?? 0) | LAST) >>> 0;
  }
  return { spellingSlot, spellingRow };
}

/** Entries are sorted, so those with the same beginning lie together. */
function draftsOf(text: Uint8Array, trie: Trie, letters: number): Draft[] {
  const { entryKey, entryLength, entryPlace } = trie;
  const drafts: Draft[] = [];
  const whole = letters + 1;
  let previous = -1;
  let current = { key: 0, best: NONE, behind: ANY_BIT, second: ANY_BIT };
  const close = (): void => {
    if (current.best === NONE) return;
    const cursor = cursorBehind(text, trie.nodes, current.key, whole);
    for (let position = 0; position < whole; position += 1) {
      drafts.push({
        packed: packWithout(text, current.key, whole, position),
        words: [
          cursor,
          current.behind,
          current.second,
          about(current.best, text[current.key + position] ?? 0, position),
        ],
      });
    }
  };
  entryKey.forEach((key, entry) => {
    const place = entryPlace[entry] ?? NONE;
    const length = entryLength[entry] ?? 0;
    if (place >= KNOWN || length < whole || !isAscii(text, key, whole)) return;
    const packed = packWithout(text, key, whole - 1, whole) * 256 + (text[key + whole - 1] ?? 0);
    if (packed !== previous) {
      close();
      previous = packed;
      current = { key, best: place, behind: ANY_BIT, second: ANY_BIT };
    }
    current.best = Math.min(current.best, place);
    if (length > whole) current.behind |= bitOf(text[key + whole] ?? 0);
    if (length > whole + 1) current.second |= bitOf(text[key + whole + 1] ?? 0);
  });
  close();
  return drafts;
}

function isAscii(text: Uint8Array, from: number, length: number): boolean {
  for (let i = from; i < from + length; i += 1) if ((text[i] ?? 0) > 127) return false;
  return true;
}

/** Node and offset in its label behind the first `length` bytes of a key that is in the trie. */
function cursorBehind(text: Uint8Array, nodes: Uint32Array, key: number, length: number): number {
  let node = 0;
  let offset = 0;
  for (let at = 0; at < length; at += 1) {
    if (offset === labelLengthOf(nodes, node)) {
      if (nodes[node + TOP_AT] === NONE) return (node / NODE_WORDS) * 256 + AT_LEAF;
      node = childFor(nodes, node, text[key + at] ?? 0);
      offset = 0;
    }
    offset += 1;
  }
  return (node / NODE_WORDS) * 256 + offset;
}
