import { ANY_BIT, BEST, bitOf, CHILD, LABEL, LEAD, LETTERS, NEXT, NODE_WORDS, SECOND, TOP_AT } from './node.ts';
import type { Entries, Nodes, Ranks, Trie } from './trie.ts';

/**
 * Lays the nodes out for reading: children stay side by side, families with the most popular places come first, so that
 * the few thousand places nearly every question is about share a small part of memory.
 */
export function packNodes(
  text: Uint8Array,
  entries: Entries,
  nodes: Nodes,
  { nodeTop, nodeBest }: Ranks,
): Pick<Trie, 'nodes' | 'nodeEntry'> {
  const count = nodes.first.length;
  const position = placeFamilies(nodes, nodeBest);
  const followers = followersOf(text, entries, nodes);
  const packed = new Uint32Array(count * NODE_WORDS);
  const nodeEntry = new Uint32Array(count * 2);
  for (let node = 0; node < count; node += 1) {
    const to = position[node] ?? 0;
    const at = to * NODE_WORDS;
    const child = nodes.child[node] ?? 0;
    const children = nodes.children[node] ?? 0;
    const { letters, below } = lettersOf(nodes, child, children);
    packed[at + BEST] = nodeBest[node] ?? 0;
    packed[at + NEXT] = followers.next[node] ?? 0;
    packed[at + SECOND] = followers.second[node] ?? 0;
    packed[at + LEAD] =
      ((nodes.byte[node] ?? 0) | ((nodes.labelLength[node] ?? 0) << 8) | (below << 16) | (children << 24)) >>> 0;
    packed[at + LETTERS] = letters;
    packed[at + CHILD] = children === 0 ? 0 : (position[child] ?? 0) * NODE_WORDS;
    packed[at + LABEL] = nodes.label[node] ?? 0;
    packed[at + TOP_AT] = nodeTop[node] ?? 0;
    nodeEntry[to * 2] = nodes.first[node] ?? 0;
    nodeEntry[to * 2 + 1] = nodes.last[node] ?? 0;
  }
  return { nodes: packed, nodeEntry };
}

function placeFamilies(nodes: Nodes, nodeBest: Uint32Array): Uint32Array {
  const position = new Uint32Array(nodes.first.length);
  const parents = Uint32Array.from(nodes.first, (_, node) => node).filter((node) => (nodes.children[node] ?? 0) > 0);
  parents.sort((a, b) => (nodeBest[a] ?? 0) - (nodeBest[b] ?? 0) || a - b);
  let next = 1;
  for (const parent of parents) {
    const child = nodes.child[parent] ?? 0;
    for (let i = 0; i < (nodes.children[parent] ?? 0); i += 1) position[child + i] = next++;
  }
  return position;
}

/**
 * Which bytes come first, and which second, behind the first byte of each node's label in any key below it. Children
 * come after their parents, so one pass from the end knows theirs.
 */
function followersOf(text: Uint8Array, entries: Entries, nodes: Nodes) {
  const next = new Uint32Array(nodes.first.length);
  const second = new Uint32Array(nodes.first.length);
  for (let node = nodes.first.length - 1; node >= 0; node -= 1) {
    const child = nodes.child[node] ?? 0;
    const end = child + (nodes.children[node] ?? 0);
    let firstBytes = ANY_BIT;
    let theirNext = ANY_BIT;
    for (let at = child; at < end; at += 1) {
      firstBytes |= bitOf(nodes.byte[at] ?? 0);
      theirNext |= next[at] ?? 0;
    }
    const label = nodes.label[node] ?? 0;
    const length = nodes.labelLength[node] ?? 0;
    if (child === end) [next[node], second[node]] = followersAtEnd(text, entries, nodes, node);
    else {
      next[node] = length > 1 ? bitOf(text[label + 1] ?? 0) | ANY_BIT : firstBytes;
      second[node] = length > 2 ? bitOf(text[label + 2] ?? 0) | ANY_BIT : length === 2 ? firstBytes : theirNext;
    }
  }
  return { next, second };
}

/** The same where no node is below: from the keys themselves. */
function followersAtEnd(text: Uint8Array, { entryKey, entryLength }: Entries, nodes: Nodes, node: number) {
  const depth = (nodes.depth[node] ?? 0) - (nodes.labelLength[node] ?? 0) + 1;
  let next = ANY_BIT;
  let second = ANY_BIT;
  for (let entry = nodes.first[node] ?? 0; entry < (nodes.last[node] ?? 0); entry += 1) {
    const key = entryKey[entry] ?? 0;
    const length = entryLength[entry] ?? 0;
    if (depth < length) next |= bitOf(text[key + depth] ?? 0);
    if (depth + 1 < length) second |= bitOf(text[key + depth + 1] ?? 0);
  }
  return [next, second] as const;
}

function lettersOf(nodes: Nodes, child: number, children: number) {
  let letters = 0;
  let below = 0;
  for (let at = child; at < child + children; at += 1) {
    const letter = (nodes.byte[at] ?? 0) - 97;
    if (letter < 0) below += 1;
    else if (letter < 26) letters |= 1 << letter;
  }
  return { letters, below };
}
