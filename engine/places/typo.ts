import type { PlaceIndex } from './open.ts';
import { childFor, depthOf, descend, rankLanding, type Landing } from './prefix.ts';
import { EDIT_COST, rank, type Ranking } from './ranking.ts';
import { NONE } from './trie.ts';

/** Nodes and entries that one question may look at; past it the answer is what was found so far. */
export const MAX_WORK = 40_000;

/** Powers of two of popularity behind the best answer beyond which a misspelling is only noise. */
const IRRELEVANT = 12;

/** What a walk carries along; one per question. */
interface Walk {
  readonly index: PlaceIndex;
  readonly ranking: Ranking;
  readonly landing: Landing;
  /** Bytes of the query. */
  readonly length: number;
  /** Edits allowed in all. */
  readonly most: number;
  /** Only places before this one: the better known. */
  readonly floor: number;
}

/**
 * Ranks places with a key that starts within `most` edits of the query (insert, delete, substitute, swap of two
 * neighbours: Damerau's four; of two edits none on the first letter), among places before `floor` in popularity. Where the next byte agrees it is taken without branching: an edit there never beats it.
 */
export function walkTypos(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  length: number,
  most: number,
  floor = NONE,
): void {
  const walk = { index, ranking, landing, length, most, floor };
  const first = most > 1 && index.nodeLabelLength[0] === 0 ? childFor(index, 0, index.scratch.query[0] ?? 0) : -1;
  if (first >= 0) step(walk, first, 1, 1, most);
  else step(walk, 0, 0, 0, most);
}

function step(walk: Walk, node: number, labelAt: number, queryAt: number, edits: number): void {
  const { index, landing, length, most } = walk;
  const { folded, nodeLabel, nodeLabelLength, nodeTop, scratch } = index;
  const { query } = scratch;
  if (edits === 0) {
    if (descend(index, landing, node, labelAt, queryAt, length, walk.floor)) {
      rankLanding(index, walk.ranking, landing, length, most);
    }
    return;
  }
  scratch.work += 1;
  if (scratch.work > MAX_WORK) return;
  const label = nodeLabel[node] ?? 0;
  const labelLength = nodeLabelLength[node] ?? 0;
  let offset = labelAt;
  let at = queryAt;
  while (offset < labelLength && at < length && folded[label + offset] === query[at]) {
    offset += 1;
    at += 1;
  }
  if (at === length) {
    landing.node = node;
    landing.used = at;
    rankLanding(index, walk.ranking, landing, length, most - edits);
  } else if (offset < labelLength) {
    const swapped = at + 1 < length && folded[label + offset] === query[at + 1];
    step(walk, node, offset, at + 1, edits - 1);
    step(walk, node, offset + 1, at, edits - 1);
    step(walk, node, offset + 1, at + 1, edits - 1);
    if (swapped) take(walk, node, offset + 1, query[at] ?? 0, at + 2, edits - 1);
  } else if (nodeTop[node] === NONE) stepEntries(walk, node, at, edits);
  else stepChildren(walk, node, at, edits);
}

function stepChildren(walk: Walk, node: number, at: number, edits: number): void {
  const { nodeChild, nodeChildren, nodeByte, nodeLabelLength, scratch } = walk.index;
  const byte = scratch.query[at] ?? 0;
  const following = at + 1 < walk.length ? (scratch.query[at + 1] ?? 0) : -1;
  const first = nodeChild[node] ?? 0;
  const end = first + (nodeChildren[node] ?? 0);
  const same = childFor(walk.index, node, byte);
  if (same >= 0) step(walk, same, 1, at + 1, edits);
  for (let child = first; child < end; child += 1) {
    const next = nodeByte[child] ?? 0;
    if (next === byte || isHopeless(walk, child, walk.most - edits + 1)) continue;
    if (edits > 1 || following < 0 || mayGoOn(walk.index, child, following)) step(walk, child, 1, at + 1, edits - 1);
    if (edits > 1 || mayGoOn(walk.index, child, byte)) step(walk, child, 1, at, edits - 1);
    if (next === following) take(walk, child, 1, byte, at + 2, edits - 1);
  }
  if (edits > 1 || following < 0 || childFor(walk.index, node, following) >= 0) {
    step(walk, node, nodeLabelLength[node] ?? 0, at + 1, edits - 1);
  }
}

