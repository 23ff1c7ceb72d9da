import { rankBestFirst } from './best-first.ts';
import { BEST, childFor, entryRow, LABEL, labelLengthOf, NEXT, SECOND, TOP_AT } from './node.ts';
import { MAX_NAMESAKES, type PlaceIndex } from './open.ts';
import { addExact, rank, type Ranking } from './ranking.ts';
import { NONE, TOP } from './trie.ts';

/** A landing: the node where the question ended and how much of it the entries there have yet to match. */
export interface Landing {
  node: number;
  /** Bytes of the question consumed on the way; short of all only at a leaf. */
  used: number;
  /** Did the question end where the node's label does? */
  atEnd: boolean;
}

/** Follows the question's bytes `from .. to` below a cursor; false when nothing before `bound` in popularity starts so. */
export function descend(
  index: PlaceIndex,
  landing: Landing,
  start: number,
  labelAt: number,
  from: number,
  to: number,
  bound: number,
): boolean {
  const { folded, nodes, scratch } = index;
  const { query, bits } = scratch;
  let node = start;
  let at = from;
  let offset = labelAt;
  for (;;) {
    scratch.work += 1;
    const labelLength = labelLengthOf(nodes, node);
    if (offset < labelLength && at < to) {
      const label = nodes[node + LABEL] ?? 0;
      do {
        if (folded[label + offset] !== query[at]) return false;
        offset += 1;
        at += 1;
      } while (offset < labelLength && at < to);
    }
    if (at === to || nodes[node + TOP_AT] === NONE) {
      landing.node = node;
      landing.used = at;
      landing.atEnd = offset === labelLength;
      return true;
    }
    node = childFor(nodes, node, query[at] ?? 0);
    if (node === 0 || (nodes[node + BEST] ?? NONE) >= bound) return false;
    at += 1;
    offset = 1;
    if (at < to && !mayFollow(nodes, node, bits[at] ?? 0, bits[at + 1] ?? 0)) return false;
  }
}

/** May these two bytes, given by their bits, come behind the node's first? */
function mayFollow(nodes: Uint32Array, node: number, next: number, second: number): boolean {
  return ((nodes[node + NEXT] ?? 0) & next) !== 0 && ((nodes[node + SECOND] ?? 0) & second) !== 0;
}

/** Depth in the keys at which a node's label ends. */
export function depthOf(index: PlaceIndex, node: number): number {
  const first = index.nodeEntry[entryRow(node)] ?? 0;
  return (index.nodes[node + LABEL] ?? 0) + labelLengthOf(index.nodes, node) - (index.entryKey[first] ?? 0);
}

/** Does the entry go on with the query's bytes `from .. to` at `depth`? */
function goesOn(index: PlaceIndex, entry: number, depth: number, from: number, to: number): boolean {
  const { folded, entryKey, entryLength, scratch } = index;
  scratch.work += 1;
  if (depth + to - from > (entryLength[entry] ?? 0)) return false;
  const key = (entryKey[entry] ?? 0) + depth;
  for (let i = from; i < to; i += 1) if (folded[key + i - from] !== scratch.query[i]) return false;
  return true;
}

/** Ranks every place below a landing, each for `edits`; at an inner node stops at the first that is too weak. */
export function rankLanding(index: PlaceIndex, ranking: Ranking, landing: Landing, to: number, edits: number): void {
  const { nodes, top, nodeEntry, entryPlace } = index;
  const { node, used } = landing;
  const topAt = nodes[node + TOP_AT] ?? NONE;
  if (topAt !== NONE) {
    for (let i = topAt; i < topAt + TOP; i += 1) {
      const place = top[i] ?? NONE;
      if (place === NONE || !rank(index, ranking, place, edits)) return;
    }
    return;
  }
  const depth = depthOf(index, node);
  const row = entryRow(node);
  const last = nodeEntry[row + 1] ?? 0;
  for (let entry = nodeEntry[row] ?? 0; entry < last; entry += 1) {
    const place = entryPlace[entry] ?? NONE;
    if (place < ranking.bound && (used === to || goesOn(index, entry, depth, used, to))) {
      rank(index, ranking, place, edits);
    }
  }
}

/** Keys lie in their names: one that does not begin its name follows a space. */
function isSuffix(index: PlaceIndex, entry: number): boolean {
  return index.folded[(index.entryKey[entry] ?? 0) - 1] === 0x20;
}

/** Leaves the accepted places of which the question is a whole name in `scratch.named`: entries of one key go by popularity. */
export function findNamed(index: PlaceIndex, landing: Landing, to: number, accept: Ranking['accept']): void {
  const { nodes, nodeEntry, entryLength, entryPlace, scratch } = index;
  const inner = nodes[landing.node + TOP_AT] !== NONE;
  if (inner && !landing.atEnd) return;
  const row = entryRow(landing.node);
  const first = nodeEntry[row] ?? 0;
  const last = Math.min(nodeEntry[row + 1] ?? 0, first + MAX_NAMESAKES);
  let depth = -1;
  for (let entry = first; entry < last; entry += 1) {
    const whole = entryLength[entry] === to;
    if (!whole && inner) break;
    if (!whole || isSuffix(index, entry)) continue;
    if (depth < 0) depth = depthOf(index, landing.node);
    if (!goesOn(index, entry, depth, landing.used, to)) continue;
    const place = entryPlace[entry] ?? NONE;
    if (accept === undefined || accept(place)) scratch.named[scratch.namesakes++] = place;
  }
}

/**
 * The accepted places below a landing in popularity order: those stored at the node where they suffice, else best-first
 * over the trie, at most `MAX_POPS` nodes opened.
 */
export function rankExactly(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  to: number,
  accept: ((place: number) => boolean) | undefined,
): void {
  const topAt = index.nodes[landing.node + TOP_AT] ?? NONE;
  if (topAt === NONE) {
    addEntries(index, ranking, landing, to, accept);
    return;
  }
  for (let i = topAt; i < topAt + TOP && ranking.count < ranking.limit; i += 1) {
    const place = index.top[i] ?? NONE;
    if (place === NONE) return;
    if (accept === undefined || accept(place)) addExact(index, ranking, place);
  }
  if (ranking.count < ranking.limit) rankBestFirst(index, ranking, landing.node, accept);
}

function addEntries(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  to: number,
  accept: ((place: number) => boolean) | undefined,
): void {
  const { nodeEntry, entryPlace } = index;
  const { node, used } = landing;
  const depth = used === to ? 0 : depthOf(index, node);
  const row = entryRow(node);
  const last = nodeEntry[row + 1] ?? 0;
  for (let entry = nodeEntry[row] ?? 0; entry < last; entry += 1) {
    if (used < to && !goesOn(index, entry, depth, used, to)) continue;
    const place = entryPlace[entry] ?? NONE;
    if (accept === undefined || accept(place)) addExact(index, ranking, place);
  }
}