/**
 * Can nothing below the node, at so many edits, enter the answer? True below the floor, for what is weaker than the
 * last of a full answer, and for what is `IRRELEVANT` times less known than the best.
 */
function isHopeless(walk: Walk, node: number, edits: number): boolean {
  const { nodeBest, score, scratch } = walk.index;
  const { count, limit } = walk.ranking;
  const best = nodeBest[node] ?? NONE;
  if (best >= walk.floor) return true;
  if (count === 0) return false;
  const value = (score[best] ?? 0) - edits * EDIT_COST;
  return value < (scratch.score[0] ?? 0) - IRRELEVANT || (count === limit && value < (scratch.score[count - 1] ?? 0));
}

/** Could the byte follow the child's first? Spares most of the walk's calls. */
function mayGoOn(index: PlaceIndex, child: number, byte: number): boolean {
  if ((index.nodeLabelLength[child] ?? 0) > 1) return index.folded[(index.nodeLabel[child] ?? 0) + 1] === byte;
  const letter = byte - 97;
  if (letter < 0 || letter > 25 || index.nodeTop[child] === NONE) return true;
  return ((index.nodeLetters[child] ?? 0) & (1 << letter)) !== 0;
}

/** Goes on only where the next byte is `byte`: the second half of a swap. */
function take(walk: Walk, node: number, labelAt: number, byte: number, at: number, edits: number): void {
  const { folded, nodeLabel, nodeLabelLength, nodeTop } = walk.index;
  if (labelAt < (nodeLabelLength[node] ?? 0)) {
    if (folded[(nodeLabel[node] ?? 0) + labelAt] === byte) step(walk, node, labelAt + 1, at, edits);
  } else if (nodeTop[node] === NONE) stepEntries(walk, node, at, edits, byte);
  else {
    const child = childFor(walk.index, node, byte);
    if (child >= 0) step(walk, child, 1, at, edits);
  }
}

/** At a leaf the few entries are compared one by one; `expected` is the byte a swap still owes. */
function stepEntries(walk: Walk, node: number, at: number, edits: number, expected = -1): void {
  const { index, ranking, most } = walk;
  const { folded, nodeEntry, entryKey, entryLength, entryPlace, scratch } = index;
  const depth = depthOf(index, node);
  const last = nodeEntry[node * 2 + 1] ?? 0;
  for (let entry = nodeEntry[node * 2] ?? 0; entry < last; entry += 1) {
    if ((entryPlace[entry] ?? NONE) > walk.floor) continue;
    scratch.work += 1;
    const key = entryKey[entry] ?? 0;
    const end = key + (entryLength[entry] ?? 0);
    let from = key + depth;
    if (expected >= 0) {
      if (from >= end || folded[from] !== expected) continue;
      from += 1;
    }
    const left = editsLeft(walk, from, end, at, edits);
    if (left >= 0) rank(index, ranking, entryPlace[entry] ?? 0, most - left);
  }
}

/** Edits left after matching the rest of the query against the start of the key's bytes `from .. end`; -1 for no match. */
function editsLeft(walk: Walk, from: number, end: number, queryAt: number, edits: number): number {
  const { folded } = walk.index;
  const { query } = walk.index.scratch;
  let key = from;
  let at = queryAt;
  while (at < walk.length && key < end && folded[key] === query[at]) {
    key += 1;
    at += 1;
  }
  if (at === walk.length) return edits;
  if (edits === 0) return -1;
  let best = editsLeft(walk, key, end, at + 1, edits - 1);
  if (key === end) return best;
  best = Math.max(best, editsLeft(walk, key + 1, end, at, edits - 1), editsLeft(walk, key + 1, end, at + 1, edits - 1));
  const swapped =
    at + 1 < walk.length && key + 1 < end && folded[key] === query[at + 1] && folded[key + 1] === query[at];
  return swapped ? Math.max(best, editsLeft(walk, key + 2, end, at + 2, edits - 1)) : best;
}
